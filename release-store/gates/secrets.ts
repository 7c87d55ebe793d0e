import { addressOfFile } from "../../shared/page-files"
import { type Gate } from "./gate"
import { newTexts } from "./new-texts"

/** No value that is not public stands in a file of the site. The message never shows the value. */
export const secretsGate: Gate = (context) => {
  const needles = [...context.secrets].flatMap(([name, value]) =>
    [...new Set([value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)])].map(
      (text) => ({ name, bytes: Buffer.from(text) }),
    ),
  )
  const findings = []
  for (const { file, content } of newTexts(context, context.searched)) {
    const names = needles.filter(({ bytes }) => content.includes(bytes)).map(({ name }) => name)
    for (const name of new Set(names)) {
      findings.push({
        message: `${addressOfFile(file)} shows the value of ${name}, which must not be public. Tell whoever runs the site: it should be replaced wherever it is used.`,
        path: addressOfFile(file),
      })
    }
  }
  // Searched again by who tries again.
  if (findings.length > 0) context.searched.clear()
  return findings
}
