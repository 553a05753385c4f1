import type { Focus } from '#web/lib/picture-sources.ts'

/** Where the subject of a still lies, for frames of another shape than its own; the middle when it is not named here. */
export const focuses: Readonly<Record<string, Focus>> = {
  acties: { x: 50, y: 60 },
  'bio-peeling': { x: 45, y: 50 },
  'blog-botox': { x: 50, y: 45 },
  'blog-fillers': { x: 60, y: 45 },
  'blog-hydrafacial': { x: 50, y: 60 },
  'blog-kliniek': { x: 50, y: 55 },
  'blog-seizoenen': { x: 55, y: 50 },
  'blog-voorbereiding': { x: 40, y: 60 },
  cavitatie: { x: 50, y: 40 },
  consulten: { x: 55, y: 55 },
  gezichtsbehandelingen: { x: 45, y: 50 },
  'huidverbetering-peelings': { x: 45, y: 50 },
  'laser-ontharen': { x: 45, y: 55 },
  'makeup-styling': { x: 50, y: 55 },
  massages: { x: 45, y: 55 },
  'permanente-makeup': { x: 45, y: 50 },
  tandenbleken: { x: 50, y: 55 },
  vetbevriezing: { x: 45, y: 60 },
  wenkbrauwen: { x: 60, y: 50 },
  wimperextensions: { x: 40, y: 60 },
}
