import { useSyncExternalStore } from 'react'

/** False in the page as it was built and until its script has taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

/** What follows `?` in the address, or null while that is not known. */
export function useAddressQuery(): URLSearchParams | null {
  const search = useSyncExternalStore(
    neverChanges,
    () => window.location.search,
    () => null,
  )
  return search === null ? null : new URLSearchParams(search)
}

function neverChanges() {
  return () => undefined
}
