/** How somebody pays at the clinic. */
export const paymentMethods = ['card', 'cash', 'transfer'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
