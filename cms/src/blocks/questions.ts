import type { Block } from "payload"
import { namedRows } from "../rows/named-rows"

export const questionsBlock: Block = {
  slug: "questions",
  interfaceName: "QuestionsBlock",
  labels: { singular: "Questions", plural: "Questions" },
  fields: [
    { name: "heading", type: "text" },
    {
      name: "questions",
      type: "array",
      required: true,
      minRows: 1,
      labels: { singular: "Question", plural: "Questions" },
      admin: { components: namedRows("Question", "question") },
      fields: [
        { name: "question", type: "text", required: true },
        { name: "answer", type: "textarea", required: true },
      ],
    },
  ],
}
