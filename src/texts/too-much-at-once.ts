/** To whoever has asked too often: in how long they may again. */
export const tooMuchAtOnce = (seconds: number): string =>
  `That was a lot at once. Please try again in ${seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}.`
