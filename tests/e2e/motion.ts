/** For the tests of what moves, and of journeys on which something moves; the others walk as who asked for stillness. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const
