/** In an editor's frame links lead nowhere and forms send nothing: a click selects the block. */
export function stayOnPage(page: Document): () => void {
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  page.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('a[href], area[href]'))
        event.preventDefault()
    },
    options,
  )
  page.addEventListener('submit', (event) => event.preventDefault(), options)
  return () => listening.abort()
}
