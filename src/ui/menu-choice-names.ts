/** Under which names the device, and the address, keep what a guest eats and cannot eat. */
export const MENU_CHOICE = ["diet", "without"] as const
