/** As long as a pause between two words of somebody who types fast. */
export const stillMs = 1_000

const isText = ({ key }: KeyboardEvent) =>
  key.length === 1 || ['Backspace', 'Delete', 'Enter', 'Dead'].includes(key)

/** Runs once nobody types for a moment, so that no dialog takes the keys of a word. Returns its end. */
export function whenStill(run: () => void): () => void {
  let timer = setTimeout(end, stillMs)
  const again = (event: Event) => {
    if (event instanceof KeyboardEvent && !isText(event)) return
    clearTimeout(timer)
    timer = setTimeout(end, stillMs)
  }
  const listening = new AbortController()
  for (const sign of ['keydown', 'compositionupdate'])
    window.addEventListener(sign, again, { capture: true, signal: listening.signal })
  function end() {
    listening.abort()
    run()
  }
  return () => {
    clearTimeout(timer)
    listening.abort()
  }
}
