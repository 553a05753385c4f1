/** Up to here the screen counts as narrow, as in the style sheets: one column, the dock, the menu behind its button. */
export const narrowQuery = '(width <= 56rem)'

/** Below this the agenda of the desk lists visits instead of drawing them, and its record has one column. */
export const dayListQuery = '(width < 48rem)'

/** From here on a visit stands beside the agenda of the desk instead of over it. */
export const besideQuery = '(width >= 64rem)'

/** From here on a third of a day of the desk's week has room for a name. */
export const threeLanesQuery = '(width >= 84rem)'
