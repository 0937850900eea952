import { describe, expect, it } from 'vitest'
import { type Blok, fromClipboard, toClipboard } from '@/lib/studio/editor/model'
import { uidsOf } from './stories'

const grid: Blok = {
  _uid: 'grid',
  component: 'grid',
  body: [{ _uid: 'inner', component: 'headline', text: 'Übergrößen & “quotes”' }],
}

const read = (text: string): Blok[] => {
  const bloks = fromClipboard(text)
  return typeof bloks === 'string' ? [] : bloks
}
const headlines = (count: number, text = 'Kinderwagen'): Blok[] =>
  Array.from({ length: count }, (_, index) => ({ _uid: `h${index}`, component: 'headline', text }))

describe('copied blocks', () => {
  it('arrive whole and under new uids, each time they are pasted', () => {
    const [first, second] = [0, 1].map(() => read(toClipboard([grid]))[0])
    expect(first).toMatchObject({ component: 'grid', body: [{ text: 'Übergrößen & “quotes”' }] })
    const uids = [first, second].flatMap((each) => (each ? uidsOf(each) : []))
    expect(new Set([...uids, 'grid', 'inner']).size).toBe(6)
  })

  it.each([
    ['words', 'Kinderwagen'],
    ['other JSON', '{"component":"grid","_uid":"a"}'],
    ['broken JSON', '{"format":"shop/blocks@1","blocks":['],
    ['a later format', toClipboard([grid]).replace('@1', '@2')],
    ['no blocks', '{"format":"shop/blocks@1","blocks":[]}'],
    ['things that are no blocks', '{"format":"shop/blocks@1","blocks":[{"_uid":"a"}]}'],
    ['nothing', ''],
  ])('are not seen in %s', (_, text) => {
    expect(fromClipboard(text)).toBe('noBlocks')
  })

  it('arrive however many a page may hold', () => {
    expect(read(toClipboard(headlines(1_000)))).toHaveLength(1_000)
  })

  it.each([
    ['too much text', toClipboard(headlines(1_000, 'x'.repeat(1_100)))],
    ['too many values', toClipboard(headlines(13_000, ''))],
  ])('are called too large with %s', (_, text) => {
    expect(fromClipboard(text)).toBe('tooLarge')
  })
})
