import { isOpenOn } from '#shared/features/booking/rules.ts'
import type { BookingClinic } from '#shared/features/booking/rules.ts'
import { addDays } from '#shared/lib/time.ts'

/** The day itself where bookings are possible on it, else the first one after it; `yyyy-mm-dd`. */
export function firstOpenDate(date: string, clinic: BookingClinic): string {
  return isOpenOn(date, clinic) ? date : firstOpenDate(addDays(date, 1), clinic)
}
