/** An expected refusal, with its reason from a closed list. */
export type Failure<Reason extends string> = { readonly ok: false; readonly reason: Reason }

/** An expected outcome: what was asked for, or a reason from a closed list why not. */
export type Result<Value, Reason extends string> =
  { readonly ok: true; readonly value: Value } | Failure<Reason>
