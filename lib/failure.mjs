/** Something a person can put right; the message is all they see. */
export class Failure extends Error {
  /**
   * By the name of its class, or of one above it: what Node loads itself and what tsx loads for the server's TypeScript
   * are two copies of this module in one process, and a failure of either is one to both.
   * @override
   * @param {unknown} value
   */
  static [Symbol.hasInstance](value) {
    let prototype =
      typeof value === "object" && value !== null ? Object.getPrototypeOf(value) : null
    while (prototype !== null && prototype.constructor?.name !== this.name) {
      prototype = Object.getPrototypeOf(prototype)
    }
    return prototype !== null
  }
}
