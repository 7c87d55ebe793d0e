import "./tag.css"
import type { ReactNode } from "react"

export type TagTone = "neutral" | "accent" | "positive" | "negative"

export function Tag({ children, tone = "neutral" }: { children: ReactNode; tone?: TagTone }) {
  return <span className={`tag tag--${tone}`}>{children}</span>
}
