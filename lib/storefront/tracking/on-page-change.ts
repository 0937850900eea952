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

/** Calls back when the address has another path than before, with every page that the router shows. */
export function onPathChange(changed: () => void): void {
  let path = window.location.pathname
  const look = () => {
    if (window.location.pathname === path) return
    path = window.location.pathname
    changed()
  }
  const { history } = window
  // The router tells nobody else of its navigations in every browser. Pages that lead on to others are replaced.
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history)
    history[name] = (...given) => {
      original(...given)
      look()
    }
  }
  window.addEventListener('popstate', look)
}
