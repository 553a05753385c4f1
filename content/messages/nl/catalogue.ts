/** How the price list is written out. */
export const catalogue = {
  price_from: 'v.a. {{price}}',
}
