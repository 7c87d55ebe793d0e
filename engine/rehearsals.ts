/** V8 has made fast by then what it has seen run. */
const TIMES = 10
/** How long there is nothing to do before each, in milliseconds. */
const REST = 300

/**
 * Has done some times what is to be fast once somebody waits for it: an editor's first publish after a start is not the first
 * that the engine makes.
 * @param isPossible where it is not, there has to be other work first
 * @param rehearse never beside other work, which waits for its end
 * @returns what is to be called where there is work, and where there is none any more
 */
export function createRehearsals(
  isPossible: () => boolean,
  rehearse: () => void,
): { busy: () => void; idle: () => void } {
  let left = TIMES
  let timer: NodeJS.Timeout | undefined
  const busy = (): void => clearTimeout(timer)
  return {
    busy,
    idle: () => {
      busy()
      if (left === 0) return
      timer = setTimeout(() => {
        if (!isPossible()) return
        left -= 1
        rehearse()
      }, REST).unref()
    },
  }
}
