import { blur, clip, d, element, fill, gradient, group, stroke } from '../drawing/svg.ts'
import { clothes, neckOutline } from './clothes.ts'
import { ear, eyeDistance, faceOutline, features, middle } from './face.ts'
import { glasses } from './glasses.ts'
import { hairOf } from './hair.ts'
import type { Member } from './members.ts'
import { cloths, colors, hairs, skins } from './palette.ts'

/** Drawn in units of half a pixel. */
const units = { width: 480, height: 600 }
const pixels = { width: 960, height: 1200 }

/** A member in front of a wall on which the clinic's window falls. */
export function drawPortrait(member: Member): string {
  const { head, ground } = member
  const { back, front } = hairOf(member)
  const pose = { transform: `translate(0 18) rotate(${head.tiltDegrees} 240 420)` }
  const coversEars =
    member.style.kind === 'scarf' || (member.style.kind === 'drawn' && member.style.coversEars === true)
  const throat = neck(member)
  const parts = [
    definitions(member),
    element('rect', { ...units, fill: 'url(#ground)' }),
    panes(),
    soft(300, 470, 170, 110, ground[1], 0.6),
    group(pose, back),
    throat,
    clothes(member, throat),
    group(
      pose,
      coversEars ? '' : ear(member, -1) + ear(member, 1),
      fill(faceOutline(member), 'url(#skin)'),
      group({ 'clip-path': 'url(#face)' }, modelling(member)),
      stroke(faceOutline(member), skins[member.skin].line, 1.6, 0.4),
      features(member),
      front,
      glasses(member),
    ),
  ]
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...pixels, viewBox: '0 0 480 600' }, ...parts)
}

function definitions(member: Member): string {
  const { style } = member
  const skin = skins[member.skin]
  const cloth = cloths[member.clothes.cloth]
  const under = cloths[member.clothes.under]
  const hair = style.kind === 'scarf' ? [style.light, style.dark] : hairTones(member)
  const across = (x2: number, y2: number) => ({ x1: 0, y1: 0, x2, y2 })
  return element(
    'defs',
    {},
    gradient('ground', member.ground, across(0.75, 1)),
    gradient('skin', [skin.light, skin.mid, skin.shade], { x1: 158, y1: 190, x2: 330, y2: 330 }, true),
    gradient('hair', hair, across(1, 0.8)),
    gradient('cloth', [cloth.light, cloth.dark], across(1, 0.5)),
    gradient('under', [under.light, under.dark], across(1, 0.5)),
    clip('face', faceOutline(member)),
    clip('neck', neckOutline(member)),
    blur('soft', 12, 0.6),
  )
}

function hairTones({ hair }: Member): string[] {
  return [hairs[hair].light, hairs[hair].base]
}

/** The window's light on the wall. */
function panes(): string {
  const data = [
    'M-20 210 150 90 150 260 -20 384Z',
    'M166 79 330 -36 330 134 166 249Z',
    'M-20 402 150 278 150 448 -20 572Z',
    'M166 267 330 152 330 322 166 437Z',
  ]
  return fill(data.join(''), colors.white, { opacity: 0.36 })
}

function neck(member: Member): string {
  const { neck: n } = member
  const shadow =
    d`M${middle - n - 8} 352C${middle - 20} 420 ${middle + 30} 424 ${middle + n + 10} 352` +
    d`L${middle + n + 10} 470 ${middle + 10} 450Z`
  return (
    fill(neckOutline(member), 'url(#skin)') +
    group({ 'clip-path': 'url(#neck)' }, softFill(shadow, skins[member.skin].shade, 0.6))
  )
}

/** Blush, the lit forehead, the cheek in shade, and a beard. */
function modelling(member: Member): string {
  const { blush, shade, isDark } = skins[member.skin]
  const eye = eyeDistance(member)
  const chinY = member.head.chinY + 6
  return (
    soft(middle - eye - 4, 304, 26, 17, blush, 0.42) +
    soft(middle + eye + 4, 304, 24, 17, blush, 0.36) +
    soft(middle - 34, 196, 40, 22, colors.white, isDark ? 0.12 : 0.34) +
    softFill(d`M336 150C300 210 312 300 262 ${chinY}L350 ${chinY}Z`, shade, 0.5) +
    (member.hasBeard ? beard(member) : '')
  )
}

function beard({ head: { cheek, jaw }, mouth, hair }: Member): string {
  const gap = mouth.width + 12
  const data =
    d`M${middle - cheek - 6} 262C${middle - cheek + 8} 300 ${middle - jaw + 16} 318 ${middle - gap} 322` +
    d`C${middle - 16} 316 ${middle - 8} 318 ${middle} 321C${middle + 8} 318 ${middle + 16} 316 ${middle + gap} 322` +
    d`C${middle + jaw - 16} 318 ${middle + cheek - 8} 300 ${middle + cheek + 6} 262` +
    d`L${middle + cheek + 10} 410H${middle - cheek - 10}Z`
  return fill(data, hairs[hair].base, { opacity: 0.9 })
}

function soft(cx: number, cy: number, rx: number, ry: number, color: string, opacity: number): string {
  return element('ellipse', { cx, cy, rx, ry, fill: color, opacity, filter: 'url(#soft)' })
}

function softFill(data: string, color: string, opacity: number): string {
  return fill(data, color, { opacity, filter: 'url(#soft)' })
}
