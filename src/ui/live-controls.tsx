import type { ReactNode } from "react"
import { useHydrated } from "./use-hydrated"
import "./live-controls.css"

/**
 * Controls that only work with scripts: in their place from the start, so that nothing moves
 * when they come to life, and gone where scripts are off.
 */
export function LiveControls({ className, children }: { className?: string; children: ReactNode }) {
  const hydrated = useHydrated()
  return (
    <>
      {/* Some browsers that can turn scripts off do not know the media query `scripting`. */}
      <noscript>
        <style>{".live-controls{display:none}"}</style>
      </noscript>
      <div
        className={className ? `live-controls ${className}` : "live-controls"}
        data-ready={hydrated}
      >
        {children}
      </div>
    </>
  )
}
