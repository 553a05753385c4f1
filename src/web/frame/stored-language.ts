import { defaultLanguage, languages } from '#shared/i18n/languages.ts'

const prefixes = languages.filter((language) => language !== defaultLanguage).join('|')

/**
 * Runs first in the head: at an address without prefix a choice in localStorage leads to its own address, also where the
 * server has just led elsewhere by the browser's language (the mark says so) and where Back restores the page as it was
 * (DECISIONS 2). The cookie follows the choice, which browsers keep longer. The text must not differ between pages, so that
 * one hash in the content security policy covers it.
 */
export const storedLanguageScript = `{let go=()=>{try{let l=localStorage.getItem('language'),d=document,a=location,[,p='',r]=/^(?:\\/(${prefixes})(?=\\/|$))?(.*)/.exec(a.pathname),m=/language-redirect=1/.test(d.cookie)
d.cookie='language-redirect=;path=/;max-age=0'
if(!l)return
let w=/^(${prefixes})$/.test(l)?l:''
d.cookie='language='+(w||'${defaultLanguage}')+';path=/;max-age=31536000;samesite=lax'
if(w!=p&&(m||!p))a.replace(((w&&'/'+w)+(w&&r=='/'?'':r)||'/')+a.search+a.hash)}catch{}}
go();addEventListener('pageshow',e=>e.persisted&&go())}`
