const menus = '.storyblok__actions-menu, .storyblok__breadcrumbs-menu'
const bar = '.storyblok__overlay-menu'

/** Room between a menu, its bar and the edge of the frame. */
const gap = 4

type Seen = { top: number; bottom: number }

/** On which side of its bar a menu opens, and how high it can be there: below, unless it fits above alone. Pixels. */
export function placeOfMenu({ top, bottom }: Seen, height: number, frame: number) {
  const below = Math.max(0, frame - bottom - 2 * gap)
  const above = Math.max(0, top - 2 * gap)
  if (height <= below || (height > above && below >= above)) return { side: 'below', room: below } as const
  return { side: 'above', room: above } as const
}

function place(menu: HTMLElement): void {
  const around = menu.closest(bar)?.getBoundingClientRect()
  if (!around) return
  const { side, room } = placeOfMenu(around, menu.scrollHeight, window.innerHeight)
  const beside = `${around.height + gap}px`
  const wanted = {
    top: side === 'below' ? beside : 'auto',
    bottom: side === 'above' ? beside : 'auto',
    'max-height': `${room}px`,
    'overflow-y': 'auto',
  }
  for (const [property, value] of Object.entries(wanted))
    if (menu.style.getPropertyValue(property) !== value) menu.style.setProperty(property, value)
  // It ends with its bar, and may be wider than what is left of the frame there.
  const { left } = menu.getBoundingClientRect()
  const own = left - (Number.parseFloat(menu.style.translate) || 0)
  const shift = own < gap ? `${gap - own}px` : ''
  if (menu.style.translate !== shift) menu.style.translate = shift
}

/**
 * Opens the menus of the bridge where they are seen whole, and closes them as menus close: by Escape, and by whatever is done
 * beside them, also in the editor around the frame. The bridge opens them downwards, and closes them by their button alone.
 */
export function keepMenus(page: Document): () => void {
  const all = () => [...page.querySelectorAll<HTMLElement>(menus)]
  const open = () => all().filter(({ style }) => style.display === 'block')
  const close = () => {
    for (const menu of open()) menu.style.display = 'none'
  }
  const listening = new AbortController()
  const { signal } = listening
  const view = page.defaultView
  view?.addEventListener('blur', close, { signal })
  page.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!(target instanceof Element && target.closest(bar))) close()
    },
    { signal, capture: true },
  )
  page.addEventListener(
    'keydown',
    (event) => {
      const [menu] = open()
      if (event.key !== 'Escape' || !menu) return
      event.stopPropagation()
      close()
      const kind = menu.matches('.storyblok__actions-menu') ? 'action' : 'parent'
      menu.closest(bar)?.querySelector<HTMLElement>(`${bar}-btn-${kind}`)?.focus()
    },
    { signal, capture: true },
  )
  const changes = new MutationObserver(() => {
    for (const menu of open()) place(menu)
  })
  for (const menu of all()) changes.observe(menu, { attributes: true, attributeFilter: ['style'] })
  return () => {
    listening.abort()
    changes.disconnect()
  }
}
