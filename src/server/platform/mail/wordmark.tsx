import { colors, fontOf } from '#server/platform/mail/style.ts'

/**
 * The clinic's name after its mark: the panes of a window as cells, since a mail loads no picture. Neither is mirrored or
 * set in another script, as on the site; `finerRules` gives the panes their slant where a mail program allows it.
 */
export function Wordmark({ name }: { readonly name: string }) {
  return (
    <table role="presentation" border={0} cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td data-skip-in-text="true" aria-hidden="true" style={{ padding: '0 8px 16px' }}>
            <Mark />
          </td>
          <td className="ink" style={wordmark}>
            {name}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

type Part = readonly [height: number, what: 'gap' | 'pane']

const left: readonly Part[] = [
  [7, 'gap'],
  [7, 'pane'],
]
const right: readonly Part[] = [
  [7, 'pane'],
  [3, 'gap'],
  [7, 'pane'],
]

function Mark() {
  return (
    <table role="presentation" dir="ltr" border={0} cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td style={{ verticalAlign: 'top', paddingRight: '3px' }}>
            <Column parts={left} />
          </td>
          <td style={{ verticalAlign: 'top' }}>
            <Column parts={right} />
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Column({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <table role="presentation" border={0} cellPadding={0} cellSpacing={0}>
      <tbody>
        {parts.map(([height, what], index) => (
          <tr key={index}>
            <td width={8} height={height} className={what} style={partOf(height, what)}>
              {'\u00a0'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** No higher than it says: Outlook makes every cell as high as its letters. */
function partOf(height: number, what: Part[1]) {
  const size = { width: '8px', height: `${height}px`, fontSize: '1px', lineHeight: `${height}px` }
  return { ...size, ...(what === 'pane' ? { backgroundColor: colors.accent } : {}) }
}

const wordmark = {
  fontFamily: fontOf('nl').display,
  fontSize: '22px',
  lineHeight: '28px',
  color: colors.ink,
  padding: '0 2px 16px',
}
