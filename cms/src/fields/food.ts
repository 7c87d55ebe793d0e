import type { SelectField } from "payload"
import { allergenOptions, dietaryOptions } from "./options"

export const dietaryField: SelectField = {
  name: "dietary",
  type: "select",
  hasMany: true,
  options: dietaryOptions,
  admin: { description: "Only what the kitchen can promise." },
}

export const allergensField: SelectField = {
  name: "allergens",
  type: "select",
  hasMany: true,
  options: allergenOptions,
  admin: { description: "The fourteen that European law asks for. Every one the dish contains." },
}
