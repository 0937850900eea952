import { type RefObject, useEffect } from 'react'

/** Closes the open menus of the bar when something else is pressed, and by Esc, which gives the focus back. */
export function useMenus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = ref.current
    if (!bar) return
    const open = () => bar.querySelectorAll<HTMLDetailsElement>('details[open]')
    const press = (event: Event) => {
      for (const menu of open()) if (!menu.contains(event.target as Node)) menu.open = false
    }
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      for (const menu of open()) {
        const had = menu.contains(document.activeElement)
        menu.open = false
        if (had) menu.querySelector('summary')?.focus()
      }
    }
    document.addEventListener('pointerdown', press)
    document.addEventListener('focusin', press)
    document.addEventListener('keydown', key)
    return () => {
      for (const menu of open()) menu.open = false
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('focusin', press)
      document.removeEventListener('keydown', key)
    }
  }, [ref])
}
