/** What the bridge writes into its menu, in English alone. */
export const bridgeActions = [
  'Add Block Before',
  'Add Block After',
  'Duplicate',
  'Copy',
  'Move Forward',
  'Move Backward',
  'Delete',
] as const

export type MenuWords = {
  /** BCP 47: the page around the menu has that of the story. */
  language: string
  actions: Readonly<Record<(typeof bridgeActions)[number], string>>
  /** The names of its two buttons, which have only a sign. */
  parents: string
  more: string
}

const isAction = (text: string): text is keyof MenuWords['actions'] =>
  bridgeActions.some((action) => action === text)

const menu = '.storyblok__overlay-menu'

/** Gives the menu that the bridge draws at a block other words. The bridge writes it anew whenever a block is selected. */
export function translateMenu(page: Document, words: MenuWords): () => void {
  const { actions, parents, more, language } = words
  const names = { [`${menu}-btn-parent`]: parents, [`${menu}-btn-action`]: more }
  const translate = () => {
    page.querySelector(menu)?.setAttribute('lang', language)
    for (const item of page.querySelectorAll('.storyblok__actions-menu__menu-item')) {
      const text = item.textContent ?? ''
      // Another text is another change, also where both are the same.
      if (isAction(text) && actions[text] !== text) item.textContent = actions[text]
    }
    for (const [selector, name] of Object.entries(names))
      for (const button of page.querySelectorAll<HTMLElement>(selector)) button.title = name
  }
  translate()
  const overlay = page.querySelector('.storyblok__overlay')
  if (!overlay) return () => undefined
  const changes = new MutationObserver(translate)
  changes.observe(overlay, { childList: true, subtree: true })
  return () => changes.disconnect()
}
