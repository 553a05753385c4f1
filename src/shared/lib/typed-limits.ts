/** Signs of what people type; each a number of its own, which a script takes along without what checks it. */
export const longestName = 80
export const longestEmail = 254
const longestPhone = 32

/** Limits of what people type, shared by forms and server. */
export const typedLimits = { name: longestName, email: longestEmail, phone: longestPhone } as const
