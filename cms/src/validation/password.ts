import type { Verdict } from "./verdict"

/** Length is what makes a password hard to guess (NIST SP 800-63B, 3.1.1.2); no kinds of characters are asked for. */
export const SHORTEST_PASSWORD = 12
/** Of no use to people, and hashed on every attempt. */
const LONGEST_PASSWORD = 256

/** The commonest that are long enough, and what whoever must reach twelve characters thinks of first. */
const COMMON: ReadonlySet<string> = new Set([
  "123456789012",
  "1234567890123",
  "12345678901234",
  "123456789012345",
  "1234567890123456",
  "12345678910",
  "123456789123",
  "123456789123456",
  "0123456789012",
  "012345678910",
  "098765432109",
  "1q2w3e4r5t6y",
  "1q2w3e4r5t6y7u8i",
  "1qaz2wsx3edc",
  "1qaz2wsx3edc4rfv",
  "abc123abc123",
  "abcd1234abcd",
  "abcdefghijkl",
  "abcdefghijklm",
  "adminadminadmin",
  "administrator",
  "administrator1",
  "asdfghjkl123",
  "asdfghjklqwerty",
  "baseball1234",
  "changeme1234",
  "changemenow1",
  "football1234",
  "iloveyou1234",
  "letmein12345",
  "letmeinletmein",
  "mypassword123",
  "password1234",
  "password12345",
  "password123456",
  "password123!",
  "password2024",
  "password2025",
  "password2026",
  "passwordpassword",
  "qazwsxedcrfv",
  "qwer1234qwer",
  "qwerty123456",
  "qwerty1234567",
  "qwertyqwerty",
  "qwertyuiop12",
  "qwertyuiop123",
  "qwertyuiop[]",
  "qwertyuiopasdfgh",
  "restaurant123",
  "superman1234",
  "thisismypassword",
  "trustno1trustno1",
  "welcome12345",
  "welcomewelcome",
  "zaq12wsxcde3",
  "zxcvbnm12345",
])

const folded = (text: string): string => text.toLowerCase().replace(/\s+/g, "")

/** One to three characters again and again. */
const repeats = (text: string): boolean => /^(.{1,3})\1+$/su.test(text)

/** Whether a person may have this password, and otherwise what would be right. */
export function checkPassword(password: string, email: string): Verdict {
  const { length } = [...password]
  if (length < SHORTEST_PASSWORD) {
    return `The password has ${length} characters. It needs ${SHORTEST_PASSWORD} or more; several words in a row are easy to remember.`
  }
  if (length > LONGEST_PASSWORD) {
    return `The password has ${length} characters; ${LONGEST_PASSWORD} are the most.`
  }
  const plain = folded(password)
  const [name = ""] = email.toLowerCase().split("@")
  if (email && (plain === email.toLowerCase() || plain === folded(name))) {
    return "The password is the email address. Choose one that nobody knows."
  }
  if (COMMON.has(plain) || repeats(password)) {
    return "This password is one of the first that are tried. Choose another, such as several words in a row."
  }
  return true
}
