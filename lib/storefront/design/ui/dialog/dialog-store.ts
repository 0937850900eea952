import { useSyncExternalStore } from 'react'
import { type DialogStack, topmostDialog, withDialog, withoutDialog } from './dialog-stack'

/** Module state, like the browser's top layer that it describes. Always empty on the server. */
let stack: DialogStack = []
const listeners = new Set<() => void>()

/** Tells the listeners that something over the page was opened, closed, or taken to another page. */
export function layersChanged(): void {
  for (const listener of listeners) listener()
}

function change(next: DialogStack) {
  if (next === stack) return
  stack = next
  document.documentElement.toggleAttribute('data-dialog-open', stack.length > 0)
  layersChanged()
}

/** Calls back after each change of what is open. Returns what ends it. */
export function onLayersChange(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const dialogOpened = (id: string) => change(withDialog(stack, id))

/** The router keeps the page before, hidden: its dialogs may have the ids of those that are shown. */
const openWithId = (id: string) =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].filter((dialog) => dialog.id === id)

/** Where the next page has opened its own dialog of this id, that of the page before leaves it open. */
export const dialogClosed = (id: string) => {
  if (openWithId(id).length === 0) change(withoutDialog(stack, id))
}

/** The open dialogs, the topmost last. */
export const openDialogs = (): HTMLDialogElement[] => stack.flatMap(openWithId)

const topmost = () => topmostDialog(stack)
const none = () => undefined

/** The id of the topmost open dialog. */
export const useTopmostDialog = (): string | undefined => useSyncExternalStore(onLayersChange, topmost, none)

/** Keeps the scrollbar's width while the page is locked, so that nothing behind the dialog shifts. */
function keepScrollbarRoom() {
  const room = window.innerWidth - document.body.getBoundingClientRect().width
  document.documentElement.style.setProperty('--scrollbar', `${room}px`)
}

/** Closes the dialog with this id at once, which gives the focus back to what opened it. */
export function closeDialog(id: string): void {
  for (const dialog of openWithId(id)) dialog.close()
}

/** Opens the dialog with this id. False if the page has none. */
export function openDialog(id: string): boolean {
  const dialog = document.getElementById(id)
  if (!(dialog instanceof HTMLDialogElement)) return false
  if (!dialog.open) {
    if (stack.length === 0) keepScrollbarRoom()
    dialog.showModal()
    // Browsers keep how far it was scrolled when it was closed.
    dialog.scrollTop = 0
    dialogOpened(id)
  }
  return true
}

/**
 * Gives the focus to a control of an open dialog, unless its title and closing button would be scrolled out of view for
 * it, as with large text: then the focus stays where the browser has put it.
 */
export function focusInView(id: string, selector: string): void {
  for (const dialog of openWithId(id)) {
    const control = dialog.querySelector<HTMLElement>(selector)
    const { bottom = Number.POSITIVE_INFINITY } = control?.getBoundingClientRect() ?? {}
    if (bottom <= dialog.getBoundingClientRect().bottom) control?.focus({ preventScroll: true })
  }
}
