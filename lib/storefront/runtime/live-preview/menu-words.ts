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

/**
 * The bridge draws its menu so high above the start of a block that it covers the line before. As high as the usual gap
 * between two blocks, and at the end of the line, it leaves that line to be read.
 */
const places: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [menu]: { top: '-25px', left: 'auto', right: '-1px', height: '24px', 'font-family': 'inherit' },
  [`${menu}-label`]: { 'line-height': '24px' },
  '.storyblok__actions-menu': { left: 'auto', right: '0' },
  '.storyblok__breadcrumbs-menu': { left: 'auto', right: '0' },
  [`${menu} button`]: { 'font-family': 'inherit' },
}

/** Gives the menu that the bridge draws at a block other words and another place. The bridge writes it anew whenever a block is selected. */
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
    const [up, down] = ([actions['Move Backward'], actions['Move Forward']] as const).map((name) =>
      [...page.querySelectorAll('.storyblok__actions-menu__menu-item')].find(
        ({ textContent }) => textContent === name,
      ),
    )
    // Up stands before down, as everywhere in the Studio.
    if (up && down && down.nextElementSibling === up) down.before(up)
    for (const [selector, place] of Object.entries(places))
      for (const part of page.querySelectorAll<HTMLElement>(selector))
        for (const [property, value] of Object.entries(place))
          if (part.style.getPropertyValue(property) !== value) part.style.setProperty(property, value)
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
