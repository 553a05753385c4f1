import { d, stroke } from '../drawing/svg.ts'
import { across, eyeDistance, middle } from './face.ts'
import type { Member } from './members.ts'
import { colors } from './palette.ts'

export function glasses(member: Member): string {
  if (member.glasses === undefined) return ''
  const eye = eyeDistance(member)
  const glare = d`M${middle - eye - 14} 280l16 -32M${middle + eye - 14} 280l16 -32`
  const frame = member.glasses === 'round' ? roundFrame(member) : squareFrame(member)
  return stroke(glare, colors.white, 5, 0.3) + frame
}

function roundFrame(member: Member): string {
  const eye = eyeDistance(member)
  const lens = (centre: number) => d`M${centre - 29} 262a29 29 0 1 1 58 0a29 29 0 1 1 -58 0`
  return stroke(
    lens(middle - eye) + lens(middle + eye) + bridge(eye - 29, 258) + temples(member, eye + 29, 256, 4),
    colors.rosewood,
    2.8,
  )
}

function squareFrame(member: Member): string {
  const eye = eyeDistance(member)
  const lens = (centre: number) => d`M${centre - 28} 246h56v20q0 16 -16 16h-24q-16 0 -16 -16Z`
  return stroke(
    lens(middle - eye) + lens(middle + eye) + bridge(eye - 28, 256) + temples(member, eye + 28, 252, 6),
    colors.ink,
    3.4,
  )
}

function bridge(distance: number, y: number): string {
  return d`M${middle - distance} ${y}Q240 248 ${middle + distance} ${y}`
}

function temples(member: Member, distance: number, y: number, reach: number): string {
  const end = member.head.cheek + reach
  return d`M${across(-1, distance)} ${y}L${across(-1, end)} 250M${across(1, distance)} ${y}L${across(1, end)} 250`
}
