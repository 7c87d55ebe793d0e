/** Smaller ones are looked through sooner than the one before is read. In bytes. */
const LARGE = 262_144

/**
 * What of a file a gate has not seen when it was served last, with so much around it that all that begins or ends in it is
 * there; the whole of a small or new file.
 * @param before its content in the previous release
 * @param around in bytes
 */
export async function changedPart(
  content: Buffer,
  before: () => Promise<Buffer | undefined>,
  around: number,
): Promise<Buffer> {
  const old = content.length < LARGE ? undefined : await before()
  if (!old) return content
  const most = Math.min(content.length, old.length)
  const start = longest(most, (length) => content.compare(old, 0, length, 0, length) === 0)
  const end = longest(most - start, (length) => {
    const [ownFrom, oldFrom] = [content.length - length, old.length - length]
    return content.compare(old, oldFrom, old.length, ownFrom, content.length) === 0
  })
  return content.subarray(Math.max(0, start - around), content.length - end + around)
}

/** The largest number up to `most` of which something is true that is true of all smaller ones. */
function longest(most: number, isTrue: (length: number) => boolean): number {
  let [low, high] = [0, most]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (isTrue(middle)) low = middle
    else high = middle - 1
  }
  return low
}
