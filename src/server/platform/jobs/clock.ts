type Execute = (text: string, values: unknown[]) => Promise<unknown>

/** Two processes may read the database's clock in another order than they write. */
const tolerance = `interval '5 seconds'`
const cut = (column: string) => `${column} = case when ${column} > now() then now() else ${column} end`

/**
 * After the clock of the database went back: what seems to come from the future stays due, and is counted from now on. Without
 * this a mail that was stored, or tried, while the clock was ahead would wait until it has caught up. What is planned for a
 * moment (a reminder) keeps that moment, and is done again in its time if it was done before by the clock that was ahead: by
 * that clock it may have come too late, and been for nothing.
 */
export async function followClock(execute: Execute, kind: string): Promise<void> {
  await execute(
    `update pgboss.job set
      start_after = case when started_on > now() or start_after <= created_on then least(start_after, now()) else start_after end,
      created_on = least(created_on, now()),
      ${cut('started_on')}
    where name = $1 and state in ('created', 'retry', 'active')
      and (created_on > now() + ${tolerance} or started_on > now() + ${tolerance})`,
    [kind],
  )
  await execute(
    `update pgboss.job set state = 'created', retry_count = 0, started_on = null, completed_on = null
    where name = $1 and state = 'completed' and start_after > created_on and completed_on > now() + ${tolerance}`,
    [kind],
  )
  // When the queue last looked for runs that died: it looks again a minute after that.
  await execute(
    `update pgboss.queue set ${['monitor_claim_on', 'monitor_on', 'maintain_on'].map(cut).join(', ')}
    where name = $1 and greatest(monitor_claim_on, monitor_on, maintain_on) > now() + ${tolerance}`,
    [kind],
  )
}
