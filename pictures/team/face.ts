import { clip, d, element, fill, group, stroke } from '../drawing/svg.ts'
import type { Side } from '../drawing/svg.ts'
import type { Member } from './members.ts'
import { colors, hairs, skins } from './palette.ts'

export const middle = 240
const eyeY = 262

/** A place as far from the middle line as `distance`, on one side. */
export function across(side: Side, distance: number): number {
  return middle + side * distance
}

/** Eyes, nose, mouth and what the years drew, in the order of painting. */
export function features(member: Member): string {
  return [
    eye(member, -1),
    eye(member, 1),
    nose(member),
    lines(member),
    member.hasMoustache ? moustache(member) : '',
    mouth(member),
    member.hasFreckles ? freckles() : '',
  ].join('')
}

export function faceOutline({ head: { cheek, jaw, chin, chinY } }: Member): string {
  return (
    d`M${middle} 142C${middle - cheek * 0.72} 142 ${middle - cheek} 190 ${middle - cheek} 250` +
    d`C${middle - cheek} 288 ${middle - jaw - 6} 312 ${middle - jaw} 330` +
    d`C${middle - jaw + 10} 356 ${middle - chin - 10} ${chinY} ${middle} ${chinY}` +
    d`C${middle + chin + 10} ${chinY} ${middle + jaw - 10} 356 ${middle + jaw} 330` +
    d`C${middle + jaw + 6} 312 ${middle + cheek} 288 ${middle + cheek} 250` +
    d`C${middle + cheek} 190 ${middle + cheek * 0.72} 142 ${middle} 142Z`
  )
}

export function ear(member: Member, side: Side): string {
  const skin = skins[member.skin]
  const x = (distance: number) => across(side, member.head.cheek + distance)
  const shell = d`M${x(-3)} 250C${x(12)} 240 ${x(17)} 258 ${x(12)} 280C${x(8)} 298 ${x(-4)} 302 ${x(-8)} 294Z`
  const fold = d`M${x(8)} 258C${x(10)} 270 ${x(6)} 282 ${x(1)} 284`
  const stud = { cx: x(5), cy: 298, r: 3.6, fill: colors.gold }
  const hoop = { cx: x(6), cy: 312, r: 14, fill: 'none', stroke: colors.gold, 'stroke-width': 3 }
  return (
    fill(shell, side < 0 ? skin.mid : skin.shade) +
    stroke(fold, skin.line, 1.3, 0.4) +
    (member.earring === undefined ? '' : element('circle', member.earring === 'stud' ? stud : hoop))
  )
}

/** Distance of an eye's middle from the middle line. */
export function eyeDistance(member: Member): number {
  return member.head.cheek * 0.47
}

function eye(member: Member, side: Side): string {
  const { color, scale, hasFold } = member.eyes
  const skin = skins[member.skin]
  const isSoft = !member.hasBeard && !member.hasMoustache
  const [w, h] = [18 * scale, (hasFold ? 10 : 7.5) * scale]
  const centre = across(side, eyeDistance(member))
  const x = (distance: number) => centre + side * distance
  const id = `eye${side}`

  const upperLid = (end: number) =>
    d`M${x(-w)} ${eyeY + 2}C${x(-w * 0.5)} ${eyeY - h} ${x(w * 0.45)} ${eyeY - h - 1} ${x(end)} ${eyeY - 1}`
  const almond =
    upperLid(w) + d`C${x(w * 0.5)} ${eyeY + h * 0.72} ${x(-w * 0.5)} ${eyeY + h * 0.78} ${x(-w)} ${eyeY + 2}Z`
  const lashes = upperLid(w + 1) + (isSoft ? `l${side * 4} -3.5` : '')
  const fold =
    d`M${x(-w * 0.7)} ${eyeY - h - 0.5}` +
    d`C${x(-w * 0.2)} ${eyeY - h - 5} ${x(w * 0.5)} ${eyeY - h - 5} ${x(w * 0.95)} ${eyeY - h * 0.75}`
  const lowerLid =
    d`M${x(-w * 0.5)} ${eyeY + h * 0.8 + 1}` +
    d`Q${x(w * 0.1)} ${eyeY + h * 0.95 + 1.5} ${x(w * 0.7)} ${eyeY + h * 0.5}`
  const crowsFeet =
    d`M${x(-w * 0.6)} ${eyeY + 14}Q${x(4)} ${eyeY + 19} ${x(w * 0.9)} ${eyeY + 12}` +
    d`M${x(w + 7)} ${eyeY - 1}l${side * 7} -4M${x(w + 7)} ${eyeY + 4}l${side * 7} 2`

  const disc = (r: number, tone: string) => element('circle', { cx: centre, cy: eyeY - 1.5, r, fill: tone })
  const lidShadow = d`M${centre - 24} ${eyeY - h - 4}h48v${h * 0.62}h-48Z`
  return (
    clip(id, almond) +
    fill(almond, skin.isDark ? '#f6eae0' : '#fffaf6') +
    group(
      { 'clip-path': `url(#${id})` },
      disc(7.4 * scale, color),
      disc(3.2 * scale, '#1c0f0d'),
      fill(lidShadow, skin.line, { opacity: 0.22 }),
    ) +
    element('circle', { cx: centre - 2.6, cy: eyeY - 4, r: 1.9, fill: colors.white }) +
    stroke(lashes, skin.isDark ? '#1c0f0d' : '#3a1f1a', isSoft ? 3.2 : 2.6) +
    (hasFold ? stroke(fold, skin.line, 1.4, 0.5) : '') +
    stroke(lowerLid, skin.line, 1.1, 0.4) +
    (member.age === undefined ? '' : stroke(crowsFeet, skin.line, 1.3, 0.42 * member.age)) +
    brow(member, x)
  )
}

function brow(member: Member, x: (distance: number) => number): string {
  const { thickness, arch } = member.brow
  const y = eyeY - (member.eyes.hasFold ? 26 : 24)
  const shape =
    d`M${x(-21)} ${y + 2}C${x(-8)} ${y - 5 - arch} ${x(8)} ${y - 7 - arch} ${x(25)} ${y + 1}` +
    d`C${x(10)} ${y - 7 - arch + thickness * 0.7} ${x(-6)} ${y - 5 - arch + thickness} ${x(-20)} ${y + 2 + thickness}Z`
  const hair = hairs[member.hair]
  const color = 'brow' in hair ? hair.brow : skins[member.skin].isDark ? '#1e1210' : hair.base
  return fill(shape, color, { opacity: 0.92 })
}

function nose(member: Member): string {
  const { nose: n } = member
  const y = noseY(member)
  return stroke(
    d`M${middle + 7} 268C${middle + 8} ${y - 22} ${middle + n} ${y - 12} ${middle + n + 1} ${y - 3}` +
      d`C${middle + n} ${y + 4} ${middle + 5} ${y + 3} ${middle} ${y + 5}` +
      d`C${middle - 5} ${y + 3} ${middle - n} ${y + 4} ${middle - n - 1} ${y - 3}`,
    skins[member.skin].line,
    2,
    0.62,
  )
}

function mouth(member: Member): string {
  const { width: w, smile, fullness } = member.mouth
  const skin = skins[member.skin]
  const y = mouthY(member)
  const corner = y - smile * 0.5
  const bottom = y + smile * 0.35 + fullness * 1.5
  const lips =
    d`M${middle - w} ${corner}C${middle - w * 0.5} ${y - fullness * 0.75} ${middle - 6} ${y - fullness * 0.95} ${middle} ${y - fullness * 0.6}` +
    d`C${middle + 6} ${y - fullness * 0.95} ${middle + w * 0.5} ${y - fullness * 0.75} ${middle + w} ${corner}` +
    d`C${middle + w * 0.5} ${bottom} ${middle - w * 0.5} ${bottom} ${middle - w} ${corner}Z`
  const parting =
    d`M${middle - w - 2} ${corner - 1}` +
    d`C${middle - w * 0.5} ${y + smile * 0.7} ${middle + w * 0.5} ${y + smile * 0.7} ${middle + w + 2} ${corner - 1}`
  const isHairy = member.hasBeard === true || member.hasMoustache === true
  const gloss = {
    cx: middle - 4,
    cy: y + fullness * 0.7 + smile * 0.3,
    rx: w * 0.32,
    ry: 1.6,
    fill: colors.white,
    opacity: isHairy ? 0.12 : 0.32,
  }
  return (
    fill(lips, skin.lip, { opacity: isHairy ? 0.75 : undefined }) +
    stroke(parting, skin.isDark ? '#2e1210' : '#7a3833', 2.1, 0.85) +
    element('ellipse', gloss)
  )
}

function lines(member: Member): string {
  if (member.age === undefined) return ''
  const y = noseY(member)
  const [from, to] = [member.nose + 8, member.mouth.width + 8]
  const fold = (side: Side) =>
    d`M${across(side, from)} ${y + 2}` +
    d`C${across(side, from + 10)} ${y + 16} ${across(side, to)} ${mouthY(member) - 14} ${across(side, to + 1)} ${mouthY(member) - 2}`
  const forehead = 'M206 206Q240 198 274 206M212 220Q240 213 268 220'
  const { line } = skins[member.skin]
  return (
    stroke(fold(-1) + fold(1), line, 1.6, 0.4 * member.age) +
    (member.style.kind === 'bald' ? stroke(forehead, line, 1.4, 0.3) : '')
  )
}

function moustache(member: Member): string {
  const y = noseY(member)
  const half = (side: Side) => {
    const x = (distance: number) => across(side, distance)
    return d`M${middle} ${y + 12}C${x(14)} ${y + 8} ${x(28)} ${y + 16} ${x(32)} ${y + 28}C${x(18)} ${y + 22} ${x(8)} ${y + 25} ${middle} ${y + 22}Z`
  }
  return fill(half(-1) + half(1), hairs[member.hair].base)
}

function freckles(): string {
  const places = [
    [192, 290],
    [201, 297],
    [210, 289],
    [186, 299],
    [218, 297],
    [228, 286],
    [250, 287],
    [262, 297],
    [272, 289],
    [281, 297],
    [289, 290],
    [296, 299],
  ]
  const dots = places.map(([cx, cy]) => element('circle', { cx, cy, r: 1.7 }))
  return group({ fill: '#b0653f', opacity: 0.55 }, ...dots)
}

function noseY(member: Member): number {
  return member.head.chinY - 80
}

function mouthY(member: Member): number {
  return member.head.chinY - 47
}
