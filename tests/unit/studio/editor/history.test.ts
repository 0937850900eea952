import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Blok, change, type History, redo, select, startHistory, undo } from '@/lib/studio/editor/model'
import { createStore } from '@/lib/studio/editor/state/store'

const state = (text: string, selected = 'a') => ({
  content: { _uid: 'root', component: 'page', text } satisfies Blok,
  selected,
})
const typed = (history: History, text: string, at: number, key = 'a/text') =>
  change(history, state(text), at, key)
const textOf = ({ present }: History) => present.content.text

describe('undo and redo', () => {
  it('take a word back at once, and the word before it with the next step', () => {
    let history = startHistory(state(''))
    history = typed(history, 'o', 0)
    history = typed(history, 'on', 200)
    history = typed(history, 'one', 900)
    history = typed(history, 'one t', 2_500)
    history = typed(history, 'one tw', 2_600)
    expect(textOf(undo(history))).toBe('one')
    expect(textOf(undo(undo(history)))).toBe('')
    expect(textOf(redo(redo(undo(undo(history)))))).toBe('one tw')
  })

  it.each([
    ['in another field', (history: History) => typed(history, 'ab', 100, 'a/title')],
    ['without a key', (history: History) => change(history, state('ab'), 100)],
    [
      'after another block was selected',
      (history: History) => typed(select(select(history, 'b'), 'a'), 'ab', 100),
    ],
    ['after an undo', (history: History) => typed(undo(typed(history, 'x', 10)), 'ab', 100)],
  ])('keep a change %s apart', (_, then) => {
    const history = then(typed(startHistory(state('')), 'a', 0))
    expect(['a', '']).toContain(textOf(undo(history)))
    expect(textOf(history)).toBe('ab')
    expect(undo(history).past.length).toBe(history.past.length - 1)
  })

  it('forget what was undone once something else is changed', () => {
    const history = typed(undo(typed(startHistory(state('')), 'a', 0)), 'b', 5_000)
    expect(history.future).toEqual([])
    expect(redo(history).present).toBe(history.present)
  })

  it('take back each of two pastes by itself, and what was typed before them, however quick they come', () => {
    const store = createStore(state('').content, () => 0)
    const paste = (text: string) => {
      store.endStep()
      store.apply(state(text).content, { key: 'a/text' })
    }
    store.apply(state('typed').content, { key: 'a/text' })
    paste('typed one')
    paste('typed one two')
    const texts = [0, 1, 2].map(() => {
      store.undo()
      return store.get().present.content.text
    })
    expect(texts).toEqual(['typed one', 'typed', ''])
  })

  it('return to the block that was changed', () => {
    const before = startHistory(state('', 'a'))
    const history = change(before, state('x', 'b'), 0)
    expect(undo(history).present.selected).toBe('a')
    expect(redo(undo(history)).present.selected).toBe('b')
  })

  it('do nothing at either end', () => {
    const history = startHistory(state('x'))
    expect(undo(history).present).toBe(history.present)
    expect(redo(history).present).toBe(history.present)
  })

  it('lead back to every state and forward again, whatever was done', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 30 }), (texts) => {
        const history = texts.reduce(
          (so, text, index) => change(so, state(text), index * 10_000),
          startHistory(state('start')),
        )
        let back = history
        for (const _ of texts) back = undo(back)
        expect(textOf(back)).toBe('start')
        let again = back
        for (const _ of texts) again = redo(again)
        expect(again.present).toEqual(history.present)
      }),
    )
  })
})
