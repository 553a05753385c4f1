type Turn = <T>(work: (isOver: AbortSignal) => Promise<T>) => Promise<T>

/**
 * Runs one piece of work at a time, in the order of asking. Who waits longer than `waitMs` is refused with an error, and so is
 * work that takes longer than `turnMs`: its signal tells it to begin nothing more, and the next one has its turn.
 */
export function oneAtATime({ waitMs, turnMs }: { readonly waitMs: number; readonly turnMs: number }): Turn {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const before = last
    const turn = withinTime(before, waitMs, 'others are being sent first').then(() => {
      const over = new AbortController()
      return withinTime(work(over.signal), turnMs, 'it took too long', () => over.abort())
    })
    // The next one waits for this work, and also for what it waited for in vain.
    last = Promise.allSettled([before, turn])
    return turn
  }
}

async function withinTime<T>(
  promise: Promise<T>,
  ms: number,
  otherwise: string,
  tooLate = () => {},
): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      tooLate()
      reject(new Error(otherwise))
    }, ms)
  })
  try {
    return await Promise.race([promise, tooLong])
  } finally {
    clearTimeout(timer)
  }
}
