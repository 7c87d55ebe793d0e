interface Place {
  latitude?: unknown
  longitude?: unknown
  country?: unknown
}

/** How an answer names where a place is: `-31.53/159.07/AU`. */
export const answerOnPosition = ({ latitude, longitude, country }: Place): string =>
  [latitude, longitude, country].join("/")
