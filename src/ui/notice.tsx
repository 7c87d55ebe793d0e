import "./notice.css"
import type { ReactNode } from "react"

export type NoticeTone = "info" | "success" | "warning" | "error"

export function Notice({
  tone,
  children,
  role,
}: {
  tone: NoticeTone
  children: ReactNode
  /** `status` or `alert` where it appears in answer to the visitor. */
  role?: "status" | "alert" | "note"
}) {
  return (
    <div className={`notice notice--${tone}`} role={role}>
      {children}
    </div>
  )
}
