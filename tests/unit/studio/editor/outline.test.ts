import { expect, it } from 'vitest'
import { editorText } from '@/lib/studio/editor/editor-text'
import type { Blok } from '@/lib/studio/editor/model'
import { reasonWords } from '@/lib/studio/editor/reason-words'
import { withHints } from '@/lib/studio/editor/state/hints'
import { outlineFindings, withOneFirstHeading } from '@/lib/studio/editor/state/outline'
import { toldFindings } from '@/lib/studio/editor/told-findings'

const page = (...body: Blok[]): Blok => ({ _uid: 'root', component: 'page', body })
const headline = (_uid: string, type?: string): Blok => ({ _uid, component: 'headline', text: 'x', type })
const text = (_uid: string, ...levels: number[]): Blok => ({
  _uid,
  component: 'rich_text',
  text: { type: 'doc', content: levels.map((level) => ({ type: 'heading', attrs: { level } })) },
})
const banner = (level: string, words: string): Blok => ({
  _uid: 'b',
  component: 'banner',
  headline: words,
  level,
})
const told = (...body: Blok[]) =>
  outlineFindings(page(...body)).map(({ uid, field, reason }) => `${uid}.${field} ${reason.split(' ')[0]}`)

it.each<[string, Blok[], string[]]>([
  ['one heading 1', [headline('a', 'h1'), headline('c'), text('t', 2, 3, 2)], []],
  ['none', [headline('a'), text('t', 3)], []],
  ['a text with another', [headline('a', 'h1'), text('t', 1, 2, 1)], ['t.text is']],
  ['a headline with another', [banner('h1', 'x'), headline('a', 'h1')], ['a.type is']],
  ['a banner without words', [banner('h1', ''), headline('a', 'h1')], []],
  ['a level that is left out', [text('t', 2, 4)], ['t.text leaves']],
  [
    'headings that are shown at times',
    [headline('a', 'h1'), { _uid: 'c', component: 'trigger_container', body: [headline('b', 'h1')] }],
    [],
  ],
])('finds what is out of order: %s', (_, body, wanted) => {
  expect(told(...body)).toEqual(wanted)
})

it('says it as a hint, beside what the check found', () => {
  const found = withHints(new Map(), page(headline('a', 'h1'), headline('b', 'h1'))).get('b') ?? []
  expect(found).toMatchObject([{ isIdle: true, field: 'type' }])
  for (const language of ['de', 'fr', 'en'] as const)
    for (const reason of ['is another heading of the first level', 'leaves out a level of headings'])
      expect(reasonWords({ ...found[0], reason } as never, undefined, editorText(language))).not.toContain(
        reason,
      )
})

it.each<[string, Blok[], string[]]>([
  ['blocks', [headline('a', 'h1'), headline('c', 'h1'), banner('h1', 'x')], ['h1', 'h2', 'h2']],
  ['one that is shown at times', [headline('a'), headline('c', 'h1')], ['', 'h1']],
])('mends all later headings of the first level at once: %s', (_, body, wanted) => {
  const mended = withOneFirstHeading(page(...body))
  expect((mended.body as Blok[]).map(({ type, level }) => type ?? level ?? '')).toEqual(wanted)
  expect(outlineFindings(mended)).toEqual([])
})

it('mends headings within texts, and keeps the first one of the page', () => {
  const levels = (content: Blok) =>
    (content.body as ReturnType<typeof text>[]).map((block) =>
      (block.text as { content: { attrs: { level: number } }[] }).content.map(({ attrs }) => attrs.level),
    )
  expect(levels(withOneFirstHeading(page(text('a', 1, 2, 1), text('b', 1, 3))))).toEqual([
    [1, 2, 2],
    [2, 3],
  ])
  const right = page(text('a', 1, 2))
  expect(withOneFirstHeading(right)).toBe(right)
})

it('tells of further headings of the first level when a page is published, and of nothing else of the outline', () => {
  const content = page(headline('a', 'h1'), headline('b', 'h1'), text('t', 2, 4))
  expect(toldFindings([], content, {}, 'de').filter(({ about }) => about !== 'notices')).toMatchObject([
    { uid: 'b', title: 'headline', isIdle: true, about: 'headings' },
  ])
})
