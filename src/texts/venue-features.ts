/** What a venue offers, and who can come in. */
export const FEATURES = {
  terrace: "Terrace",
  garden: "Garden",
  bar: "Bar",
  counter: "Counter seats",
  privateRoom: "Private room",
  takeaway: "Takeaway",
  delivery: "Delivery",
  dogFriendly: "Dogs welcome",
  highChairs: "High chairs",
  wifi: "Free Wi-Fi",
  liveFire: "Cooking over live fire",
  bicycleParking: "Bicycle parking",
}

export const ACCESS = {
  stepFree: "Step-free entrance",
  accessibleToilet: "Accessible toilet",
  hearingLoop: "Hearing loop",
  largePrintMenu: "Large-print menu",
  brailleMenu: "Braille menu",
  assistanceDogs: "Assistance dogs welcome",
  quietHours: "Quiet hours",
}
