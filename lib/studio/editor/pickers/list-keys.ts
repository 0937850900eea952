import type { KeyboardEvent } from 'react'

const marked = '[data-found]'

/** Marks what a search has found, for the arrow keys. */
export const foundItem = { 'data-found': '' } as const

/** Down and up lead from the field of a search through what it has found, and back; Enter in the field takes the first. */
export function onFoundKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.nativeEvent.isComposing)
    return
  const { currentTarget, target, key } = event
  const field = currentTarget.querySelector<HTMLInputElement>('input[type=search]')
  const items = [...currentTarget.querySelectorAll<HTMLElement>(marked)]
  const at = items.indexOf(target as HTMLElement)
  if (target !== field && at === -1) return
  if (key === 'Enter' && target === field && field?.value.trim()) {
    event.preventDefault()
    items[0]?.click()
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return
  event.preventDefault()
  const next = at + (key === 'ArrowDown' ? 1 : -1)
  if (next === -1) field?.focus()
  else items[next]?.focus()
}
