/**
 * Runs first in the head: at an address without prefix, a choice that only localStorage knows leads to its own address
 * (DECISIONS 2). The server does the same for the cookie and the browser's language. The text must not differ between
 * pages, so that one hash in the content security policy covers it.
 */
export const storedLanguageScript = `try{let l=localStorage.getItem('language'),p=location.pathname
if(/^(en|ar|es)$/.test(l)&&!/^\\/(en|ar|es)(\\/|$)/.test(p)){document.cookie='language='+l+';path=/;max-age=31536000;samesite=lax'
location.replace('/'+l+(p=='/'?'':p)+location.search+location.hash)}}catch{}`
