import { createElement, Fragment, type ReactElement, type ReactNode } from "react"

/** A text with elements in it (src/texts) as one child: React asks for no keys then. */
export const words = (parts: readonly ReactNode[]): ReactElement =>
  createElement(Fragment, null, ...parts)

/** What a screen reader says, and nobody sees. */
export const heard = (text: string): ReactElement => <span className="visually-hidden">{text}</span>
