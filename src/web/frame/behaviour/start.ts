import { startDialogs } from '#web/frame/behaviour/dialogs.ts'
import { startLanguageChoice } from '#web/frame/behaviour/language-choice.ts'
import { startMenuHistory } from '#web/frame/behaviour/menu-history.ts'
import { startMegaMenu } from '#web/frame/behaviour/mega-menu.ts'
import { startNewsletterPopup } from '#web/frame/behaviour/newsletter-popup.ts'
import { startOpeners } from '#web/frame/behaviour/openers.ts'
import { startScroll } from '#web/frame/behaviour/scroll.ts'
import { startSections } from '#web/frame/behaviour/sections.ts'
import { startTooltips } from '#web/frame/behaviour/tooltips.ts'

// What a click could miss comes first.
startOpeners()
startDialogs()
startLanguageChoice()
startMenuHistory()
startMegaMenu()
startTooltips()
startSections()
startNewsletterPopup()
startScroll()
document.documentElement.dataset.ready = ''
