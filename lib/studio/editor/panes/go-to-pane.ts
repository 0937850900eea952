import type { SidePane } from './pane-sizes'

const event = 'studio-go-to-pane'

/** Called before the focus goes to a pane, which may be folded, or on a narrow screen behind another one. */
export function onGoToPane(show: (pane: SidePane) => void): () => void {
  const listener = (asked: Event) => show((asked as CustomEvent<SidePane>).detail)
  document.addEventListener(event, listener)
  return () => document.removeEventListener(event, listener)
}

function goTo(pane: SidePane, selector: string): void {
  document.dispatchEvent(new CustomEvent<SidePane>(event, { detail: pane }))
  document.querySelector<HTMLElement>(selector)?.focus()
}

/** Gives the focus to the selected line of the tree. */
export const goToTree = (): void => goTo('structure', '[role=treeitem][tabindex="0"]')

/** Gives the focus to the first field of the form. */
export const goToForm = (): void =>
  goTo('form', '#block-form :is(input, textarea, select, [contenteditable=true])')
