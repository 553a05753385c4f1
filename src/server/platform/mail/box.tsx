import type { CSSProperties, ReactNode } from 'react'

/** A filled part of a mail: its padding stands on a cell, since Outlook knows none of a table. */
export function MailBox({
  fill,
  style,
  children,
}: {
  readonly fill: 'sheet' | 'tint'
  readonly style: CSSProperties
  readonly children: ReactNode
}) {
  return (
    <table
      role="presentation"
      width="100%"
      border={0}
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: '0 0 8px' }}
    >
      <tbody>
        <tr>
          <td className={fill} style={style}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  )
}
