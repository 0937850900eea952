import { describe, expect, it } from 'vitest'
import { Quote } from '@/blocks/quote/quote'
import { quoteBlock } from '@/schemas/blocks/quote'
import { renderBlock, testMarket } from '../../fixtures/render'

const quote = async (blok: Record<string, unknown>, code = 'de') =>
  (await renderBlock(quoteBlock, Quote, { text: 'Wenig hilft viel', ...blok }, { market: testMarket(code) }))
    .html

describe('the quote', () => {
  it.each([
    ['de', '„Wenig hilft viel“'],
    ['at', '„Wenig hilft viel“'],
    ['ch', '«Wenig hilft viel»'],
    ['ch-fr', '«\u202fWenig hilft viel\u202f»'],
  ])('sets the quotation marks of %s: %s', async (code, words) => {
    expect(await quote({}, code)).toContain(words)
  })

  it('has no caption without a source and a role', async () => {
    expect(await quote({ source: '', role: ' ' })).not.toContain('figcaption')
  })

  it('links its source, or its role where it has no source', async () => {
    const link = { linktype: 'url', url: '/de/ratgeber/' }
    expect(await quote({ source: 'Aus dem Ratgeber', role: 'Schlafen', link })).toMatch(
      /<a href="\/de\/ratgeber\/">Aus dem Ratgeber<\/a>.*Schlafen/,
    )
    expect((await quote({ role: 'Schlafen', link })).match(/Schlafen/g)).toHaveLength(1)
  })

  it.each([[{ text: '' }], [{ text: undefined }], [{ text: [] }]])(
    'does not pass its schema with %j',
    (broken) => {
      expect(quoteBlock.schema.safeParse(broken).success).toBe(false)
    },
  )
})
