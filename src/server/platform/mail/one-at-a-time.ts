type Turn = <T>(work: () => Promise<T>) => Promise<T>

/** Runs one piece of work at a time, in the order of asking. Who waits longer than `waitMs` is refused with an error. */
export function oneAtATime(waitMs: number): Turn {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const before = last
    const turn = withinTime(before, waitMs).then(work)
    // The next one waits for this work, and also for what it waited for in vain.
    last = Promise.allSettled([before, turn])
    return turn
  }
}

async function withinTime(before: Promise<unknown>, waitMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('others are being sent first')), waitMs)
  })
  try {
    await Promise.race([before, tooLong])
  } finally {
    clearTimeout(timer)
  }
}
