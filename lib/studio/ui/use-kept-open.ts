import { useEffect, useRef } from 'react'

type KeptOpen = {
  /** Of the dialog. */
  id: string
  /** Whether something would be lost. */
  isHeld: () => boolean
  /** Called instead of closing. */
  onAsk: () => void
}

/** Keeps a dialog open that holds entries, whichever way it was to be closed: by Esc, its sign, a click outside or a swipe. */
export function useKeptOpen({ id, isHeld, onAsk }: KeptOpen) {
  const latest = useRef({ isHeld, onAsk })
  useEffect(() => {
    latest.current = { isHeld, onAsk }
  })
  useEffect(() => {
    const dialog = document.getElementById(id)
    if (!(dialog instanceof HTMLDialogElement)) return
    const keep = (event: Event) => {
      // The dialogs in it are their own.
      if (event.target instanceof Element && event.target.closest('dialog') !== dialog) return
      const isForm = event.target instanceof HTMLFormElement
      if (event.type === 'submit' && !(isForm && event.target.method === 'dialog')) return
      // The event of a closed dialog comes later: it may be open again, or gone for good.
      if (event.type === 'close' && (dialog.open || !dialog.isConnected)) return
      if (event.defaultPrevented || !latest.current.isHeld()) return
      event.preventDefault()
      if (event.type === 'close') {
        event.stopImmediatePropagation()
        dialog.showModal()
      }
      latest.current.onAsk()
    }
    const ways = ['cancel', 'submit', 'close'] as const
    for (const way of ways) dialog.addEventListener(way, keep, true)
    return () => {
      for (const way of ways) dialog.removeEventListener(way, keep, true)
    }
  }, [id])
}
