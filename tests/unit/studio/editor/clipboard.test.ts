import { describe, expect, it } from 'vitest'
import { type Blok, fromClipboard, toClipboard } from '@/lib/studio/editor/model'
import { uidsOf } from './stories'

const grid: Blok = {
  _uid: 'grid',
  component: 'grid',
  body: [{ _uid: 'inner', component: 'headline', text: 'Übergrößen & “quotes”' }],
}

describe('copied blocks', () => {
  it('arrive whole and under new uids, each time they are pasted', () => {
    const [first] = fromClipboard(toClipboard([grid])) ?? []
    const [second] = fromClipboard(toClipboard([grid])) ?? []
    expect(first).toMatchObject({ component: 'grid', body: [{ text: 'Übergrößen & “quotes”' }] })
    const uids = [first, second].flatMap((each) => (each ? uidsOf(each) : []))
    expect(new Set([...uids, 'grid', 'inner']).size).toBe(6)
  })

  it.each([
    ['words', 'Kinderwagen'],
    ['other JSON', '{"component":"grid","_uid":"a"}'],
    ['broken JSON', '{"format":"nestling/blocks@1","blocks":['],
    ['a later format', toClipboard([grid]).replace('@1', '@2')],
    ['no blocks', '{"format":"nestling/blocks@1","blocks":[]}'],
    ['things that are no blocks', '{"format":"nestling/blocks@1","blocks":[{"_uid":"a"}]}'],
    ['nothing', ''],
  ])('are not seen in %s', (_, text) => {
    expect(fromClipboard(text)).toBeUndefined()
  })
})
