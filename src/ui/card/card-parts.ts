/** All that pages need of the card, in one script: fetched where there is a card (use-card-parts.ts), or where one is asked for. */
export { askedDishes } from "./asked-dishes"
export { cardFill } from "./card-fill"
export { CardDish, CardMenuNote, CardReason, CardWarnings } from "./card-dish"
export { ChoiceNote, ChoiceReason } from "./choice-dish"
export { fillForm } from "../forms/fill-form"
export { keepTicket } from "./tickets"
export { hasCard } from "./card-store"
