import type { KeyboardEvent } from 'react'

const marked = '[data-found]'

/** Marks what a search has found, for the arrow keys. */
export const foundItem = { 'data-found': '' } as const

/** How many of them stand beside each other. */
const columnsOf = (items: readonly HTMLElement[]) => {
  // Of the window, as each may stand in a card of its own.
  const tops = items.map((item) => Math.round(item.getBoundingClientRect().top))
  return tops.filter((top) => top === tops[0]).length || 1
}

const isRadio = (item: HTMLElement | undefined) => item instanceof HTMLInputElement && item.type === 'radio'
const isChecked = (item: HTMLElement) => item instanceof HTMLInputElement && item.checked

/** The arrows lead from the field of a search through what it has found, and back; Enter in the field takes the first. */
export const onFoundKeys = (event: KeyboardEvent<HTMLElement>): void => onKeys(event, true)

/** The same where what is taken is done at once: Enter in the field takes nothing. */
export const onFoundArrows = (event: KeyboardEvent<HTMLElement>): void => onKeys(event, false)

function onKeys(event: KeyboardEvent<HTMLElement>, takesFirst: boolean): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.nativeEvent.isComposing)
    return
  const { currentTarget, target, key } = event
  const field = currentTarget.querySelector<HTMLInputElement>('input[type=search]')
  const items = [...currentTarget.querySelectorAll<HTMLElement>(marked)]
  const at = items.indexOf(target as HTMLElement)
  if (target !== field && at === -1) return
  if (takesFirst && key === 'Enter' && target === field && field?.value.trim()) {
    event.preventDefault()
    items[0]?.click()
  }
  const columns = columnsOf(items)
  const step = { ArrowDown: columns, ArrowUp: -columns, ArrowRight: 1, ArrowLeft: -1 }[key]
  const isInField = target === field
  // The browser leads through the buttons of one choice, and chooses along.
  if (!isInField && isRadio(items[at])) return
  if (step === undefined || (isInField && Math.abs(step) !== columns)) return
  if (isInField && (key === 'ArrowLeft' || key === 'ArrowRight')) return
  event.preventDefault()
  const next = isInField && step > 0 ? Math.max(items.findIndex(isChecked), 0) : at + step
  if (next < 0) field?.focus()
  else items[next]?.focus()
}
