import "./notice.css"
import type { ReactNode } from "react"

export type NoticeTone = "info" | "success" | "warning" | "error"

/** Within a `status` or an `alert` where it appears in answer to the visitor. */
export const Notice = ({ tone, children }: { tone: NoticeTone; children: ReactNode }) => (
  <div className={`notice notice--${tone}`}>{children}</div>
)
