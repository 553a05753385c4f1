/** Of every app that a test has open: takes what it has logged as an error since the last look. */
export const watchedApps = new Set<() => string[]>()
