export const whereTheCraftIsServed = "Where the craft is served"
