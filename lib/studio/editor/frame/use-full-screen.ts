import { useEffect } from 'react'

/** While the page fills the window, the frame of the Studio behind it takes no focus, and Esc ends it. */
export function useFullScreen(isFull: boolean, setFull: (isFull: boolean) => void) {
  useEffect(() => {
    if (!isFull) return
    const frame = document.querySelector('#content')?.parentElement?.querySelector(':scope > header')
    frame?.toggleAttribute('inert', true)
    const end = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog[open]')) setFull(false)
    }
    document.addEventListener('keydown', end)
    return () => {
      frame?.toggleAttribute('inert', false)
      document.removeEventListener('keydown', end)
    }
  }, [isFull, setFull])
}
