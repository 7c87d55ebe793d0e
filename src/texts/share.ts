import type { Heard } from "./intl"

export const share = <Part>(title: string, heard: Heard<Part>) => ["Share", heard(`: ${title}`)]
export const copied = "The address is copied."
export const copyThis = "Copy this address:"
