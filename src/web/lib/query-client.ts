import { QueryClient } from '@tanstack/react-query'

/** The one cache of what was read from the server, with the defaults of SPEC 7: no retry, no refetch, never stale. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      // Without it a read made offline would wait in silence instead of failing where the visitor sees it.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
