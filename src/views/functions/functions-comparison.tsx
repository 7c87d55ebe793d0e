/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-redundant-roles --
   Safari drops the roles of a table whose rows are laid out as grids, so they are spelt out. */
import { memo, type CSSProperties } from "react"
import { Price } from "../../ui/price"
import type { FunctionSpace } from "../../content/function-space"
import { brandScope } from "../../theme/brand-scope"
import { fitOf } from "./space-fit"
import { words } from "../../ui/words"
import * as texts from "../../texts/functions"
import "./functions-comparison.css"

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(2)}%`

/** What the minimum comes to for each guest when every seat is taken. */
function ASeat({ space: { minimumSpend, seated } }: { space: FunctionSpace }) {
  if (!minimumSpend || seated === 0) return null
  const amount = Math.ceil(minimumSpend.amount / seated)
  return (
    <span className="functions-comparison__seat">
      {words(texts.aSeat(<Price money={{ ...minimumSpend, amount }} />))}
    </span>
  )
}

/** Named in every cell for small screens, where the row of headings is out of sight. */
const Label = ({ children }: { children: string }) => (
  <span className="functions-comparison__label" aria-hidden="true">
    {children}
  </span>
)

function Row({
  space,
  most,
  guests,
}: {
  space: FunctionSpace
  most: number
  guests: number | undefined
}) {
  const { venue, seated, standing, minimumSpend } = space
  const { style, ...scope } = brandScope(venue.brand)
  const fit = guests === undefined ? undefined : fitOf(space, guests)
  const bars = {
    ...style,
    "--seated": share(Math.min(seated, most), most),
    "--standing": share(standing, most),
  } as CSSProperties
  return (
    <tr
      role="row"
      className={
        fit === "no"
          ? "functions-comparison__row functions-comparison__row--no"
          : "functions-comparison__row"
      }
      {...scope}
      style={bars}
    >
      <th role="rowheader" scope="row" className="functions-comparison__space">
        {fit === "no" ? space.name : <a href={`#${space.slug}`}>{space.name}</a>}
        <span className="functions-comparison__venue">
          {" "}
          {venue.name}, {venue.address.city}
        </span>
        {fit && <span className="functions-comparison__fit"> {texts.FITS[fit]}</span>}
      </th>
      <td role="presentation" aria-hidden="true" className="functions-comparison__bar" />
      <td role="cell" className="functions-comparison__number">
        <Label>{texts.seated}</Label>
        {seated}
      </td>
      <td role="cell" className="functions-comparison__number">
        <Label>{texts.standing}</Label>
        {standing}
      </td>
      <td role="cell" className="functions-comparison__number functions-comparison__spend">
        <Label>{texts.minimumSpend}</Label>
        <span>
          {minimumSpend ? <Price money={minimumSpend} /> : texts.noMinimum} <ASeat space={space} />
        </span>
      </td>
    </tr>
  )
}

/**
 * The spaces side by side: a bar each, on one scale, bright as far as it seats and dim as far as it stands;
 * a party is a line through all of them. On a small screen each row is a block that names its own figures.
 */
export const FunctionsComparison = memo(function FunctionsComparison({
  spaces,
  guests,
}: {
  spaces: readonly FunctionSpace[]
  guests: number | undefined
}) {
  const most = Math.max(1, ...spaces.map(({ seated, standing }) => Math.max(seated, standing)))
  const line = guests === undefined ? {} : { "--party": share(Math.min(guests, most), most) }
  return (
    <section className="container">
      <table
        role="table"
        className={
          guests === undefined
            ? "functions-comparison"
            : "functions-comparison functions-comparison--party"
        }
        style={line as CSSProperties}
      >
        <caption className="functions-comparison__caption">{texts.sideBySide}</caption>
        <thead role="rowgroup" className="functions-comparison__head">
          <tr role="row" className="functions-comparison__row">
            <th role="columnheader" scope="col">
              {texts.space}
            </th>
            <td role="presentation" aria-hidden="true" className="functions-comparison__key">
              <span>{texts.seatedKey}</span>
              <span>{texts.standingKey}</span>
            </td>
            <th role="columnheader" scope="col" className="functions-comparison__number">
              {texts.seated}
            </th>
            <th role="columnheader" scope="col" className="functions-comparison__number">
              {texts.standing}
            </th>
            <th role="columnheader" scope="col" className="functions-comparison__number">
              {texts.minimumSpend}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="functions-comparison__body">
          {spaces.map((space) => (
            <Row key={space.slug} space={space} most={most} guests={guests} />
          ))}
        </tbody>
      </table>
    </section>
  )
})
