export const restaurants = "Restaurants"
export const sayHello = "Say hello"

export const NETWORKS = {
  instagram: "Instagram",
  facebook: "Facebook",
  tiktok: "TikTok",
  youtube: "YouTube",
  linkedin: "LinkedIn",
}
