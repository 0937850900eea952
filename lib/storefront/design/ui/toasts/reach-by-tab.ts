/** The element that the keyboard is at; nothing where a pointer was used last. */
const placeOfKeyboard = (): HTMLElement | undefined => {
  const { activeElement: active } = document
  return active instanceof HTMLElement && (active === document.body || active.matches(':focus-visible'))
    ? active
    : undefined
}

/**
 * Messages stand at the end of the document, dozens of stops away from what they are about. One that offers something is
 * the next stop of the keyboard, once, and the stop after it is where the keyboard was. Also when it is closed.
 */
export function reachByTab(list: HTMLElement): () => void {
  let from: HTMLElement | undefined
  let isVisited = false
  const goBack = () => {
    if (from?.isConnected) from.focus()
    from = undefined
  }
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey)
      return
    if (list.contains(document.activeElement)) {
      const stops = [...list.querySelectorAll<HTMLElement>('button')]
      if (!from || document.activeElement !== stops.at(event.shiftKey ? 0 : -1)) return
      event.preventDefault()
      return goBack()
    }
    const action = [...list.querySelectorAll<HTMLElement>('[data-offers]')].at(-1)
    const place = placeOfKeyboard()
    if (isVisited || !action || !place) return
    event.preventDefault()
    isVisited = true
    from = place
    action.focus()
  }
  document.addEventListener('keydown', step)
  return () => {
    document.removeEventListener('keydown', step)
    if (document.activeElement === document.body) goBack()
  }
}
