import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { goToForm, goToNewBlock, goToTree, onGoToPane } from '@/lib/studio/editor/panes/go-to-pane'

/** A page that shows one of the two panes, whose fields can only be focused while it is shown. */
let shown: string
let focused: string[]
const paneOf = (selector: string) => (selector.startsWith('#block-form') ? 'form' : 'structure')

/** Whether the form of the selected block has a field. */
let hasField: boolean

beforeEach(() => {
  focused = []
  hasField = true
  const querySelector = (selector: string) =>
    hasField
      ? {
          dataset: {},
          focus() {
            if (paneOf(selector) === shown) focused.push(shown)
          },
        }
      : null
  const getElementById = (id: string) => ({ focus: () => focused.push(id) })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector, getElementById }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it.each([
  ['its first field', true, 'form'],
  ['its line in the tree where it has no field', false, 'line-new'],
])('a block that was just added has the focus in %s, once its dialog is closed', (_, has, wanted) => {
  vi.useFakeTimers()
  shown = 'form'
  hasField = has
  goToNewBlock('new')
  expect(focused).toEqual([])
  vi.runAllTimers()
  expect(focused).toEqual([wanted])
})

it('a block whose first field is a rich text has the focus in it, once its editor is drawn', () => {
  vi.useFakeTimers()
  let drawn = false
  const richText = {
    dataset: { richText: '' },
    querySelector: () => (drawn ? { focus: () => focused.push('rich text') } : null),
  }
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { querySelector: () => richText, getElementById: () => null }),
  )
  goToNewBlock('new')
  vi.advanceTimersToNextTimer()
  expect(focused).toEqual([])
  drawn = true
  vi.runAllTimers()
  expect(focused).toEqual(['rich text'])
})

describe('the keys of the panes', () => {
  it.each([
    ['form', 'structure', goToForm],
    ['structure', 'form', goToTree],
  ] as const)('show the %s before they give the focus to it, where the %s is shown', (pane, before, go) => {
    shown = before
    const end = onGoToPane((asked) => {
      shown = asked
    })
    go()
    expect([shown, focused]).toEqual([pane, [pane]])
    end()
    shown = before
    go()
    expect(shown).toBe(before)
  })
})
