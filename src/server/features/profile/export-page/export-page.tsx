import { renderToStaticMarkup } from 'react-dom/server'
import type { House } from '#server/deps.ts'
import { pageWords } from '#server/features/profile/export-page/facts.tsx'
import {
  DeskSection,
  EnquiriesSection,
  MailsSection,
  ProfileSection,
  SessionsSection,
  VisitsSection,
} from '#server/features/profile/export-page/sections.tsx'
import type { ClientData } from '#server/features/profile/present.ts'
import { directionOf } from '#shared/i18n/languages.ts'
import type { Language } from '#shared/i18n/languages.ts'

/** The data of `presentExport` as one page to read and keep, which needs nothing else. */
export function presentExportPage(data: ClientData, language: Language, house: House): string {
  return `<!doctype html>${renderToStaticMarkup(<ExportPage {...{ data, language, house }} />)}`
}

type PageProps = { readonly data: ClientData; readonly language: Language; readonly house: House }

function ExportPage({ data, language, house }: PageProps) {
  const { clinic } = house
  const words = pageWords(language, house)
  const { t, moment } = words
  return (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{t('dataExport.title', { clinic: clinic.name })}</title>
        <style>{pageStyle}</style>
      </head>
      <body>
        <h1>{t('dataExport.title', { clinic: clinic.name })}</h1>
        <p>{t('dataExport.intro', { date: moment(data.exportedAt) })}</p>
        <ProfileSection {...{ data, words }} />
        <VisitsSection {...{ data, words }} />
        <SessionsSection {...{ data, words }} />
        <MailsSection {...{ data, words }} />
        <EnquiriesSection {...{ data, words }} />
        <DeskSection {...{ data, words }} />
      </body>
    </html>
  )
}

const pageStyle = `
  body { font: 16px/1.6 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding-inline: 1rem; color: #201d1a }
  dl > div { display: grid; grid-template-columns: 14rem 1fr; gap: 1rem; border-block-end: 1px solid #ddd; padding-block: .4rem }
  dt { color: #5f5850 } dd { margin: 0; white-space: pre-line; overflow-wrap: anywhere }
  @media (max-width: 32rem) { dl > div { grid-template-columns: 1fr; gap: 0 } }
`
