/** Keeps the ids of the form apart from those of the page around it; the same when it is built and when it comes to life. */
export const formIds = { identifierPrefix: 'contact' }
