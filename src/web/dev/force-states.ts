/**
 * Lets a part show a state that only a hand brings about: what stands under `data-state="hover"` looks as under the pointer,
 * and so for `focus-visible`, which only what can be reached by keyboard takes on, and `active`.
 */
const within = {
  hover: '*',
  'focus-visible': ':is(a, button, input, select, textarea)',
  active: '*',
} as const

function forceIn(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule)
      for (const [state, parts] of Object.entries(within)) {
        const forced = `[data-state='${state}']`
        const also = parts === '*' ? forced : `${parts}${forced}`
        const every = `:is(:${state}, ${also}, ${forced} ${parts})`
        rule.selectorText = rule.selectorText.replaceAll(`:${state}`, every)
      }
    if ('cssRules' in rule) forceIn(rule.cssRules as CSSRuleList)
  }
}

for (const sheet of document.styleSheets) forceIn(sheet.cssRules)
