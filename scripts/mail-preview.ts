import { createServer } from 'node:http'
import { isLanguage, languages } from '#shared/i18n/languages.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { openMailSamples } from './mail-samples.ts'

/** `npm run mail:preview`: a page with every mail in four languages, as HTML and as text; PORT says where. */
const port = Number(process.env['PORT'] ?? 24600)
const samples = await openMailSamples()

const server = createServer((request, response) => {
  void answer(new URL(request.url ?? '/', 'http://localhost')).then(
    ({ type, body }) => response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8` }).end(body),
    (error: unknown) => response.writeHead(404).end(String(error)),
  )
})
server.listen(port, '127.0.0.1', () => console.log(`Every mail: http://127.0.0.1:${port} (Ctrl+C stops)`))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))

async function answer({ pathname }: URL): Promise<{ type: string; body: string }> {
  const [, first = '', kind = '', part = 'html'] = pathname.split('/')
  const language = isLanguage(first) ? first : 'nl'
  if (kind === '') return { type: 'text/html', body: await overview(language) }
  const mail = await samples.compose(kind, language)
  return part === 'text' ? { type: 'text/plain', body: mail.text } : { type: 'text/html', body: mail.html }
}

async function overview(language: Language): Promise<string> {
  const choices = languages.map((other) => `<a href="/${other}">${other}</a>`).join(' ')
  const mails = await Promise.all(
    samples.kinds.map(async (kind) => {
      const { subject, attachments = [] } = await samples.compose(kind, language)
      const files = attachments.map(({ filename }) => `, with ${filename}`).join('')
      return `<section><h2>${kind}</h2><p dir="auto">${escaped(subject)}</p>
        <p><a href="/${language}/${kind}">html</a> <a href="/${language}/${kind}/text">text</a>${files}</p>
        <iframe src="/${language}/${kind}" title="${kind}" loading="lazy"></iframe></section>`
    }),
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Mails</title><style>body{font:16px/1.5 system-ui;margin:24px}h2{font-size:18px;margin:0}p{margin:4px 0}
    main{display:grid;grid-template-columns:repeat(auto-fill,minmax(360px,1fr));gap:32px}iframe{inline-size:100%;
    block-size:640px;border:1px solid #bbb}</style><h1>Mails: ${choices}</h1><main>${mails.join('')}</main></html>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
