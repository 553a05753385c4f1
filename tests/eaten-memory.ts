/** Preloaded into a server: from SIGUSR2 on it takes more and more of its memory, some 60 MB a second, until none is left. */
const eaten: string[][] = []
process.on('SIGUSR2', () =>
  setInterval(() => eaten.push(Array.from({ length: 50_000 }, (_, n) => `${n} of ${eaten.length}`)), 50),
)
