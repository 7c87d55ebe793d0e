/** For `test.use`, where what moves has a part in what is seen: elsewhere embers are drawn for nobody, by a third of a processor. */
export const WITH_MOTION = { contextOptions: { reducedMotion: "no-preference" } } as const
