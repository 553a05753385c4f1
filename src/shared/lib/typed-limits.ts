/** Signs of what people type; each a number of its own, which a script takes along without what checks it. */
export const longestName = 80
export const longestEmail = 254
export const longestPhone = 32
