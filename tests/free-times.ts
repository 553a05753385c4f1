/** The days of coming months on which a treatment can be booked at this server, `yyyy-mm-dd`, soonest first. */
export async function freeDays(
  origin: string,
  treatment: string,
  monthsAhead = [1, 2, 3],
): Promise<string[]> {
  const days: string[] = []
  for (const ahead of monthsAhead) {
    const path = `/availability/days?month=${monthFromNow(ahead)}`
    const answer = await ask<{ days: { date: string; available: boolean }[] }>(origin, path, treatment)
    days.push(...answer.days.filter((day) => day.available).map((day) => day.date))
  }
  return days
}

/** The instants of a day that can still be booked. */
export async function freeStarts(origin: string, treatment: string, date: string): Promise<string[]> {
  const path = `/availability?date=${date}`
  const { slots } = await ask<{ slots: { start: string; available: boolean }[] }>(origin, path, treatment)
  return slots.filter((slot) => slot.available).map((slot) => slot.start)
}

async function ask<Answer>(origin: string, path: string, treatment: string): Promise<Answer> {
  const answer = await fetch(`${origin}/api${path}&treatment=${encodeURIComponent(treatment)}`)
  return (await answer.json()) as Answer
}

function monthFromNow(months: number): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)).toISOString().slice(0, 7)
}
