import type { SpaceFeature } from "../../content/function-space"

/** What a guest reads for each thing that a space may have. */
export const SPACE_FEATURES: Readonly<Record<SpaceFeature, string>> = {
  privateBar: "A bar of its own",
  openFire: "Open fire",
  terrace: "Terrace",
  projector: "Projector and screen",
  soundSystem: "Sound system",
  separateEntrance: "Separate entrance",
  stepFree: "Step-free",
  chefsTable: "Chef’s table",
  daylight: "Daylight",
}
