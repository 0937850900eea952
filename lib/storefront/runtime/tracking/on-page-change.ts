/** Calls back in the next frame after parts of the page were added or replaced, once for many at once. */
export function onPartsChange(changed: () => void): void {
  let isDue = false
  new MutationObserver(() => {
    if (isDue) return
    isDue = true
    requestAnimationFrame(() => {
      isDue = false
      changed()
    })
  }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] })
}

type Move = 'push' | 'replace' | 'turn'

/** Calls back with every change of the browser's history. The router tells nobody else of its navigations. */
function onMove(moved: (move: Move) => void): void {
  const { history } = window
  for (const [name, move] of [
    ['pushState', 'push'],
    ['replaceState', 'replace'],
  ] as const) {
    const original = history[name].bind(history)
    history[name] = (...given) => {
      original(...given)
      moved(move)
    }
  }
  window.addEventListener('popstate', () => moved('turn'))
}

/** Calls back when the address has another path than before, with every page that the router shows. */
export function onPathChange(changed: () => void): void {
  let path = window.location.pathname
  // Pages that lead on to others are replaced.
  onMove(() => {
    if (window.location.pathname === path) return
    path = window.location.pathname
    changed()
  })
}

/** The address of a page, which is another one with another query: a second search, another order, the next page. */
const pageOf = ({ pathname, search }: Location) => pathname + search

/** Without the variant that a visitor chooses on the page of a product, which is written into its address. */
function pageWithoutVariant(page: string): string {
  const { pathname, searchParams } = new URL(page, window.location.origin)
  searchParams.delete('variant')
  return `${pathname}?${searchParams}`
}

/** How long the router may take to show the page to which Back leads, if it never says so. */
const longestTurnMs = 1_000

type PageChange = {
  /** The address is that of a page which is not shown yet. */
  leave: () => void
  /** The page of the address is shown. */
  show: () => void
  /** Another variant was chosen on the same page. */
  choose: () => void
}

/**
 * Calls back as pages change. The router writes the address of a page into the history as it shows the page: in the next
 * frame it is there. With Back and Forward the browser changes the address first, and the router writes it again later.
 */
export function onPageChange({ leave, show, choose }: PageChange): void {
  let page = pageOf(window.location)
  let turning: ReturnType<typeof setTimeout> | undefined
  let isShowing = false
  const arrive = () => {
    clearTimeout(turning)
    turning = undefined
    page = pageOf(window.location)
    if (isShowing) return
    isShowing = true
    requestAnimationFrame(() => {
      isShowing = false
      if (turning === undefined) show()
    })
  }
  onMove((move) => {
    const next = pageOf(window.location)
    if (move === 'turn') {
      const wasTurning = turning !== undefined
      clearTimeout(turning)
      turning = undefined
      // Turning back before the router has followed is told as well: it shows the page anew.
      if (next === page && !wasTurning) return
      leave()
      turning = setTimeout(arrive, longestTurnMs)
      return
    }
    if (turning !== undefined) return arrive()
    if (next === page) return
    if (move === 'replace' && pageWithoutVariant(next) === pageWithoutVariant(page)) {
      page = next
      return choose()
    }
    leave()
    arrive()
  })
}
