import { useSyncExternalStore } from 'react'
import { type DialogStack, topmostDialog, withDialog, withoutDialog } from './dialog-stack'

/** The browser has one top layer, and this is what is in it. On the server it is always empty. */
let stack: DialogStack = []
const listeners = new Set<() => void>()

function change(next: DialogStack) {
  if (next === stack) return
  stack = next
  document.documentElement.toggleAttribute('data-dialog-open', stack.length > 0)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const dialogOpened = (id: string) => change(withDialog(stack, id))
export const dialogClosed = (id: string) => change(withoutDialog(stack, id))

const topmost = () => topmostDialog(stack)
const none = () => undefined

/** The id of the topmost open dialog. */
export const useTopmostDialog = (): string | undefined => useSyncExternalStore(subscribe, topmost, none)

/** The scrollbar goes while the page stands still; what is behind the dialog must not move into its room. */
function keepScrollbarRoom() {
  const room = window.innerWidth - document.body.getBoundingClientRect().width
  document.documentElement.style.setProperty('--scrollbar', `${room}px`)
}

/** Opens the dialog of this id from anywhere in the browser. False where the page has none. */
export function openDialog(id: string): boolean {
  const dialog = document.getElementById(id)
  if (!(dialog instanceof HTMLDialogElement)) return false
  if (!dialog.open) {
    if (stack.length === 0) keepScrollbarRoom()
    dialog.showModal()
    dialogOpened(id)
  }
  return true
}
