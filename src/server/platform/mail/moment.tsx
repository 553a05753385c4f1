import { Text } from '@react-email/text'
import { MailBox } from '#server/platform/mail/box.tsx'
import { colors, fontOf } from '#server/platform/mail/style.ts'
import { unbroken, unbrokenDay } from '#server/platform/mail/unbroken.ts'
import type { Language } from '#shared/i18n/languages.ts'

/** When, and for what: what a reader looks for first. `isOff` strikes out day and time, and keeps the rest as it is. */
export function MailMoment({
  date,
  time,
  what,
  language,
  isOff = false,
}: {
  readonly date: string
  readonly time: string
  readonly what: string
  readonly language: Language
  readonly isOff?: boolean
}) {
  const [, hours = time, zone] = /^(.+) (\(.+\))$/.exec(time) ?? []
  const display = { fontFamily: fontOf(language).display }
  const ink = isOff ? quiet : loud
  return (
    <MailBox fill="tint" style={box}>
      <Text className={ink.className} style={{ ...ink.date, ...display }}>
        {unbrokenDay(date)}
      </Text>
      <Text className={ink.className} style={ink.time}>
        <span style={{ ...display, ...ink.hours }}>{unbroken(hours)}</span>
        {zone !== undefined && (
          <>
            {' '}
            <span className="muted" style={zoneLine}>
              {zone}
            </span>
          </>
        )}
      </Text>
      <Text className={ink.className} style={ink.what}>
        {unbroken(what)}
      </Text>
    </MailBox>
  )
}

const line = { fontSize: '16px', lineHeight: '24px', color: colors.ink, margin: 0 }
const quietLine = { ...line, color: colors.muted }
const box = { backgroundColor: colors.tint, borderRadius: '10px', padding: '20px' }
const loud = {
  className: 'ink',
  date: { ...line, fontSize: '18px', margin: '0 0 2px' },
  time: { ...line, fontSize: '28px', lineHeight: '34px', margin: '0 0 8px' },
  hours: {},
  what: line,
}
const struck = { textDecoration: 'line-through' }
/** Of a visit that is off nothing is called out. */
const quiet = {
  className: 'muted',
  date: { ...quietLine, ...struck },
  time: { ...quietLine, margin: '0 0 4px' },
  hours: struck,
  what: quietLine,
}
/** A line of its own: the text part keeps it beside the time. */
const zoneLine = { display: 'block', fontSize: '13px', lineHeight: '20px', color: colors.muted }
