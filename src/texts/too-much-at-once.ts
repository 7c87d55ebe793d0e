const inWords = (seconds: number): string => {
  // Nobody is back within one; two need no singular.
  if (seconds < 90) return `${Math.max(seconds, 2)} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}

/** To whoever has asked too often: in how long they may again. */
export const tooMuchAtOnce = (seconds: number): string =>
  `That was a lot at once. Please try again in ${inWords(seconds)}.`
