/** How the price list is written out. */
export const catalogue = {
  price_from: 'v.a. {{price}}',
  price_of_course_one: '{{price}} voor {{count}} bezoek, te betalen bij het eerste',
  price_of_course_other: '{{price}} voor alle {{count}} bezoeken, te betalen bij het eerste',
  price_of_course_ahead_one: '{{price}} voor {{count}} bezoek, vooraf te betalen',
  price_of_course_ahead_other: '{{price}} voor alle {{count}} bezoeken, vooraf te betalen',
}
