'use client'

import { useEffect } from 'react'

const reachable =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [tabindex="-1"])'

const reachableIn = (element: Element): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(reachable)].filter((one) => one.checkVisibility())

/** Where something is: its line in its list, among other lines, and its place in the line. */
type Place = { list: Element; line: number; control: number; around: Element[] }

function placeOf(element: Element): Place | undefined {
  const line = element.closest('li, tr') ?? element
  const list = line.parentElement
  if (!list) return undefined
  const around: Element[] = []
  for (let each: Element | null = list; each && each !== document.body; each = each.parentElement)
    around.push(each)
  return {
    list,
    line: [...list.children].indexOf(line),
    control: reachableIn(line).indexOf(element as HTMLElement),
    around,
  }
}

/** What has taken a place: the same control of the line that moved up, else whatever is near. */
function successorOf({ list, line, control, around }: Place): HTMLElement | undefined {
  const next = list.isConnected && (list.children[line] ?? list.lastElementChild)
  // A line that has the focus itself, as in a tree.
  if (control === -1 && next instanceof HTMLElement && next.hasAttribute('tabindex')) return next
  if (next) {
    const controls = reachableIn(next)
    const found = controls[control] ?? controls[0]
    if (found) return found
  }
  const nearest = around.find((each) => each.isConnected && reachableIn(each).length > 0)
  return nearest && reachableIn(nearest)[0]
}

const hasNone = () => document.activeElement === null || document.activeElement === document.body

/**
 * Keeps the focus where the control that has it is taken out of the page, as the button of a line that it deletes: the
 * focus would begin at the top of the page again.
 */
export function KeepFocus() {
  useEffect(() => {
    let last: { element: Element; place: Place } | undefined
    const note = ({ target }: FocusEvent) => {
      const place = target instanceof Element ? placeOf(target) : undefined
      last = target instanceof Element && place ? { element: target, place } : undefined
    }
    // Someone who clicks beside everything wants no focus; what is taken out of the page is not connected any more.
    const forget = ({ target }: FocusEvent) =>
      setTimeout(() => {
        if (last?.element === target && last?.element.isConnected && hasNone()) last = undefined
      })
    const watch = new MutationObserver(() => {
      if (!last || last.element.isConnected || !hasNone()) return
      const { place } = last
      last = undefined
      const next = successorOf(place) ?? document.getElementById('content')
      next?.focus()
    })
    document.addEventListener('focusin', note)
    document.addEventListener('focusout', forget)
    watch.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', note)
      document.removeEventListener('focusout', forget)
      watch.disconnect()
    }
  }, [])
  return null
}
