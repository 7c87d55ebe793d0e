import type { Field } from "payload"
import { optionsFrom } from "../../../fields/options"

export const guestFields: Field[] = [
  {
    name: "features",
    type: "select",
    hasMany: true,
    options: optionsFrom({
      terrace: "Terrace",
      garden: "Garden",
      bar: "Bar",
      counter: "Counter seats",
      privateRoom: "Private room",
      takeaway: "Takeaway",
      delivery: "Delivery",
      dogFriendly: "Dogs welcome",
      highChairs: "High chairs",
      wifi: "Wi-Fi",
      liveFire: "Open fire",
      bicycleParking: "Bicycle parking",
    }),
  },
  {
    name: "access",
    type: "select",
    hasMany: true,
    options: optionsFrom({
      stepFree: "Step-free entrance",
      accessibleToilet: "Accessible toilet",
      hearingLoop: "Hearing loop",
      largePrintMenu: "Large-print menu",
      brailleMenu: "Braille menu",
      assistanceDogs: "Assistance dogs welcome",
      quietHours: "Quiet hours",
    }),
    admin: { description: "Only what is there today: guests plan by it." },
  },
  {
    name: "accessNote",
    type: "textarea",
    label: "Note on access",
    admin: { description: "What a list cannot say: a heavy door, a step at the back." },
  },
  {
    name: "gettingThere",
    type: "textarea",
    label: "Getting there",
    admin: { description: "Stops, parking, landmarks." },
  },
]
