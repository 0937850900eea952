import { type RefObject, useEffect } from 'react'
import { type SwipeIntent, swipeCloses, swipeIntent } from './swipe'

type Start = { x: number; y: number; atTop: boolean; intent: SwipeIntent }

/** Whether the dialog and all scrollable elements under the finger are scrolled to the top. */
function isAtTop(target: EventTarget | null, dialog: HTMLElement): boolean {
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
    if (at.scrollTop > 0) return false
    if (at === dialog) break
  }
  return true
}

/** Makes a dialog follow a finger that pulls it down, and close or spring back. */
export function useSwipeDown(ref: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    let start: Start | undefined
    const letGo = () => {
      start = undefined
      delete dialog.dataset.dragged
      dialog.style.translate = ''
    }
    const begin = (event: TouchEvent) => {
      const [touch, second] = event.touches
      // Touches in a nested dialog bubble up to here.
      const own = event.target instanceof Element && event.target.closest('dialog') === dialog
      if (!touch || second || !own) return letGo()
      start = {
        x: touch.clientX,
        y: touch.clientY,
        atTop: isAtTop(event.target, dialog),
        intent: 'unknown',
      }
    }
    const move = (event: TouchEvent) => {
      const touch = event.touches[0]
      if (!start || !touch || start.intent === 'other') return
      const dy = touch.clientY - start.y
      if (start.intent === 'unknown')
        start.intent = swipeIntent({ dx: touch.clientX - start.x, dy, atTop: start.atTop })
      if (start.intent !== 'drag') return
      if (event.cancelable) event.preventDefault()
      dialog.dataset.dragged = ''
      dialog.style.translate = `0 ${Math.max(dy, 0)}px`
    }
    const end = (event: TouchEvent) => {
      const dy = (event.changedTouches[0]?.clientY ?? 0) - (start?.y ?? 0)
      const closes = start?.intent === 'drag' && swipeCloses(dy)
      letGo()
      if (closes) onClose()
    }
    dialog.addEventListener('touchstart', begin, { passive: true })
    // React's touch listeners are passive, and only an active one can prevent scrolling.
    dialog.addEventListener('touchmove', move, { passive: false })
    dialog.addEventListener('touchend', end)
    dialog.addEventListener('touchcancel', letGo)
    return () => {
      dialog.removeEventListener('touchstart', begin)
      dialog.removeEventListener('touchmove', move)
      dialog.removeEventListener('touchend', end)
      dialog.removeEventListener('touchcancel', letGo)
    }
  }, [ref, onClose])
}
