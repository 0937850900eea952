import { useEffect, useRef, useSyncExternalStore } from 'react'
import { matchesKeys, type Shortcut } from './shortcut'

type Registered = { readonly current: readonly Shortcut[] }

let registered: readonly Registered[] = []
const listeners = new Set<() => void>()

function change(next: readonly Registered[]): void {
  registered = next
  for (const listener of listeners) listener()
}

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform)

/** The last registered comes first: what is open on top answers. A modal dialog keeps its keys to itself. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return
  const inField = isField(event.target)
  const inDialog = document.querySelector('dialog:modal') !== null
  const found = registered
    .toReversed()
    .flatMap(({ current }) => current)
    .find(({ keys, inFields }) => (inFields || !inField) && matchesKeys(keys, event, isMac()))
  if (!found || (inDialog && !found.inFields)) return
  event.preventDefault()
  if (!event.repeat || found.repeats) found.run(event)
}

/** Registers the keys of a screen for as long as it is shown, and lists them under `?`. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const current = useRef(shortcuts)
  useEffect(() => {
    current.current = shortcuts
  })
  useEffect(() => {
    if (registered.length === 0) document.addEventListener('keydown', onKeyDown)
    change([...registered, current])
    return () => {
      change(registered.filter((one) => one !== current))
      if (registered.length === 0) document.removeEventListener('keydown', onKeyDown)
    }
  }, [])
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const none: readonly Registered[] = []

/** All keys of the screen that is shown. */
export const useRegisteredShortcuts = (): readonly Shortcut[] =>
  useSyncExternalStore(
    subscribe,
    () => registered,
    () => none,
  ).flatMap(({ current }) => current)
