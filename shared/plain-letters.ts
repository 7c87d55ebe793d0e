/** Letters that have no decomposition in Unicode, as somebody without them on the keyboard types them. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  æ: "ae",
  œ: "oe",
  ı: "i",
  ħ: "h",
  ə: "e",
  ŋ: "n",
  ŧ: "t",
  ĸ: "k",
}

/** @param text in lower case */
export const plainLetters = (text: string): string =>
  text.replace(/[ßøłđðþæœıħəŋŧĸ]/g, (letter) => PLAIN[letter] ?? letter)
