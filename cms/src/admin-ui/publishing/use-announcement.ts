import { useEffect, useState } from "react"

/**
 * What a live region says: nothing at first, then the words of each new state. Words that only count on
 * (seconds, “2 minutes ago”) belong to no key and are not read out again and again.
 *
 * @param key names the state; nothing while none is known
 */
export function useAnnouncement(key: string | null, words: string): string {
  const [said, setSaid] = useState<{ key: string | null; words: string }>({ key: null, words: "" })
  useEffect(() => {
    if (key === null || key === said.key) return
    setSaid({ key, words: said.key === null ? "" : words })
  }, [key, words, said.key])
  return said.words
}
