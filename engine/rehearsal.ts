/** V8 has made fast by then what it has seen run. */
const TIMES = 10
/** How long nobody has asked for anything before each, in milliseconds. */
const REST = 300

/**
 * Does again and again what is to be fast once somebody waits for it: an editor's first publish after a start is not the
 * first that the engine makes.
 * @param rehearse never beside other work, which waits for its end; whether it is of use to go on
 * @returns what is to be called at the beginning and at the end of each piece of work
 */
export function createRehearsals(rehearse: () => Promise<boolean>): {
  busy: () => void
  idle: () => void
} {
  let left = TIMES
  let timer: NodeJS.Timeout | undefined
  function idle(): void {
    if (left === 0) return
    timer = setTimeout(() => {
      left -= 1
      void rehearse().then((isOfUse) => {
        if (isOfUse) idle()
      })
    }, REST).unref()
  }
  return { busy: () => clearTimeout(timer), idle }
}
