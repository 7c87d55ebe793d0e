import type { Block } from "payload"
import { callToActionBlock } from "./call-to-action"
import { figuresBlock } from "./figures"
import { peopleBlock } from "./people"
import { pictureBlock } from "./picture"
import { questionsBlock } from "./questions"
import { quoteBlock } from "./quote"
import { stepsBlock } from "./steps"
import { textBlock } from "./text"

/** What a page can be made of. The site has one component for each. */
export const pageBlocks: Block[] = [
  textBlock,
  pictureBlock,
  quoteBlock,
  peopleBlock,
  figuresBlock,
  stepsBlock,
  questionsBlock,
  callToActionBlock,
]
