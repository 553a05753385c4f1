/**
 * How long a slot is. Whatever a clinic sets, rooms are taken by half hours: one of them is one row of the table of taken
 * rooms (0006).
 */
export const slotMinutes = 30
