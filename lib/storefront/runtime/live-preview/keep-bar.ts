const overlay = '.storyblok__overlay'
const bar = '.storyblok__overlay-menu'

/** Room between the bar and the edge of the frame, in pixels. */
const gap = 4

type Box = { left: number; top: number; right: number; bottom: number }
type Frame = { width: number; height: number }

/**
 * How far the bar of a block is moved, so that it is seen whole: a block may be wider than the frame, as a slider is, or
 * begin above what is shown of the page. The bar of a block that is not shown at all stays with it. Pixels.
 */
export function shiftOfBar(
  at: Box,
  block: Pick<Box, 'top' | 'bottom'>,
  frame: Frame,
): { x: number; y: number } {
  const isShown = block.bottom > 0 && block.top < frame.height
  const x = Math.max(gap - at.left, Math.min(0, frame.width - gap - at.right))
  const y = Math.max(gap - at.top, Math.min(0, frame.height - gap - at.bottom))
  return { x, y: isShown ? y : 0 }
}

/** Where something is without the shift that it has by now. */
function ownBox(element: HTMLElement): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const [x = 0, y = 0] = element.style.translate.split(' ').map((part) => Number.parseFloat(part) || 0)
  return { left: left - x, top: top - y, right: right - x, bottom: bottom - y }
}

/** Keeps the bar that the bridge draws at the selected block in what the frame shows. */
export function keepBar(page: Document): () => void {
  const view = page.defaultView
  const around = page.querySelector<HTMLElement>(overlay)
  if (!view || !around) return () => undefined
  const place = () => {
    const own = around.querySelector<HTMLElement>(bar)
    if (!own || around.style.display === 'none') return
    const frame = { width: page.documentElement.clientWidth, height: view.innerHeight }
    const { x, y } = shiftOfBar(ownBox(own), around.getBoundingClientRect(), frame)
    const wanted = x === 0 && y === 0 ? '' : `${x}px ${y}px`
    if (own.style.translate !== wanted) own.style.translate = wanted
  }
  const listening = new AbortController()
  const options = { signal: listening.signal, passive: true, capture: true }
  view.addEventListener('scroll', place, options)
  view.addEventListener('resize', place, options)
  const changes = new MutationObserver(place)
  changes.observe(around, { attributes: true, attributeFilter: ['style'], childList: true, subtree: true })
  place()
  return () => {
    listening.abort()
    changes.disconnect()
  }
}
