'use client'

import { useEffect } from 'react'

const reachable =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [tabindex="-1"])'

const reachableIn = (element: ParentNode) => [...element.querySelectorAll<HTMLElement>(reachable)]

/** Where a control is: its line among others, its place in the line, and what comes before and after it on the screen. */
type Place = { list: Element; line: number; control: number; before: HTMLElement[]; after: HTMLElement[] }

function placeOf(element: Element): Place | undefined {
  const line = element.closest('li, tr') ?? element
  const list = line.parentElement
  if (!list) return undefined
  const all = reachableIn(document)
  const at = all.indexOf(element as HTMLElement)
  return {
    list,
    line: [...list.children].indexOf(line),
    control: reachableIn(line).indexOf(element as HTMLElement),
    before: all.slice(0, Math.max(0, at)).reverse(),
    after: all.slice(at + 1),
  }
}

/** What may take a place, the best first: the same control of the line that moved up, then whatever is next to it. */
function* successorsOf({ list, line, control, before, after }: Place): Generator<HTMLElement | undefined> {
  const next = list.isConnected ? (list.children[line] ?? list.lastElementChild) : undefined
  // A line that has the focus itself, as in a tree.
  if (control === -1 && next instanceof HTMLElement && next.hasAttribute('tabindex')) yield next
  const controls = next && control !== -1 ? reachableIn(next) : []
  yield controls[control] ?? controls.at(-1)
  yield* after
  yield* before
}

const hasNone = () => document.activeElement === null || document.activeElement === document.body

function focusOn(place: Place): void {
  for (const one of successorsOf(place)) {
    if (!one?.isConnected) continue
    one.focus()
    if (document.activeElement === one) return
  }
}

/** Controls that are disabled by their place, such as the one that moves the first line up. */
const isOutOfUse = (element: Element) => element.matches(':is(li, tr, [role=toolbar]) :disabled')

/** A held key presses a button once: the focus goes on to the same button of the next line, which it would press as well. */
const pressOnce = (event: KeyboardEvent) => {
  const isPress = event.key === 'Enter' && event.target instanceof HTMLButtonElement
  if (event.repeat && isPress) event.preventDefault()
}

/**
 * Keeps the focus where the control that has it is taken out of the page, as the button of a line that it deletes: the
 * focus would begin at the top of the page again.
 */
export function KeepFocus() {
  useEffect(() => {
    let last: { element: Element; place: Place; dialog: HTMLDialogElement | null } | undefined
    const note = ({ target }: FocusEvent) => {
      const place = target instanceof Element ? placeOf(target) : undefined
      last =
        target instanceof Element && place
          ? { element: target, place, dialog: target.closest('dialog') }
          : undefined
    }
    // Someone who clicks beside everything wants no focus; what is taken out of the page is not connected any more.
    const forget = ({ target }: FocusEvent) =>
      setTimeout(() => {
        if (last?.element === target && last?.element.isConnected && hasNone()) last = undefined
      })
    const watch = new MutationObserver(() => {
      if (!last) return
      const isGone = last.element.isConnected ? isOutOfUse(last.element) : hasNone()
      if (!isGone) return
      const { place, dialog } = last
      last = undefined
      // A dialog that closes gives the focus back itself.
      if (!dialog || (dialog.isConnected && dialog.open)) focusOn(place)
    })
    document.addEventListener('focusin', note)
    document.addEventListener('focusout', forget)
    document.addEventListener('keydown', pressOnce)
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    return () => {
      document.removeEventListener('focusin', note)
      document.removeEventListener('focusout', forget)
      document.removeEventListener('keydown', pressOnce)
      watch.disconnect()
    }
  }, [])
  return null
}
