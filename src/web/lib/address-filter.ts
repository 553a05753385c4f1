/** What a visitor asked for; both are empty when everything is shown. */
type Asked = { term: string; category: string }

/**
 * Keeps a search box and category buttons in step with the address (`?zoek=`, `?categorie=`), so that a result can be shared
 * and the back button works. Calls `show` at the start and after every change, which returns the categories that hold the
 * term, whichever of them is asked for; the others are no choice. The bar comes from `<FilterBar>`.
 */
export function startAddressFilter(bar: HTMLElement, show: (asked: Asked) => ReadonlySet<string>): void {
  const form = bar.querySelector('form')
  const input = form?.querySelector('input')
  const clear = form?.querySelector<HTMLButtonElement>('[data-filter-clear]')
  const buttons = [...bar.querySelectorAll<HTMLButtonElement>('[data-filter-category]')]
  const categories = new Set(buttons.map((button) => button.dataset.filterCategory))
  /** A category that does not exist is none. */
  const readAddress = (): Asked => {
    const query = new URLSearchParams(location.search)
    const category = query.get('categorie') ?? ''
    return { term: query.get('zoek') ?? '', category: categories.has(category) ? category : '' }
  }

  let isTermFound = true
  const showAsked = () => {
    const asked = readAddress()
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(button.dataset.filterCategory === asked.category))
    }
    if (input && document.activeElement !== input) input.value = asked.term
    if (clear && input) clear.hidden = input.value === ''
    const holding = show(asked)
    isTermFound = holding.size > 0
    offerCategories(buttons, asked, holding)
  }

  let isPlanned = false
  const showPlanned = () => {
    isPlanned = false
    showAsked()
  }
  input?.addEventListener('input', () => {
    writeAddress({ ...readAddress(), term: input.value }, 'replace')
    if (clear) clear.hidden = input.value === ''
    if (!isPlanned) requestAnimationFrame(showPlanned)
    isPlanned = true
  })
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    showAsked()
  })
  clear?.addEventListener('click', () => {
    if (input) input.value = ''
    writeAddress({ ...readAddress(), term: '' }, 'push')
    showAsked()
    input?.focus()
  })
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const asked = readAddress()
      const { category } = asked
      const wanted = button.dataset.filterCategory ?? ''
      // What nothing holds no category holds: who goes on to one leaves it.
      const term = isTermFound ? asked.term : ''
      if (input) input.value = term
      // Pressing the active category shows everything again (SPEC 2).
      writeAddress({ term, category: category === wanted ? '' : wanted }, 'push')
      showAsked()
      // On a narrow screen the bar goes with its last choice, and the focus would go with it.
      if (button.offsetParent === null)
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    })
  }
  addEventListener('popstate', () => {
    if (input) input.value = readAddress().term
    showAsked()
  })
  // What was typed while the script was on its way counts, also when the visitor has gone on from there.
  if (input && (input.value !== '' || document.activeElement === input))
    writeAddress({ ...readAddress(), term: input.value }, 'replace')
  else if (input) input.value = readAddress().term
  showAsked()
}

/**
 * All of them without a term, and for a term that nothing holds: they are then the ways on. But what says that nothing was
 * found has a button for all of it already.
 */
function offerCategories(
  buttons: readonly HTMLButtonElement[],
  { term, category }: Asked,
  holding: ReadonlySet<string>,
): void {
  const isTerm = term.trim() !== ''
  const isNothing = isTerm && holding.size === 0
  // One category that holds everything found leaves nothing to choose.
  const isChoice = holding.size > 1 || category !== ''
  for (const button of buttons) {
    const value = button.dataset.filterCategory ?? ''
    const isAmongFound = isChoice && (value === '' || value === category || holding.has(value))
    button.hidden = isNothing ? value === '' && category === '' : isTerm && !isAmongFound
  }
}

/** Says the number of results to screen readers; `data-texts` holds a sentence per plural form. */
export function announceFound(status: HTMLElement, asked: Asked, found: number): void {
  const texts: Record<string, string> = JSON.parse(status.dataset.texts ?? '{}')
  const text = texts[new Intl.PluralRules(document.documentElement.lang).select(found)] ?? ''
  const isAsked = asked.term.trim() !== '' || asked.category !== ''
  status.textContent = isAsked ? text.replace('{{count}}', String(found)) : ''
}

/** Repeats what was typed in the words for nothing found, which `data-text` holds. */
export function nameTerm(empty: HTMLElement, term: string): void {
  const heading = empty.querySelector('[data-term]')
  if (heading) heading.textContent = (empty.dataset.text ?? '').replace('{{term}}', () => term)
}

function writeAddress({ term, category }: Asked, step: 'push' | 'replace'): void {
  const url = new URL(location.href)
  setOrDelete(url.searchParams, 'zoek', term.trim())
  setOrDelete(url.searchParams, 'categorie', category)
  if (url.href === location.href) return
  if (step === 'push') history.pushState(null, '', url)
  else history.replaceState(null, '', url)
}

function setOrDelete(query: URLSearchParams, name: string, value: string): void {
  if (value === '') query.delete(name)
  else query.set(name, value)
}
