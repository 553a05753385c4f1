/** An expected outcome: what was asked for, or a reason from a closed list why not. */
export type Result<Value, Reason extends string> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly reason: Reason }
