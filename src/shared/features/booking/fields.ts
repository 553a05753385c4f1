import { typedLimits } from '#shared/lib/typed-limits.ts'
import { emailRule, lineRule, textRule } from '#shared/lib/typed-rules.ts'
import type { TypedRule } from '#shared/lib/typed-rules.ts'

/** Limits shared by the form and the server. */
export const limits = { ...typedLimits, notes: 1000 } as const

export const paymentOptions = ['pay_later', 'pay_now'] as const
export type PaymentOption = (typeof paymentOptions)[number]
export const appointmentStatuses = ['confirmed', 'cancelled', 'completed', 'no_show'] as const
export type AppointmentStatus = (typeof appointmentStatuses)[number]

/** What is typed to book; the form judges by the same rules as the contract that is built from them. */
export const typedFields = {
  firstName: lineRule(limits.name),
  lastName: lineRule(limits.name),
  email: emailRule,
  phone: lineRule(limits.phone),
  notes: textRule(limits.notes, 0),
} as const satisfies Record<string, TypedRule>
