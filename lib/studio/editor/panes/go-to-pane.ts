import type { SidePane } from './pane-sizes'

const event = 'studio-go-to-pane'

/** Called before the focus goes to a pane, which may be folded, or on a narrow screen behind another one. */
export function onGoToPane(show: (pane: SidePane) => void): () => void {
  const listener = (asked: Event) => show((asked as CustomEvent<SidePane>).detail)
  document.addEventListener(event, listener)
  return () => document.removeEventListener(event, listener)
}

function goTo(pane: SidePane, selector: string): boolean {
  document.dispatchEvent(new CustomEvent<SidePane>(event, { detail: pane }))
  const target = document.querySelector<HTMLElement>(selector)
  target?.focus()
  return target !== null
}

/** Gives the focus to the selected line of the tree. */
export const goToTree = (): void => void goTo('structure', '[role=treeitem][tabindex="0"]')

/** Gives the focus to the first field of the form. */
export const goToForm = (): boolean =>
  goTo('form', '#block-form :is(input, textarea, select, [contenteditable=true], [data-begins-field])')

/**
 * Gives it to the first field of a block that was just added, or to its line in the tree where it has none: once its form is
 * drawn, and behind a dialog that closes and gives the focus back.
 */
export function goToNewBlock(uid: string): void {
  setTimeout(() => {
    if (!goToForm()) document.getElementById(`line-${uid}`)?.focus()
  })
}
