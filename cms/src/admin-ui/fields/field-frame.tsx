"use client"

import {
  FieldDescription,
  FieldError,
  fieldBaseClass,
  FieldLabel,
  RenderCustomComponent,
  type useField,
} from "@payloadcms/ui"
import { mergeFieldStyles } from "@payloadcms/ui/shared"
import type { DateFieldClientProps, NumberFieldClientProps } from "payload"
import type { ReactNode } from "react"
import "./fields.css"

/** What a form knows of a field, as far as it is shown around the input. */
export type FieldState = Pick<
  ReturnType<typeof useField>,
  "customComponents" | "disabled" | "path" | "showError"
>

interface FieldFrameProps {
  field: DateFieldClientProps["field"] | NumberFieldClientProps["field"]
  state: FieldState
  readOnly?: boolean | undefined
  children: ReactNode
}

/** The id by which labels, errors and the publishing panel find the input. */
export const inputId = (path: string): string => `field-${path.replaceAll(".", "__")}`

/**
 * What an input within the frame says of itself: that it is wrong, and where that and more is told.
 * @param parts of those that stand beside it, by the ends of their ids
 */
export function describedBy({ path, showError }: FieldState, ...parts: (string | false)[]) {
  const ids = [showError && "error", ...parts].flatMap((part) =>
    part ? `${inputId(path)}-${part}` : [],
  )
  return {
    ...(ids.length > 0 ? { "aria-describedby": ids.join(" ") } : {}),
    ...(showError ? { "aria-invalid": true } : {}),
  }
}

/** What stands around every input of a form: its label, what is wrong, and what it is for. */
export function FieldFrame({ field, state, readOnly = false, children }: FieldFrameProps) {
  const { customComponents: { AfterInput, Description } = {}, disabled, path, showError } = state
  const classes = [
    fieldBaseClass,
    "number",
    showError && "error",
    (readOnly || disabled) && "read-only",
  ]
  return (
    <div className={classes.filter(Boolean).join(" ")} style={mergeFieldStyles(field)}>
      <FieldLabel
        {...(field.label === undefined ? {} : { label: field.label })}
        path={path}
        required={field.required ?? false}
      />
      <div className={`${fieldBaseClass}__wrap`}>
        <div id={`${inputId(path)}-error`}>
          <FieldError path={path} showError={showError} />
        </div>
        {children}
        {AfterInput}
      </div>
      <RenderCustomComponent
        CustomComponent={Description}
        Fallback={
          <FieldDescription
            {...(field.admin?.description === undefined
              ? {}
              : { description: field.admin.description })}
            path={path}
          />
        }
      />
    </div>
  )
}
