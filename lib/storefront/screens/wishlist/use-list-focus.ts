import { type RefObject, useEffect, useRef } from 'react'
import { focusLine } from '@/lib/storefront/design/ui/client'

type Aim = { number: string; index: number }

/**
 * Keeps the focus in a list when an entry is removed, as the basket does: it moves to the same product if that returns,
 * else to the entry that takes its place, else to the whole list.
 */
export function useListFocus(place: RefObject<HTMLElement | null>, numbers: readonly string[]) {
  const aim = useRef<Aim>(undefined)
  const shown = numbers.join(' ')

  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of what is shown
  useEffect(() => {
    const { current } = aim
    if (!current || !place.current) return
    aim.current = undefined
    if (document.activeElement !== null && document.activeElement !== document.body) return
    const entries = [...place.current.querySelectorAll<HTMLElement>('[data-number]')]
    const next =
      entries.find(({ dataset }) => dataset.number === current.number) ??
      entries[Math.min(current.index, entries.length - 1)]
    if (next) focusLine(next)
    else place.current.focus({ preventScroll: true })
  }, [shown])

  /** Announces which entry will change next. */
  return (number: string) => {
    aim.current = { number, index: Math.max(0, numbers.indexOf(number)) }
  }
}
