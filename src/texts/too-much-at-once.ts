const inWords = (seconds: number): string => {
  if (seconds < 90) return `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}

/** To whoever has asked too often: in how long they may again. */
export const tooMuchAtOnce = (seconds: number): string =>
  `That was a lot at once. Please try again in ${inWords(seconds)}.`
