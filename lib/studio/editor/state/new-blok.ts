import type { BlockKind } from '../dialogs/block-kinds'
import { allBloks, type Blok, emptyBlok, locate, type Place, placeOf } from '../model'
import { hasFirstHeading } from './outline'

/** Where the level of a block's heading stands that may be the main one of a page. */
const levels: Readonly<Record<string, string>> = { headline: 'type', banner: 'level' }

/** Whether the block or one around it shows at times only. */
function isAtTimes(content: Blok, uid: string): boolean {
  const around = placeOf(content, uid)?.parent
  return (
    locate(content, uid)?.blok.component === 'trigger_container' ||
    (around !== undefined && isAtTimes(content, around))
  )
}

/**
 * The first heading of a page that has none of the first level is that heading. A banner is it at the head of the page
 * alone.
 */
function levelOf(content: Blok, place: Place, component: string): Record<string, string> {
  const level = Object.hasOwn(levels, component) ? levels[component] : undefined
  if (level === undefined || content.component !== 'page' || hasFirstHeading(content)) return {}
  // A banner without words yet is to have the heading already.
  if (allBloks(content).some(({ blok }) => blok[levels[blok.component] ?? ''] === 'h1')) return {}
  if (isAtTimes(content, place.parent)) return {}
  const isHead = place.parent === content._uid && place.index === 0
  return component === 'headline' || isHead ? { [level]: 'h1' } : {}
}

/** A new block for a place, of a kind where it has kinds. */
export const newBlok = (content: Blok, place: Place, component: string, kind?: BlockKind): Blok => ({
  ...emptyBlok(component),
  ...levelOf(content, place, component),
  ...(kind && { [kind.field]: kind.value }),
})
