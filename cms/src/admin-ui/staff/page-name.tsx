"use client"

import { useStepNav } from "@payloadcms/ui"
import { useEffect } from "react"

/** What the way back above a page calls it. */
export function PageName({ name }: { name: string }) {
  const { setStepNav } = useStepNav()
  useEffect(() => setStepNav([{ label: name }]), [name, setStepNav])
  return null
}
