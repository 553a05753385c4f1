import { useQuery } from '@tanstack/react-query'
import { importWithRetry } from '#web/lib/load-with-retry.ts'

/**
 * Step 3 and the receipt after it: with the library of forms they weigh a fifth of the two steps before. Fetched while those
 * are shown; a visit that starts at step 3 waits for them there.
 */
export function useDetailsPart(isWanted: boolean) {
  return useQuery({
    enabled: isWanted,
    queryKey: ['booking', 'details'],
    queryFn: async () => {
      const [{ DetailsStep }, { Receipt }] = await Promise.all([
        importWithRetry(() => import('#web/features/booking/steps/details-step.tsx')),
        importWithRetry(() => import('#web/features/booking/receipt.tsx')),
      ])
      return { DetailsStep, Receipt }
    },
    gcTime: Infinity,
  })
}
