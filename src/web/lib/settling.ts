/** Two taps that belong together are nearer to each other. */
export const settlingMs = 500
