import { describe, expect, it } from 'vitest'
import { ForgetDevice } from '@/blocks/forget-device/forget-device'
import { forgetDeviceExamples } from '@/blocks/forget-device/forget-device.examples'
import type { BlockContext } from '@/lib/storefront/runtime/blocks/context'
import { forgetDeviceBlock } from '@/schemas/blocks/forget-device'
import { expectInert, hostileText } from '../../fixtures/hostile'
import { renderBlock, testMarket } from '../../fixtures/render'

const render = (blok: Record<string, unknown> = {}, context: Partial<BlockContext> = {}) =>
  renderBlock(forgetDeviceBlock, ForgetDevice, blok, context)

describe('the button that forgets a device', () => {
  it.each([
    ['de', 'de-de', 'Alles auf diesem Gerät löschen'],
    ['ch-fr', 'fr-ch', 'Tout effacer sur cet appareil'],
  ])('is a plain form of the market %s', async (code, locale, words) => {
    const { html } = await render({}, { market: testMarket(code) })
    expect(html).toMatch(
      new RegExp(`<form(?=[^>]* method="post")[^>]* action="/api/visitor/forget/\\?locale=${locale}"`),
    )
    expect(html).toContain(words)
  })

  it('has the headline of the editor, at the level chosen', async () => {
    const { html } = await render({ headline: 'Alles weg', level: 'h3' })
    expect(html).toMatch(/<h3[^>]*>Alles weg<\/h3>/)
  })

  it('executes nothing of script in its headline', async () => {
    expectInert((await render({ headline: hostileText })).html)
  })

  it.each(forgetDeviceExamples)('shows its example: $title', async ({ blok }) => {
    expect((await render(blok)).left).toEqual([])
  })
})
