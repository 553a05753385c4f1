import { scriptOf } from '#shared/i18n/languages.ts'
import type { Language, Script } from '#shared/i18n/languages.ts'

/** The site's colours on daylight; mail programs know no custom properties. */
export const colors = {
  ground: '#FBF7F3',
  sheet: '#FFFFFF',
  tint: '#F6E9E1',
  line: '#E6D8CE',
  ink: '#2E1618',
  muted: '#6A5350',
  accent: '#8A4B45',
  onInk: '#FBF7F3',
} as const

/** On a telephone the facts stand below their labels and the button is as wide as the sheet. */
export const narrowRules = `
@media (max-width: 480px) {
  .sheet { padding: 24px 20px 8px !important; }
  .head { padding: 0 12px !important; }
  .foot { padding: 8px 20px 16px !important; }
  .title { font-size: 24px !important; line-height: 30px !important; }
  .label, .value { display: block !important; width: auto !important; }
  .label { border-bottom: 0 !important; padding: 10px 0 0 !important; }
  .value { padding: 0 0 10px !important; }
  .colon { display: none !important; }
  .button { display: block !important; text-align: center !important; }
}
`

/**
 * The same sheet at night (the cell is the one that `Body` puts around a mail); a mail program that drops this shows the
 * daylight colours, or turns them round itself.
 */
export const darkRules = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground, .ground > table > tbody > tr > td { background-color: #1C1112 !important; }
  .sheet { background-color: #281A1A !important; }
  .tint { background-color: #3B2724 !important; }
  .ink { color: #F6E9E1 !important; }
  .muted { color: #C9AFA5 !important; }
  .accent { color: #E3A893 !important; }
  .pane { background-color: #E3A893 !important; }
  .line { border-color: #402B29 !important; }
  .button { background-color: #F6E9E1 !important; color: #1C1112 !important; }
}
`

/** What some mail programs understand; apart, since a few drop a whole block for one rule that they do not know. */
export const finerRules = `
.pane { transform: skewY(-34deg); }
p { text-wrap: pretty; }
.button { text-wrap: balance; }
`

type Faces = { readonly text: string; readonly display: string }

const arabicFace = "'Segoe UI', Tahoma, 'Geeza Pro', Arial, sans-serif"
const faces: Readonly<Record<Script, Faces>> = {
  latin: {
    text: "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
    display: "Georgia, 'Times New Roman', serif",
  },
  arabic: { text: arabicFace, display: arabicFace },
}

/** Faces that machines have: a mail loads no fonts. */
export function fontOf(language: Language): Faces {
  return faces[scriptOf(language)]
}
