import { config } from 'zod'

// Zod probes for `new Function` when the first schema is made, which a strict content security policy reports as a
// violation. Import this before any contract.
config({ jitless: true })
