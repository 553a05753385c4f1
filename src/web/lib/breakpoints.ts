/** Up to here the screen counts as narrow, as in the style sheets: one column, the dock, the menu behind its button. */
export const narrowQuery = '(width <= 56rem)'
