/** The origin that built pages carry; the server puts PUBLIC_URL in its place, so that one build serves any address. */
export const placeholderOrigin = 'https://public-url.invalid'
