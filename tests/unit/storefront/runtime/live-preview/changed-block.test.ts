import { describe, expect, it } from 'vitest'
import { changedBlock, comparedOf } from '@/lib/storefront/runtime/live-preview/changed-block'

type Blok = { _uid: string; component: string } & Record<string, unknown>
const blok = (uid: string, text = uid, more: object = {}): Blok => ({
  ...{ _uid: uid, component: 'paragraph', text },
  ...more,
})
const grid = (...body: object[]) => ({ _uid: 'g', component: 'grid', body })
const page = (...body: object[]) => ({ component: 'page', _uid: 'p', title: 'x', body })
const before = page(blok('a'), grid(blok('b'), blok('c')), blok('d'))

const changed = (now: Record<string, unknown>, from: Record<string, unknown> = before) => {
  const [one, other] = [comparedOf(from), comparedOf(now)]
  return one && other && changedBlock(one, other, new Set(['shared_section']))?._uid
}

describe('the block of a page that is made anew alone', () => {
  it('is the one in which a text has changed, however deep', () => {
    expect(changed(page(blok('a', 'x'), grid(blok('b'), blok('c')), blok('d')))).toBe('a')
    expect(changed(page(blok('a'), grid(blok('b'), blok('c', 'x')), blok('d')))).toBe('g')
  })

  it.each<[string, Record<string, unknown>]>([
    ['nothing has changed', before],
    ['two have changed', page(blok('a', 'x'), grid(blok('b'), blok('c')), blok('d', 'x'))],
    ['the page itself has changed', { ...before, title: 'y' }],
    ['one was added', page(...before.body, blok('e'))],
    ['one was removed', page(blok('a'), blok('d'))],
    ['two were swapped', page(blok('d'), grid(blok('b'), blok('c')), blok('a'))],
    ['one was added inside', page(blok('a'), grid(blok('b'), blok('c'), blok('e')), blok('d'))],
    ['two were swapped inside', page(blok('a'), grid(blok('c'), blok('b')), blok('d'))],
    ['one became another', page(blok('a', 'a', { component: 'headline' }), grid(), blok('d'))],
  ])('is none where %s', (_, now) => {
    expect(changed(now)).toBeUndefined()
  })

  it('is none where it shows other stories, which decide how the page is set', () => {
    const sections = (uuid: string) => ({ _uid: 's', component: 'shared_section', sections: [uuid] })
    expect(changed(page(sections('2')), page(sections('1')))).toBeUndefined()
  })

  it.each([
    ['no list', { component: 'layout', header: [] }],
    ['a block without a uid', page({ component: 'paragraph' })],
    ['two blocks with one uid', page(blok('a'), blok('a'))],
  ])('is none in a story with %s', (_, content) => {
    expect(comparedOf(content as Record<string, unknown>)).toBeUndefined()
  })
})
