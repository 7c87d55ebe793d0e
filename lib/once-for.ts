/** What is made of something is made anew when that is another; what was made last is kept. */
export function onceFor<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  let last: { key: Key; made: Made } | undefined
  return (key) => {
    if (!last || last.key !== key) last = { key, made: make(key) }
    return last.made
  }
}
