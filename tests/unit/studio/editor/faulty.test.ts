import { describe, expect, it } from 'vitest'
import { findingsOf } from '@/lib/studio/drafts/findings'
import type { Blok } from '@/lib/studio/editor/model'
import { createAutosave } from '@/lib/studio/editor/saving/autosave'
import {
  byUid,
  countFaulty,
  faultyBlocks,
  saveAsked,
  withoutChanged,
  withoutFilled,
} from '@/lib/studio/editor/state/faulty'
import { createFresh, shownFindings } from '@/lib/studio/editor/state/fresh'
import { withHints } from '@/lib/studio/editor/state/hints'
import { settledFindings } from '@/lib/studio/editor/state/use-settled'
import { describeForms } from '@/lib/studio/forms'
import { definitions } from '@/schemas/definitions'

const page = (...body: Blok[]): Blok => ({ _uid: 'root', component: 'page', body })
const headline = (text: string): Blok => ({ _uid: 'h', component: 'headline', text })
const story = { id: 1, uuid: 'u', name: 'Page', fullSlug: 'de-de/page' }
const wrongWith = (content: Blok) => byUid(findingsOf(story, content, definitions))

/** An editor of a page without faults, whose server says what is wrong with each draft. */
function open(answers = true) {
  const start = { content: page(headline('Sleep')), version: '1' }
  let found = wrongWith(start.content)
  const autosave = createAutosave({
    start,
    async send(content) {
      if (!answers) return { ok: false, error: 'unavailable', status: 503 }
      found = wrongWith(content)
      return { ok: true, version: '2' }
    },
    keep: () => {},
    tell: () => {},
  })
  return { autosave, read: () => found }
}

it('a refusal of a value goes with the kind that it was a value of', () => {
  const forms = describeForms(Object.values(definitions), (english) => english)
  const withTrigger = (type: string, value: string): Blok =>
    page({
      _uid: 'c',
      component: 'trigger_container',
      triggers: [{ _uid: 't', component: 'trigger', type, value }],
    })
  const checked = withTrigger('marke', '100312')
  const reason = 'nothing in the catalogue has this value'
  const found = byUid([{ uid: 't', block: 'trigger', field: 'value', reason, isIdle: false }])
  const open = (now: Blok) => [...withoutChanged(found, checked, now, forms).keys()].toSorted()
  expect(open(checked)).toEqual(['t'])
  expect(open({ ...checked, title: 'x' })).toEqual(['t'])
  expect(open(withTrigger('marke', 'else'))).toEqual([])
  expect(open(withTrigger('productNumber', ''))).toEqual([])
})

describe('what was said of a value', () => {
  const forms = describeForms(Object.values(definitions), (english) => english)
  const told = (was: Blok, is: Blok) =>
    [...withoutChanged(wrongWith(page(was)), page(was), page(is), forms).values()]
      .flat()
      .map(({ field }) => field)
  /** For each field of each block: a value that fits no field, and another one. */
  const fields = Object.entries(forms).flatMap(([component, form]) =>
    form.fields.map(({ name }): [string, string] => [component, name]),
  )
  const wrong = (component: string, field: string, value: unknown): Blok => ({
    ...{ _uid: 'b', component },
    [field]: value,
  })

  it('is shown for that value alone, in every field', () => {
    let judged = 0
    for (const [component, field] of fields) {
      const was = wrong(component, field, { wrong: 1 })
      const isToldOf = (found: string[]) => found.some((each) => each.split(/[.[]/)[0] === field)
      if (!isToldOf(told(was, { ...was }))) continue
      judged += 1
      expect(isToldOf(told(was, wrong(component, field, { wrong: 2 }))), `${component}.${field}`).toBe(false)
      expect(isToldOf(told(was, { ...was, other: 'x' })), `${component}.${field}`).toBe(true)
    }
    expect(judged).toBeGreaterThan(50)
  })
})

describe('the faulty blocks before a page is published', () => {
  it('are those of a change that was just made, too', async () => {
    const { autosave, read } = open()
    autosave.change(page(headline('')))
    expect(faultyBlocks(read())).toBe(0)
    expect(await countFaulty(autosave, read)).toBe(1)
    expect(autosave.isSaved()).toBe(true)
  })

  it('are no longer those of which the last was just mended', async () => {
    const { autosave, read } = open()
    autosave.change(page(headline('')))
    await autosave.flush()
    autosave.change(page(headline('Well')))
    expect(await countFaulty(autosave, read)).toBe(0)
  })

  it('are not asked about while the page cannot be saved', async () => {
    const { autosave, read } = open(false)
    autosave.change(page(headline('')))
    await countFaulty(autosave, read)
    expect(autosave.isSaved()).toBe(false)
    autosave.end()
  })

  it('are counted once each, without what only has no effect', () => {
    const finding = (uid: string, isIdle: boolean) => ({ uid, field: 'text', reason: 'x', isIdle })
    const findings = [finding('a', false), finding('a', false), finding('b', true), finding('c', false)]
    expect(faultyBlocks(byUid(findings as never))).toBe(2)
  })
})

it('a save that was asked for shows what is held back of new blocks, and saves', async () => {
  const { autosave, read } = open()
  const fresh = createFresh()
  fresh.add('h')
  autosave.change(page(headline('')))
  await autosave.flush()
  expect(faultyBlocks(shownFindings(read(), fresh.get()))).toBe(0)
  autosave.change(page(headline(''), { _uid: 'p', component: 'paragraph', text: 'Well' }))
  await saveAsked({ autosave, showAllFindings: fresh.touchAll })
  expect(autosave.isSaved()).toBe(true)
  expect(faultyBlocks(shownFindings(read(), fresh.get()))).toBe(1)
})

describe('a needed value that was just given', () => {
  const shown = (before: Blok, now: Blok) =>
    [...withoutFilled(wrongWith(page(before)), page(now)).values()].flat().map(({ field }) => field)
  const picture = (filename: string): Blok => ({ _uid: 'p', component: 'content_image', src: { filename } })
  const richText = (...words: string[]): Blok => ({
    ...{ _uid: 'r', component: 'rich_text' },
    text: {
      type: 'doc',
      content: [{ type: 'paragraph', content: words.map((text) => ({ type: 'text', text })) }],
    },
  })
  const table = (...cells: string[]): Blok => ({
    ...{ _uid: 't', component: 'table' },
    table: cells.length > 0 && {
      thead: cells.map((value) => ({ component: '_table_head', value })),
      tbody: [],
    },
  })

  it.each([
    ['a text', headline(''), headline('x'), []],
    ['spaces', headline(''), headline(' '), ['text']],
    ['a file', picture(''), picture('/a.png'), []],
    ['no file', picture(''), picture(''), ['src']],
    ['a rich text', richText(), richText('x'), []],
    ['a rich text of spaces', richText(), richText(' '), ['text']],
    ['a table', table(), table('x'), []],
    ['a table without words', table(), table('', ''), ['table']],
  ])('is no longer asked for before it is saved: %s', (_, before, now, wanted) => {
    expect(shown(before, now)).toEqual(wanted)
  })

  it('takes nothing else away', () => {
    const wrong = (type: string): Blok => ({ ...headline(''), type })
    expect(shown(wrong('h9'), { ...wrong('h9'), text: 'x' })).toEqual(['type'])
  })
})

it('findings that say the same after a letter stay the same, so that no other line is drawn', () => {
  const typed = (text: string) =>
    withHints(new Map(), page(headline(text), { _uid: 'i', component: 'image' }))
  const before = typed('Gut')
  expect(before.size).toBeGreaterThan(0)
  expect(typed('Gute')).not.toBe(before)
  expect(settledFindings(before, typed('Gute'))).toBe(before)
  const mended = byUid([])
  expect(settledFindings(before, mended)).toBe(mended)
  expect(settledFindings(mended, before)).toBe(before)
})
