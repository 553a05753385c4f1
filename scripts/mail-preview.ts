import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { isLanguage, languages } from '#shared/i18n/languages.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { openMailSamples } from './mail-samples.ts'

/**
 * `npm run mail:preview`: opens a page with every mail in four languages beside each other, as HTML and as text, at the
 * width of a telephone or, with `?width=600`, of a desktop; PORT says where.
 */
const port = Number(process.env['PORT'] ?? 24600)
const widths = [360, 600]
const samples = await openMailSamples()

const server = createServer((request, response) => {
  void answer(new URL(request.url ?? '/', 'http://localhost')).then(
    ({ type, body }) => response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8` }).end(body),
    (error: unknown) => response.writeHead(404).end(String(error)),
  )
})
server.listen(port, '127.0.0.1', () => {
  const address = `http://127.0.0.1:${port}`
  console.log(`Every mail: ${address} (Ctrl+C stops)`)
  if (process.stdout.isTTY) openInBrowser(address)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))

async function answer({ pathname, searchParams }: URL): Promise<{ type: string; body: string }> {
  const [, language = '', kind = '', part = 'html'] = pathname.split('/')
  if (!isLanguage(language)) {
    const asked = Number(searchParams.get('width'))
    return { type: 'text/html', body: await overview(widths.includes(asked) ? asked : 360) }
  }
  const mail = await samples.compose(kind, language)
  return part === 'text' ? { type: 'text/plain', body: mail.text } : { type: 'text/html', body: mail.html }
}

async function overview(width: number): Promise<string> {
  const choices = widths.map((other) =>
    other === width ? `<b>${other} px wide</b>` : `<a href="/?width=${other}">${other} px wide</a>`,
  )
  const kinds = samples.kinds.map((kind) => `<a href="#${kind}">${kind}</a>`)
  const rows = await Promise.all(
    samples.kinds.map(async (kind) => {
      const cells = await Promise.all(languages.map((language) => cell(kind, language, width)))
      return `<h2 id="${kind}">${kind}</h2><div>${cells.join('')}</div>`
    }),
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Mails</title><style>${style}section{inline-size:${width}px}</style>
    <header><h1>Mails</h1><nav aria-label="Width">${choices.join('')}</nav>
    <nav aria-label="Kinds">${kinds.join('')}</nav></header>${rows.join('')}</html>`
}

async function cell(kind: string, language: Language, width: number): Promise<string> {
  const { subject, calendar } = await samples.compose(kind, language)
  const file = calendar === undefined ? '' : `, with ${calendar.filename} (${calendar.method})`
  const page = `/${language}/${kind}`
  return `<section><p dir="auto">${escaped(subject)}</p>
    <p>${language}: <a href="${page}">html</a> <a href="${page}/text">text</a>${file}</p>
    <iframe src="${page}" title="${kind} in ${language}" loading="lazy" width="${width}"></iframe></section>`
}

/** Where there is no browser to open, the printed address has to do. */
function openInBrowser(address: string): void {
  const openers: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
    darwin: ['open'],
    win32: ['cmd', '/c', 'start', ''],
  }
  const [program, ...words] = openers[process.platform] ?? ['xdg-open']
  spawn(program, [...words, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** The list of kinds stays in sight, and a kind that was chosen there begins below it. */
const style = `
  html { scroll-padding-block-start: 9.5rem }
  body { font: 16px/1.5 system-ui; margin: 0; padding-inline: 1.5rem; color: #2e1618; background: #fff }
  a { color: #8a4b45 } h1, p { margin: 0 } h1 { font-size: 1.25rem } h2 { font-size: 1.125rem; margin: 2rem 0 0.5rem }
  header { position: sticky; inset-block-start: 0; display: grid; gap: 0.5rem; padding-block: 0.75rem;
    border-block-end: 1px solid #e6d8ce; background: #fff }
  nav { display: flex; flex-wrap: wrap; gap: 0.125rem 1rem; font-size: 0.875rem }
  div { display: flex; gap: 1.5rem; overflow-x: auto } section { flex: none }
  iframe { inline-size: 100%; block-size: 720px; margin-block-start: 0.5rem; border: 1px solid #e6d8ce }
  @media (max-width: 40rem) { html { scroll-padding-block-start: 1rem } header { position: static } }
`
