import { render, screen } from "@testing-library/react"
import type { ReactNode } from "react"

const mockState = {
  ...{ path: "price", value: "1.2.3", showError: true, disabled: false },
  setValue: () => undefined,
}

/** Payload's own, as far as the fields ask for it: it has packages of its own. */
jest.mock(
  "@payloadcms/ui",
  () => ({
    fieldBaseClass: "field-type",
    FieldDescription: () => null,
    FieldError: ({ showError }: { showError: boolean }) =>
      showError && <aside>This is not a number.</aside>,
    FieldLabel: ({ path }: { path: string }) => <label htmlFor={`field-${path}`}>{path}</label>,
    RenderCustomComponent: ({ Fallback }: { Fallback: ReactNode }) => Fallback,
    useField: () => mockState,
    useFormFields: () => undefined,
    withCondition: (Field: unknown) => Field,
  }),
  { virtual: true },
)
jest.mock("@payloadcms/ui/shared", () => ({ mergeFieldStyles: () => ({}) }), { virtual: true })
jest.mock("../../../cms/src/admin-ui/fields/use-form-venue", () => ({
  useFormVenue: () => undefined,
}))

type Shown = (props: { field: object; path: string; kind?: string }) => ReactNode
const { DecimalField } = jest.requireActual<{ DecimalField: Shown }>(
  "../../../cms/src/admin-ui/fields/decimal-field",
)
const { DayField } = jest.requireActual<{ DayField: Shown }>(
  "../../../cms/src/admin-ui/fields/day-field",
)

it.each<[string, Shown, unknown]>([
  ["a number", DecimalField, "1.2.3"],
  ["a day", DayField, null],
])(
  "the field of %s says that it is wrong, and why, for as long as that is so",
  (_of, Field, value) => {
    Object.assign(mockState, { value, showError: true })
    const shown = render(<Field field={{}} path="price" kind="decimal" />)
    const input = screen.getByLabelText("price")
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription(/^This is not a number\./)
    Object.assign(mockState, { value: null, showError: false })
    shown.rerender(<Field field={{}} path="price" kind="decimal" />)
    expect(input).not.toBeInvalid()
    expect(input).not.toHaveAccessibleDescription(/not a number/)
  },
)
