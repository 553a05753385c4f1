/**
 * The name of a mark that somebody signed in in this browser, so that nobody else is asked about a session: a cookie of the
 * server's, which Safari keeps longer than the week of what a script stores, and an entry in `localStorage`, by which other
 * tabs see it come and go. It opens nothing.
 */
export const signedInMark = 'signed-in'
