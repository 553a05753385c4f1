import { createContext, useContext } from 'react'
import type { StaffMember } from '#shared/features/desk/staff-contract.ts'

const StaffContext = createContext<StaffMember | null>(null)

export const StaffProvider = StaffContext.Provider

/** Who is signed in; only to be used on a screen, which nobody else gets to see. */
export function useStaff(): StaffMember {
  const staff = useContext(StaffContext)
  if (staff === null) throw new Error('useStaff needs a StaffProvider above it')
  return staff
}
