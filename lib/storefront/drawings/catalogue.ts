import type { Picture } from './address'
import { ownColourOfMotif } from './drawings'
import {
  frontNames,
  groundFor,
  type Kind,
  motifNames,
  type SceneName,
  sceneGrounds,
  type View,
} from './names'

const sceneKinds: readonly Kind[] = ['teaser', 'banner', 'portrait', 'guide', 'share']

/**
 * Pictures that together use every drawing: each thing as a product in all views and as a category, each scene in all
 * frames.
 */
export function everyPicture(): Picture[] {
  const stills = motifNames.flatMap((name): Picture[] => {
    const colour = ownColourOfMotif(name)
    const views: View[] = ['main', ...(frontNames.includes(name) ? (['front'] as const) : []), 'detail']
    return [
      ...views.map((view): Picture => ({ kind: 'product', type: 'still', name, colour, view })),
      { kind: 'category', type: 'still', name, colour, view: 'main', ground: groundFor[colour] },
    ]
  })
  const names = Object.keys(sceneGrounds) as SceneName[]
  const frames = names.flatMap((name) => sceneKinds.map((kind): Picture => ({ kind, type: 'scene', name })))
  return [...stills, ...frames]
}
