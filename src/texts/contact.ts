/** Before the address. */
export const writeAbout = (subject: string): string => `Write to us about ${subject}: `
export const whatIsItAbout = "What is it about?"
export const speakToAVenue = "Speak to a venue"
export const hint =
  "For tonight’s table, a lost scarf or a question about a dish, the people on the floor know best."

export const writeToUs = "Write to us"
export const writeToUsText =
  "It reaches the people who know. You get a reference, and an answer from one of them."
