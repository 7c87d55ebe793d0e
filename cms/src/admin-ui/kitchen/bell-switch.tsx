"use client"

import type { Bell } from "./use-bell"

/** Whether new orders are heard on this device. */
export function BellSwitch({ bell: { isOn, isHeard, turn } }: { bell: Bell }) {
  return (
    <p className="kitchen__bell">
      <button type="button" onClick={() => turn(!isOn)}>
        {isOn ? "Turn the sound off" : "Turn the sound on"}
      </button>
      <span className="staff__more" role="status">
        {isOn
          ? isHeard
            ? "New orders are heard."
            : "New orders are heard once this page is pressed: browsers want that first."
          : "New orders are not heard."}
      </span>
    </p>
  )
}
