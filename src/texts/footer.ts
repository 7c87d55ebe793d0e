export const restaurants = "Restaurants"
export const sayHello = "Say hello"
export const privacyChoices = "Privacy choices"

export const NETWORKS = {
  instagram: "Instagram",
  facebook: "Facebook",
  tiktok: "TikTok",
  youtube: "YouTube",
  linkedin: "LinkedIn",
}
