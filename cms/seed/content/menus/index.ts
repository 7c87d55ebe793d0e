import type { Content } from "../../types"
import { drinks, lunch, pizza } from "./400-pizza"
import { sohoPizza } from "./400-soho"
import { cenereDinner } from "./cenere-dinner"
import { madiaBakery, madiaBermondsey, madiaWine } from "./madia"

export const menus: readonly Content<"menus">[] = [
  pizza,
  lunch,
  drinks,
  sohoPizza,
  cenereDinner,
  madiaBakery,
  madiaWine,
  madiaBermondsey,
]
