import { type Blok, locate, placeOf, valueAt } from '../model'
import { type Around, type Box, distanceTo, isBeside } from './drop-spot'

const mark = 'data-blok-uid'

/** The page in a frame, as far as it can be read: an error page of the browser cannot. */
export function pageOf(frame: HTMLIFrameElement | null): Document | undefined {
  try {
    return frame?.contentDocument ?? undefined
  } catch {
    return undefined
  }
}

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

/** The selector of a block of a story in its page. */
export const blockSelector = (storyId: number, uid: string) =>
  `[${mark}="${CSS.escape(`${storyId}-${uid}`)}"]`

/** Where a block of a story is seen; undefined while the page does not show it. */
export function blockBox(page: Document, storyId: number, uid: string): Box | undefined {
  const element = page.querySelector(blockSelector(storyId, uid))
  const box = element && boxOf(element)
  return box && box.width > 0 && box.height > 0 ? box : undefined
}

/** The block that stands behind or before another one in its list. */
function neighbourOf(content: Blok, uid: string): string | undefined {
  const place = placeOf(content, uid)
  if (!place) return undefined
  const list = valueAt(locate(content, place.parent)?.blok, place.list)
  if (!Array.isArray(list)) return undefined
  return (list[place.index + 1] ?? list[place.index - 1])?._uid
}

/** The blocks of a story under a point of its page, from the innermost to the outermost; beside all of them the nearest. */
export function blocksAt(
  page: Document,
  { id, content }: { id: number; content: Blok },
  point: { x: number; y: number },
): Around[] {
  const uidOf = (element: Element) => {
    const own = element.getAttribute(mark) ?? ''
    const start = `${id}-`
    return own.startsWith(start) ? own.slice(start.length) : undefined
  }
  const isShown = (element: Element) => {
    const { width, height } = boxOf(element)
    return uidOf(element) !== undefined && width > 0 && height > 0
  }
  const isHit = (element: Element) => isShown(element) && uidOf(element) !== content._uid
  const outward = (element: Element | null | undefined) => element?.closest(`[${mark}]`) ?? undefined
  const nearestIn = (within: ParentNode) =>
    nearest([...within.querySelectorAll(`[${mark}]`)].filter(isHit), point)
  let hit = outward(page.elementFromPoint(point.x, point.y))
  while (hit && !isHit(hit)) hit = outward(hit.parentElement)
  // Between the blocks of a block the nearest of them tells the place.
  const innermost = (hit && nearestIn(hit)) ?? hit ?? nearestIn(page)
  const around: Around[] = []
  for (let at = innermost; at; at = outward(at.parentElement)) {
    const uid = uidOf(at)
    if (uid === undefined || !isHit(at)) continue
    const neighbour = neighbourOf(content, uid)
    const other = neighbour === undefined ? undefined : blockBox(page, id, neighbour)
    const box = boxOf(at)
    around.push({ uid, box, isRow: other !== undefined && isBeside(box, other) })
  }
  return around
}

function nearest(elements: readonly Element[], point: { x: number; y: number }): Element | undefined {
  const [first] = elements
    .map((element) => ({ element, distance: distanceTo(boxOf(element), point) }))
    .toSorted((one, other) => one.distance - other.distance)
  return first?.element
}
