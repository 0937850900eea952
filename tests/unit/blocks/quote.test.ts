import { describe, expect, it } from 'vitest'
import { Quote } from '@/blocks/quote/quote'
import { quoteExamples } from '@/blocks/quote/quote.examples'
import { quoteBlock } from '@/schemas/blocks/quote'
import { expectInert, hostileAddresses, hostileText, tagsOf } from '../../fixtures/hostile'
import { renderBlock, testMarket } from '../../fixtures/render'

const quote = async (blok: Record<string, unknown>, code = 'de') =>
  (await renderBlock(quoteBlock, Quote, { text: 'Wenig hilft viel', ...blok }, { market: testMarket(code) }))
    .html

describe('the quote', () => {
  it.each(quoteExamples)('shows its example: $title', async ({ blok }) => {
    const { html, left } = await renderBlock(quoteBlock, Quote, blok)
    expect(html).toContain(String(blok.text))
    expect(left).toEqual([])
    expectInert(html)
  })

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

  it('executes nothing of script in every text', async () => {
    for (const url of hostileAddresses) {
      const html = await quote({
        text: hostileText,
        source: hostileText,
        role: hostileText,
        backgroundColor: hostileText,
        link: { linktype: 'url', url, title: hostileText },
      })
      expectInert(html)
      expect(tagsOf(html).map(({ name }) => name)).not.toContain('a')
    }
  })

  it.each([[{ text: '' }], [{ text: undefined }], [{ text: [] }]])(
    'does not pass its schema with %j',
    (broken) => {
      expect(quoteBlock.schema.safeParse(broken).success).toBe(false)
    },
  )
})
