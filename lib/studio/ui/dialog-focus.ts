/** Marks what has the focus first in a dialog: the field that matters, or the choice that does no harm. */
export const firstFocus = { 'data-first-focus': '' } as const

const fields = [
  'input:not([type=hidden], [type=file], [type=radio])',
  'input[type=radio]:checked',
  'select',
  'textarea',
  '[contenteditable=true]',
]

/** In the order of their weight: what is marked, a field, any control below the title, an action. */
const wanted = [
  '[data-first-focus]',
  ...[fields, ['a[href]', 'button', 'summary', '[tabindex="0"]']].map((names) =>
    names.map((name) => `.dialog-body ${name}`).join(),
  ),
  '.dialog-foot button',
]

const isUsable = (element: HTMLElement) => !element.matches(':disabled') && element.checkVisibility()

/** Where the work in a dialog begins. Without any control but its close button: `undefined`. */
export function firstOf(dialog: HTMLElement): HTMLElement | undefined {
  for (const selector of wanted) {
    const found = [...dialog.querySelectorAll<HTMLElement>(selector)].find(isUsable)
    if (found) return found
  }
  return undefined
}

/** Whether nothing has the focus: what had it is gone. */
const isLost = () => document.activeElement === null || document.activeElement === document.body

/** Gives the focus back to what had it, or to the screen where that is gone, unless it is somewhere else meanwhile. */
export function returnFocus(opener: Element | null) {
  if (!isLost() || opener === document.body) return
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
  if (isLost()) document.getElementById('content')?.focus()
}
