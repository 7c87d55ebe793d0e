import type { TextField } from "payload"
import { CONFIRMED } from "./question"

/** For the types that are asked questions; filled in by the form where a question stands. */
export const confirmedField: TextField = {
  name: CONFIRMED,
  type: "text",
  hasMany: true,
  virtual: true,
  // Said outright: a form keeps what it sent wherever an answer is silent about it, and would bring it with its next save.
  hooks: { afterRead: [() => null] },
  admin: {
    hidden: true,
    description:
      "Answers to questions, for the one save that brings them: a field's path, “=” and what is right there.",
  },
}
