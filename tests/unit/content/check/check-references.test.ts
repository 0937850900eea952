import { describe, expect, it } from 'vitest'
import { checkContent } from '@/lib/content/check/check-content'
import type { Finding } from '@/lib/content/check/finding'
import { definitions } from '@/schemas/definitions'

const uuidOf = (name: string) => `00000000-0000-4000-8000-${name.padStart(12, '0')}`
const shared = (...names: string[]) => ({
  component: 'shared_section',
  _uid: 's',
  sections: names.map(uuidOf),
})
let ids = 0
const story = (component: string, name: string, ...body: unknown[]) => {
  ids += 1
  const content = { component, _uid: name, body }
  return { id: ids, uuid: uuidOf(name), name, full_slug: `de-de/${name}`, content }
}
const page = (...body: unknown[]) => story('page', 'f0', ...body)
const section = (name: string, ...body: unknown[]) => story('section', name, ...body)

async function check(...stories: unknown[]) {
  const findings: Finding[] = []
  const pages = (async function* () {
    for (const one of stories) yield [one]
  })()
  const result = await checkContent(pages, definitions, (found) => findings.push(...found))
  const rows = findings.map((found) => `${found.story} | ${found.path} | ${found.field} | ${found.reason}`)
  return { result, rows }
}

describe('the check of references', () => {
  it('finds nothing in those that lead to a section, also to one of a later page', async () => {
    const inner = section('b')
    expect((await check(page(shared('a', 'b')), section('a', shared('b')), inner)).rows).toEqual([])
  })

  it('finds those that lead nowhere, at any depth', async () => {
    const grid = { component: 'grid', _uid: 'g', body: [shared('a', 'c')] }
    const { result, rows } = await check(page({ ...grid, body: [grid] }), section('a'))
    expect(rows).toEqual([
      'de-de/f0 | body[0].body[0].body[0] | sections[1] | leads nowhere: the story does not exist or is not published',
    ])
    expect(result).toEqual({ stories: 2, findings: 1, broken: 1, withoutEffect: 0 })
  })

  it('finds those inside a rich text', async () => {
    const text = { type: 'doc', content: [{ type: 'blok', attrs: { id: 'x', body: [shared('c')] } }] }
    const { rows } = await check(page({ component: 'rich_text', _uid: 'r', text }))
    expect(rows).toEqual([
      expect.stringMatching(/^de-de\/f0 \| body\[0\]\.text\.content\[0\]\.attrs\.body\[0\] \| sections\[0\]/),
    ])
  })

  it('finds those that lead to a page', async () => {
    const { rows } = await check(section('a', shared('f0')), page())
    expect(rows).toEqual([
      'de-de/a | body[0] | sections[0] | leads to a story of the type page; it takes section',
    ])
  })

  it('finds a section that contains itself, directly or around', async () => {
    const { rows } = await check(
      section('a', shared('a')),
      section('b', shared('c')),
      section('c', shared('b')),
    )
    expect(rows.map((row) => row.replace(/ \|.*\| /, ' '))).toEqual([
      'de-de/a leads back to its own story, by way of de-de/a',
      'de-de/b leads back to its own story, by way of de-de/c',
      'de-de/c leads back to its own story, by way of de-de/b',
    ])
  })

  it('finds a page whose sections lie deeper than pages show them', async () => {
    const sections = [section('a', shared('b')), section('b', shared('c')), section('c')]
    const { rows } = await check(page(shared('a')), ...sections)
    expect(rows).toEqual([expect.stringContaining('de-de/f0 | body[0] | sections[0] | leads to more than 2')])
  })

  it('counts a story with findings of both kinds once', async () => {
    const { result } = await check(page(shared('c'), { component: 'gone', _uid: 'x' }))
    expect(result).toEqual({ stories: 1, findings: 2, broken: 1, withoutEffect: 0 })
  })

  it('finds a listing in a section, and what is no story', async () => {
    const listing = { component: 'listing', _uid: 'l' }
    const { rows } = await check(section('a', listing), page({ ...shared(), sections: ['x', 7] }))
    expect(rows).toEqual([
      'de-de/a | body[0] |  | is left out: section does not take it',
      'de-de/f0 | body[0] | sections[0] | is not a story',
      'de-de/f0 | body[0] | sections[1] | is not a story',
    ])
  })

  it.each([[undefined], [null], [7], [{}], [{ content: {} }], [{ uuid: 1, content: { component: 5 } }]])(
    'reads a story that is none: %j',
    async (raw) => {
      expect((await check(raw)).result.stories).toBe(1)
    },
  )
})
