import { longestQuoted } from '@/lib/studio/comments/client'

const cut = (text: string) => text.trim().slice(0, longestQuoted).toWellFormed() || null

/** The words that are selected in a field of the form; null for none. */
export function quotedIn(field: Element | null): string | null {
  const active = document.activeElement
  if (!field?.contains(active)) return null
  if (active instanceof HTMLTextAreaElement || (active instanceof HTMLInputElement && active.type === 'text'))
    return cut(active.value.slice(active.selectionStart ?? 0, active.selectionEnd ?? 0))
  return cut(window.getSelection()?.toString() ?? '')
}

/** The field of the form that has the focus, or that something stands in. */
export const fieldOf = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[data-comment-field]') ?? null
