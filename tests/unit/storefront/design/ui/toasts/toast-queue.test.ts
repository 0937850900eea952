import { describe, expect, test } from 'vitest'
import {
  mostToasts,
  pressing,
  type Toast,
  timeLeft,
  timeoutOf,
  toastRole,
  toastTimeout,
  withoutToast,
  withToast,
} from '@/lib/storefront/design/ui/toasts/toast-queue'

const toast = (id: number): Toast => ({ id, type: 'info', text: `Message ${id}` })
const ids = (toasts: readonly Toast[]) => toasts.map(({ id }) => id)

describe('the messages on the screen', () => {
  test('stand for five seconds, twenty at most', () => {
    expect([toastTimeout, mostToasts]).toEqual([5000, 20])
  })

  test('stand for twelve seconds where something can be undone', () => {
    expect(timeoutOf(toast(1))).toBe(5000)
    expect(timeoutOf({ action: { label: 'Undo', run: () => undefined } })).toBe(15_000)
  })

  test('stay in the order in which they came', () => {
    expect(ids([1, 2, 3].map(toast).reduce<readonly Toast[]>(withToast, []))).toEqual([1, 2, 3])
  })

  test('are twenty at most: the oldest go', () => {
    const many = Array.from({ length: 23 }, (_, index) => toast(index + 1))
    const shown = ids(many.reduce<readonly Toast[]>(withToast, []))
    expect(shown).toHaveLength(20)
    expect([shown.at(0), shown.at(-1)]).toEqual([4, 23])
  })

  test.each<[string, Partial<Toast>, number[]]>([
    ['says the same', {}, [2, 3]],
    ['says it as another kind', { type: 'error' }, [1, 2, 3]],
    ['says something else', { text: 'Other' }, [1, 2, 3]],
    ['can be undone by itself', { action: { label: 'Undo', run: () => undefined } }, [1, 2, 3]],
  ])('stand once, anew, where one %s', (_, more, left) => {
    const again = { ...toast(1), id: 3, ...more }
    expect(ids([toast(1), toast(2), again].reduce<readonly Toast[]>(withToast, []))).toEqual(left)
  })

  test('go one by one', () => {
    expect(ids(withoutToast([1, 2, 3].map(toast), 2))).toEqual([1, 3])
    expect(ids(withoutToast([1].map(toast), 7))).toEqual([1])
  })

  test.each([
    ['nothing has passed', 5000, 0, 0, 5000],
    ['a second has passed', 5000, 2000, 3000, 4000],
    ['it was paused twice', 4000, 10_000, 13_500, 500],
    ['its time is over', 500, 0, 900, 0],
    ['the clock was set back', 5000, 2000, 1000, 5000],
  ])('the time that is left when %s', (_, left, since, now, remaining) => {
    expect(timeLeft(left, since, now)).toBe(remaining)
  })

  test.each([
    ['error', 'alert'],
    ['warning', 'alert'],
    ['success', 'status'],
    ['info', 'status'],
    ['default', 'status'],
  ] as const)('%s is announced as %s', (type, role) => {
    expect(toastRole(type)).toBe(role)
  })
})

test('what only said that something was done goes once a dialog opens', () => {
  const undo = { label: 'Undo', run: () => undefined }
  const toasts: Toast[] = [
    { ...toast(1), type: 'success' },
    { ...toast(2), type: 'error' },
    { ...toast(3), type: 'success', action: undo },
    { ...toast(4), type: 'warning' },
    toast(5),
  ]
  expect(ids(pressing(toasts))).toEqual([2, 3, 4])
})
