import { useSyncExternalStore } from 'react'
// From the first message on it is too late to hear what was pressed.
import './last-pressed'
import {
  pressing,
  type Toast,
  type ToastAction,
  type ToastType,
  withoutToast,
  withToast,
} from './toast-queue'

let toasts: readonly Toast[] = []
let newest = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Shows a message in the page's `Toasts`. Returns the id for hiding it. */
export function showToast(text: string, type: ToastType = 'default', action?: ToastAction): number {
  newest += 1
  change(withToast(toasts, { id: newest, type, text, action }))
  return newest
}

export const hideToast = (id: number): void => change(withoutToast(toasts, id))

/** Takes away what only said that something was done. */
export const hidePassed = (): void => change(pressing(toasts))

const none: readonly Toast[] = []

export const useToasts = (): readonly Toast[] =>
  useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  )
