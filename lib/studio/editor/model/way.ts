import type { Blok } from './blok'
import { allBloks } from './locate'

/** A block on the way to another; `place` counts from 1, and is unset for one that stands alone or on the page itself. */
export type Step = { blok: Blok; place?: number }

/** The blocks around a block from the page inwards, without the page, and the block itself at the end. */
export function wayTo(content: Blok, uid: string): Step[] {
  const all = allBloks(content)
  const found = all.find(({ blok }) => blok._uid === uid)
  if (!found) return []
  const isAround = (path: readonly (string | number)[]) =>
    path.length > 0 && path.length <= found.path.length && path.every((step, at) => step === found.path[at])
  return all
    .filter(({ path }) => isAround(path))
    .map(({ blok, path }, depth) => {
      const index = path.at(-1)
      const list = path.slice(0, -1).join('/')
      const siblings = all.filter(
        (each) => each.path.length === path.length && each.path.slice(0, -1).join('/') === list,
      )
      const isCounted = depth > 0 && typeof index === 'number' && siblings.length > 1
      return { blok, ...(isCounted && { place: index + 1 }) }
    })
}
