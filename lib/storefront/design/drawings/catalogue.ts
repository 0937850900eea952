import type { Picture } from './address'
import type { Amount } from './amount'
import { ownColourOfMotif } from './drawings'
import type { Measure } from './measure'
import {
  colourNames,
  frontNames,
  groundFor,
  type Kind,
  type MotifName,
  motifNames,
  prints,
  type SceneName,
  sceneGrounds,
  type View,
} from './names'

const sceneKinds: readonly Kind[] = ['teaser', 'banner', 'portrait', 'guide', 'share']

const measures: readonly Measure[] = [
  { kind: 'box', width: 46, height: 1005 },
  { kind: 'sizes', from: 50, to: 98 },
  { kind: 'length', value: 32 },
  { kind: 'content', value: 240 },
]

const amounts = {
  wipes: { kind: 'pack', value: 12 },
  voucher: { kind: 'worth', value: 50 },
} as const satisfies Partial<Record<MotifName, Amount>>

/**
 * Pictures that together use every drawing: each thing as a product in all views, plain and with a print, and as a category, each scene in all
 * frames.
 */
export function everyPicture(): Picture[] {
  const stills = motifNames.flatMap((name, index): Picture[] => {
    const colour = ownColourOfMotif(name)
    const trim = colourNames[(colourNames.indexOf(colour) + 1 + (index % 9)) % colourNames.length]
    const dressed = { colour, trim, print: prints[index % prints.length] }
    const views: View[] = [
      'main',
      ...(frontNames.includes(name) ? (['front'] as const) : []),
      'detail',
      'room',
    ]
    const measure = measures[index % measures.length]
    return [
      ...views.map((view): Picture => ({ kind: 'product', type: 'still', name, colour, view })),
      { kind: 'product', type: 'still', name, ...dressed, view: 'main' },
      { kind: 'product', type: 'still', name, ...dressed, view: 'size', measure },
      { kind: 'category', type: 'still', name, colour, view: 'main', ground: groundFor[colour] },
    ]
  })
  const sold = (Object.keys(amounts) as (keyof typeof amounts)[]).map((name): Picture => {
    const look = { colour: ownColourOfMotif(name), view: 'main', amount: amounts[name] } as const
    return { kind: 'product', type: 'still', name, ...look }
  })
  const names = Object.keys(sceneGrounds) as SceneName[]
  const frames = names.flatMap((name) => sceneKinds.map((kind): Picture => ({ kind, type: 'scene', name })))
  return [...stills, ...sold, ...frames]
}
