import { describe, expect, it } from 'vitest'
import { withCampaign } from '@/lib/storefront/screens/basket-answers/campaign-of-request'

const from = (referer?: string) =>
  new Request('https://shop.example/api/basket/items/', {
    method: 'POST',
    headers: referer === undefined ? {} : { referer },
  })

const page = 'https://shop.example/de/p/body-110/'

describe('what is added', () => {
  it.each([
    ['has the campaign of the link', `${page}?variant=62&ffCampaign=%20herbst-2026.a_b`, 'herbst-2026.a_b'],
    ['has one in letters of its language', `${page}?ffCampaign=fr%C3%BChling`, 'frühling'],
    ['has none without one', page, undefined],
    ['has none of an empty name', `${page}?ffCampaign=%20`, undefined],
    ['has none that is too long', `${page}?ffCampaign=${'a'.repeat(41)}`, undefined],
    ['has none that is the address of a person', `${page}?ffCampaign=anna%40example.com`, undefined],
    ['has none of several words', `${page}?ffCampaign=Anna%20Muster`, undefined],
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
