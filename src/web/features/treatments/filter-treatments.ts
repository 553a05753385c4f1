/**
 * Search and category filter of the overview. What is asked for stands in the address (`?zoek=`, `?categorie=`), so that a result
 * can be shared and the back button works.
 */
export function startTreatmentFilter(): void {
  const form = document.querySelector<HTMLFormElement>('[data-filter-form]')
  const input = form?.querySelector('input')
  const clear = form?.querySelector<HTMLButtonElement>('[data-filter-clear]')
  const status = document.querySelector<HTMLElement>('[data-filter-status]')
  const empty = document.querySelector<HTMLElement>('[data-filter-empty]')
  if (!form || !input || !clear || !status || !empty) return
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-filter-category]')]
  const sections = [...document.querySelectorAll<HTMLElement>('[data-category]')]
  const isWide = matchMedia('(min-width: 56.0625rem)')

  const read = () => {
    const query = new URLSearchParams(location.search)
    return { term: query.get('zoek') ?? '', category: query.get('categorie') ?? '' }
  }

  const write = (wanted: { term: string; category: string }, isNewStep: boolean) => {
    const url = new URL(location.href)
    setOrDelete(url.searchParams, 'zoek', wanted.term.trim())
    setOrDelete(url.searchParams, 'categorie', wanted.category)
    if (url.href === location.href) return
    if (isNewStep) history.pushState(null, '', url)
    else history.replaceState(null, '', url)
  }

  const show = () => {
    const { term, category } = read()
    const needle = term.trim().toLowerCase()
    let found = 0
    for (const section of sections) {
      const isAsked = category === '' || section.dataset.category === category
      let inSection = 0
      for (const card of section.querySelectorAll<HTMLElement>('[data-treatment]')) {
        const isHit = isAsked && (card.dataset.treatment ?? '').includes(needle)
        card.hidden = !isHit
        if (isHit) inSection += 1
      }
      section.hidden = inSection === 0
      const details = section.querySelector('details')
      if (details && !isWide.matches) details.open = needle !== '' || category !== ''
      found += inSection
    }
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(button.dataset.filterCategory === category))
    }
    if (document.activeElement !== input) input.value = term
    clear.hidden = input.value === ''
    empty.hidden = found > 0
    const heading = empty.querySelector('[data-term]')
    if (heading) heading.textContent = (empty.dataset.text ?? '').replace('{{term}}', term.trim())
    const texts: Record<string, string> = JSON.parse(status.dataset.texts ?? '{}')
    const form = texts[new Intl.PluralRules(document.documentElement.lang).select(found)] ?? ''
    status.textContent = needle === '' && category === '' ? '' : form.replace('{{count}}', String(found))
  }

  let step: number | undefined
  input.addEventListener('input', () => {
    write({ ...read(), term: input.value }, false)
    window.clearTimeout(step)
    step = window.setTimeout(show, 80)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    show()
  })
  clear.addEventListener('click', () => {
    input.value = ''
    write({ ...read(), term: '' }, true)
    show()
    input.focus()
  })
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const asked = button.dataset.filterCategory ?? ''
      const { term, category } = read()
      write({ term, category: asked === category ? '' : asked }, true)
      show()
    })
  }
  addEventListener('popstate', () => {
    input.value = read().term
    show()
  })
  input.value = read().term
  show()
}

function setOrDelete(query: URLSearchParams, name: string, value: string): void {
  if (value === '') query.delete(name)
  else query.set(name, value)
}
