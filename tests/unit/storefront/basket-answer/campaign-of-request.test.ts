import { describe, expect, it } from 'vitest'
import { withCampaign } from '@/lib/storefront/basket-answer/campaign-of-request'

const from = (referer?: string) =>
  new Request('https://shop.example/api/basket/items/', {
    method: 'POST',
    headers: referer === undefined ? {} : { referer },
  })

const page = 'https://shop.example/de/p/body-110/'

describe('what is added', () => {
  it.each([
    ['has the campaign of the link', `${page}?variant=62&ffCampaign=herbst%202026`, 'herbst 2026'],
    ['has none without one', page, undefined],
    ['has none of an empty name', `${page}?ffCampaign=%20`, undefined],
    ['has none that is too long', `${page}?ffCampaign=${'a'.repeat(61)}`, undefined],
    ['has none with characters that cannot be stored', `${page}?ffCampaign=a%00b`, undefined],
    ['has none of a page without an address', 'about:client', undefined],
    ['has none without a page', undefined, undefined],
  ])('%s', (_, referer, ffCampaign) => {
    expect(withCampaign([{ variant: 'a' }], from(referer))).toEqual([
      { variant: 'a', customData: ffCampaign === undefined ? {} : { ffData: { ffCampaign } } },
    ])
  })

  it('keeps the promotion and the campaign that it names itself', () => {
    const variant = 'a'
    const cPromo = { promotionId: 'sleep' }
    const own = { variant, customData: { cPromo, ffData: { ffCampaign: 'own' } } }
    const added = withCampaign([own, { variant, customData: { cPromo } }], from(`${page}?ffCampaign=link`))
    expect(added).toEqual([own, { variant, customData: { cPromo, ffData: { ffCampaign: 'link' } } }])
  })
})
