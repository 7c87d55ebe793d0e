import { useEffect, useState } from "react"
import { allKept } from "../../../shared/submissions/kept-submissions"
import { hasKept } from "../../ui/forms/form-storage"

/** How many messages wait on this device for a network, and that there are none any more. */
export function useWaiting(): [count: number, forget: () => void] {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (!hasKept()) return
    allKept().then(
      (kept) => setCount(kept.filter(({ reference }) => reference === undefined).length),
      () => undefined,
    )
  }, [])
  return [count, () => setCount(0)]
}
