import { d, element, fill, group, stroke } from '../drawing/svg.ts'
import type { Member } from './members.ts'
import { colors, hairs } from './palette.ts'

/** Hair or scarf: what lies behind the neck, and what falls over the face. */
export function hairOf(member: Member): { back: string; front: string } {
  const { style } = member
  const { base, light } = hairs[member.hair]
  switch (style.kind) {
    case 'curls':
      return curls(base, light)
    case 'bald':
      return { back: '', front: greySides(member.head.cheek) }
    case 'scarf':
      return scarf(style.dark)
    case 'drawn':
      return {
        back: fill(style.back, 'url(#hair)'),
        front:
          fill(style.front, 'url(#hair)') +
          stroke('M178 190C190 158 214 144 244 140M306 176C316 190 322 206 324 226', light, 3.4, 0.28),
      }
  }
}

type Puff = readonly [x: number, y: number, radius: number]

const outerPuffs: readonly Puff[] = [
  [150, 130, 34],
  [118, 180, 34],
  [108, 234, 33],
  [122, 288, 32],
  [156, 326, 28],
  [196, 98, 34],
  [244, 84, 36],
  [292, 98, 34],
  [332, 132, 34],
  [362, 182, 34],
  [372, 236, 33],
  [358, 290, 32],
  [324, 326, 28],
]

const browPuffs: readonly Puff[] = [
  [166, 196, 20],
  [180, 170, 22],
  [208, 152, 24],
  [242, 148, 25],
  [276, 154, 24],
  [302, 172, 22],
  [316, 198, 20],
]

function curls(base: string, light: string) {
  const crown =
    'M240 84C160 76 112 140 112 220C112 290 140 346 190 344L290 344C340 346 368 290 368 220C368 140 320 76 240 84Z'
  const shine =
    'M140 150q14 -22 34 -22M116 216q-4 -26 14 -34M188 108q18 -14 34 -4M262 98q20 -4 32 14M330 160q18 12 14 32' +
    'M354 232q12 18 0 36M176 168q16 -14 30 -4M236 146q18 -12 32 2M290 168q16 2 20 18'
  return {
    back: fill(crown, base) + puffs(outerPuffs, base),
    front: puffs(browPuffs, base) + stroke(shine, light, 3.4, 0.5),
  }
}

function puffs(list: readonly Puff[], color: string): string {
  return group({ fill: color }, ...list.map(([cx, cy, r]) => element('circle', { cx, cy, r })))
}

function greySides(cheek: number): string {
  const start = 240 - cheek
  const end = 240 + cheek
  const sides =
    d`M${start} 236C${start - 4} 220 ${start + 2} 200 ${start + 10} 190C${start + 8} 214 ${start + 8} 238 ${start + 4} 262C${start - 4} 258 ${start - 2} 246 ${start} 236Z` +
    d`M${end} 236C${end + 4} 220 ${end - 2} 200 ${end - 10} 190C${end - 8} 214 ${end - 8} 238 ${end - 4} 262C${end + 4} 258 ${end + 2} 246 ${end} 236Z`
  const shine = { cx: 218, cy: 168, rx: 34, ry: 12, fill: colors.white, opacity: 0.55, filter: 'url(#soft)' }
  return fill(sides, 'url(#hair)') + element('ellipse', shine)
}

function scarf(fold: string) {
  const fall =
    'M240 100C150 96 126 178 134 276C138 340 118 392 96 440L120 520 360 520 384 440C362 392 342 340 346 276C354 178 330 96 240 100Z'
  const frame =
    'M240 112C158 108 134 190 144 284C150 352 186 420 240 424C294 420 330 352 336 284C346 190 322 108 240 112Z' +
    'M240 166C290 164 312 206 308 262C304 324 276 386 240 388C204 386 176 324 172 262C168 206 190 164 240 166Z'
  const drape =
    'M168 330C164 404 120 440 92 486C140 540 210 548 262 552C330 540 372 516 392 480C356 440 318 404 312 330C300 372 274 396 240 398C206 396 180 372 168 330Z'
  const folds =
    'M160 352C186 440 290 452 356 420M176 386C216 464 320 470 374 452M134 438C190 500 290 512 352 492' +
    'M158 196C168 152 204 130 246 130M320 200C316 160 300 140 276 130'
  const hem = 'M172 262C168 206 190 166 240 166C290 166 312 206 308 262'
  return {
    back: fill(fall, 'url(#hair)'),
    front:
      fill(frame, 'url(#hair)', { 'fill-rule': 'evenodd' }) +
      fill(drape, 'url(#hair)') +
      stroke(folds, fold, 2.2, 0.5) +
      stroke(hem, '#5c776a', 3, 0.35),
  }
}
