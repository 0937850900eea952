import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { goToForm, goToTree, onGoToPane } from '@/lib/studio/editor/panes/go-to-pane'

/** A page that shows one of the two panes, whose fields can only be focused while it is shown. */
let shown: string
let focused: string[]
const paneOf = (selector: string) => (selector.startsWith('#block-form') ? 'form' : 'structure')

beforeEach(() => {
  focused = []
  const querySelector = (selector: string) => ({
    focus() {
      if (paneOf(selector) === shown) focused.push(shown)
    },
  })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector }))
})
afterEach(() => vi.unstubAllGlobals())

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
