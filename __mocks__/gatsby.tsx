import type { AnchorHTMLAttributes, ReactNode } from "react"

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string
  activeClassName?: string
  activeStyle?: object
  partiallyActive?: boolean
  replace?: boolean
  state?: unknown
}

/** A plain anchor: what a visitor meets before the client runtime takes over. */
export function Link({
  to,
  activeClassName: _activeClassName,
  activeStyle: _activeStyle,
  partiallyActive: _partiallyActive,
  replace: _replace,
  state: _state,
  children,
  ...rest
}: LinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  )
}

/** Renders nothing: slices are tested on their own. */
export function Slice({ alias }: { alias: string; children?: ReactNode }) {
  return <div data-slice={alias} />
}

export const graphql = (): null => null
export const useStaticQuery = jest.fn()
export const navigate = jest.fn()
export const withPrefix = (path: string): string => path
export const Script = (): null => null
