/** The colours of the browser's own bars, in the order of `light-dark()`: those of `--bg`. */
export const barColors = { light: '#fbf7f3', dark: '#1c1112' } as const

/** What the footer's switch offers. */
export const themes = ['system', 'light', 'dark'] as const

/** Which browsers show the dark bar as long as nothing else is chosen. */
export const systemIsDark = '(prefers-color-scheme: dark)'

/**
 * Runs in the head, after the colours of the bars and before anything is painted: a choice of the footer, kept under
 * `theme`, marks the document, the first of the two bars and the switch; without one the style sheet follows the system by
 * itself. It runs again when the visitor chooses, and when the page with its switch has arrived or comes back. Where storage
 * is refused a choice holds for this page; where there is no switch, none is marked. The text must not differ between pages,
 * so that one hash in the content security policy covers it.
 */
export const themeScript = `{let d=document,m=d.documentElement.dataset,bar=d.querySelector('[media]'),system=bar.media,go=({target:{name,value}})=>{try{let l=localStorage
if(name=='theme')l.setItem(name,value)
m.theme=l.getItem('theme')||'system'}catch{if(name=='theme')m.theme=value}
bar.media={light:'not all',dark:''}[m.theme]??system
let f=d.forms.theme
if(f)f.theme.value=m.theme||'system'}
go({target:d});addEventListener('change',go);addEventListener('pageshow',go)}`
