import { d, element, fill, stroke } from '../drawing/svg.ts'
import type { Side } from '../drawing/svg.ts'
import { across, middle } from './face.ts'
import type { Member } from './members.ts'
import { cloths, colors } from './palette.ts'

/** What a member wears; scrubs show `throat`, the skin of the neck, above their collar. */
export function clothes(member: Member, throat: string): string {
  switch (member.clothes.cut) {
    case 'tunic':
      return tunic(member)
    case 'scrubs':
      return scrubs(member, throat)
    case 'coat':
      return open(member, member.hasHighCollar ? highCollar(member) : throatCut(member), {
        opacity: 0.6,
        seam: [colors.seam, 0.5, colors.seam, 0.5],
      })
    case 'blazer':
      return open(member, throatCut(member), { opacity: 1, seam: ['#f6e9e1', 0.35, '#f6e9e1', 0.25] })
  }
}

/** The neck down to where an open collar ends. */
export function neckOutline({ neck: n }: Member): string {
  return (
    d`M${middle - n} 340V430C${middle - n - 2} 454 ${middle - n - 26} 462 ${middle - n - 44} 472` +
    d`L240 560 ${middle + n + 44} 472C${middle + n + 26} 462 ${middle + n + 2} 454 ${middle + n} 430V340Z`
  )
}

function bodyOutline({ shoulder: s, neck: n }: Member): string {
  return (
    d`M${middle - s} 612C${middle - s + 2} 536 ${middle - s * 0.78} 494 ${middle - n - 40} 470` +
    d`C${middle - n - 16} 460 ${middle - n - 4} 452 ${middle - n - 2} 440L${middle + n + 2} 440` +
    d`C${middle + n + 4} 452 ${middle + n + 16} 460 ${middle + n + 40} 470` +
    d`C${middle + s * 0.78} 494 ${middle + s - 2} 536 ${middle + s} 612Z`
  )
}

function tunic(member: Member): string {
  const { neck: n } = member
  const { light, seam } = cloths[member.clothes.cloth]
  const top = d`${middle - n - 4} 438C${middle - n + 8} 466 ${middle + n - 8} 466 ${middle + n + 4} 438`
  const throat = d`M${middle - n} 426L${top}L${middle + n} 426Z`
  const collar = d`M${top}L${middle + n + 10} 462C${middle + 14} 494 ${middle - 14} 494 ${middle - n - 10} 462Z`
  const seams =
    d`M${top}M${middle - n - 10} 462C${middle - 14} 494 ${middle + 14} 494 ${middle + n + 10} 462` +
    d`M${middle + 18} 482C${middle + 30} 520 ${middle + 32} 566 ${middle + 30} 612`
  const buttons = [520, 554, 588].map((cy) =>
    element('circle', { cx: middle + 24, cy, r: 3, fill: colors.seam }),
  )
  return (
    fill(bodyOutline(member), 'url(#cloth)') +
    fill(throat, 'url(#skin)') +
    fill(collar, light) +
    stroke(seams, seam, 1.6, 0.7) +
    buttons.join('')
  )
}

function scrubs(member: Member, throat: string): string {
  const { neck: n } = member
  const { dark } = cloths[member.clothes.cloth]
  const band =
    d`M${middle - n - 44} 472L240 560 ${middle + n + 44} 472` +
    d`L${middle + n + 30} 466 240 540 ${middle - n - 30} 466Z`
  const pocket = d`M${middle + 52} 548h54v44h-54Z`
  return (
    fill(bodyOutline(member), 'url(#cloth)') +
    throat +
    fill(band, dark, { opacity: 0.75 }) +
    fill(pocket, dark, { opacity: 0.28 })
  )
}

type Lapels = {
  /** Of the lapel on the shaded side. */
  opacity: number
  /** Colour and opacity of the drawn edge, lit and shaded. */
  seam: readonly [string, number, string, number]
}

/** A coat or blazer that hangs open over what is worn under it. */
function open(member: Member, front: string, lapels: Lapels): string {
  const { light, dark } = cloths[member.clothes.cloth]
  const [litSeam, litOpacity, shadedSeam, shadedOpacity] = lapels.seam
  return (
    fill(bodyOutline(member), 'url(#under)') +
    front +
    fill(panel(member, -1), 'url(#cloth)') +
    fill(panel(member, 1), 'url(#cloth)') +
    fill(lapel(member, -1), light) +
    fill(lapel(member, 1), dark, { opacity: lapels.opacity }) +
    stroke(lapel(member, -1), litSeam, 1.4, litOpacity) +
    stroke(lapel(member, 1), shadedSeam, 1.4, shadedOpacity)
  )
}

function throatCut({ neck: n }: Member): string {
  return fill(
    d`M${middle - n} 430C${middle - n - 2} 452 ${middle - n - 12} 458 ${middle - n - 18} 462` +
      d`C${middle - 24} 508 ${middle + 24} 508 ${middle + n + 18} 462` +
      d`C${middle + n + 12} 458 ${middle + n + 2} 452 ${middle + n} 430Z`,
    'url(#skin)',
  )
}

function highCollar({ neck: n }: Member): string {
  return fill(
    d`M${middle - n - 5} 424C${middle - n + 8} 444 ${middle + n - 8} 444 ${middle + n + 5} 424` +
      d`L${middle + n + 12} 470H${middle - n - 12}Z`,
    'url(#under)',
  )
}

function panel({ neck: n, shoulder: s }: Member, side: Side): string {
  const x = (distance: number) => across(side, distance)
  return (
    d`M${x(n + 10)} 456C${x(n - 2)} 492 ${x(16)} 540 ${middle} 584L${x(10)} 612 ${x(s)} 612` +
    d`C${x(s - 2)} 536 ${x(s * 0.78)} 494 ${x(n + 40)} 470Z`
  )
}

function lapel({ neck: n }: Member, side: Side): string {
  const x = (distance: number) => across(side, distance)
  return (
    d`M${x(n + 8)} 454C${x(n + 22)} 458 ${x(n + 34)} 464 ${x(n + 42)} 472` +
    d`L${x(n + 40)} 512 ${x(n + 22)} 518 ${x(n + 26)} 528 ${middle} 586` +
    d`C${x(18)} 538 ${x(n - 2)} 494 ${x(n + 8)} 454Z`
  )
}
