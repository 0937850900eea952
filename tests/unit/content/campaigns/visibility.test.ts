import { describe, expect, it } from 'vitest'
import {
  type Campaign,
  type CampaignProduct,
  type CampaignSituation,
  isVisible,
  type Trigger,
  type TriggerGroup,
} from '@/lib/content/campaigns/visibility'
import { nextBoundary } from '@/lib/platform/time/window'

const at = (iso: string) => Date.parse(iso)
const trigger = (type: Trigger['type'], value?: string): Trigger => ({ component: 'trigger', type, value })
const group = (...triggers: Trigger[]): TriggerGroup => ({ component: 'trigger_group', triggers })

const product: CampaignProduct = {
  number: '0012345',
  brand: 'Träumeland',
  subbrand: 'Nachtruhe',
  categoryNames: ['Schlafen', 'Bett, Bad & Co', 'Schlafsäcke'],
  onSale: false,
}

const situation = (overrides: Partial<CampaignSituation> = {}): CampaignSituation => ({
  now: at('2026-11-21T12:00:00Z'),
  path: '/de/kinderwagen/',
  ...overrides,
})

const shows = (triggers: (Trigger | TriggerGroup)[], overrides: Partial<CampaignSituation> = {}) =>
  isVisible({ triggers }, situation(overrides))

describe('the window of a campaign', () => {
  const from = '2026-11-21T10:00:00.000Z'
  const to = '2026-11-28T22:59:00.000Z'

  it.each<[string, Campaign, string, boolean]>([
    ['no dates', {}, '1999-01-01T00:00:00Z', true],
    ['before it begins', { dateFrom: from, dateTo: to }, '2026-11-21T09:59:59.999Z', false],
    ['the moment it begins', { dateFrom: from, dateTo: to }, from, true],
    ['in the middle', { dateFrom: from, dateTo: to }, '2026-11-25T00:00:00Z', true],
    ['the last millisecond', { dateFrom: from, dateTo: to }, '2026-11-28T22:58:59.999Z', true],
    ['the moment it ends', { dateFrom: from, dateTo: to }, to, false],
    ['only a beginning, before it', { dateFrom: from }, '2026-11-21T09:00:00Z', false],
    ['only a beginning, long after it', { dateFrom: from }, '2099-01-01T00:00:00Z', true],
    ['only an end, before it', { dateTo: to }, '1999-01-01T00:00:00Z', true],
    ['only an end, after it', { dateTo: to }, '2026-11-29T00:00:00Z', false],
    ['an end before the beginning', { dateFrom: to, dateTo: from }, '2026-11-25T00:00:00Z', false],
    ['an end that is the beginning', { dateFrom: from, dateTo: from }, from, false],
    ['a beginning that cannot be read', { dateFrom: 'soon' }, '2026-11-25T00:00:00Z', false],
    ['an end that cannot be read', { dateTo: 'later' }, '2026-11-25T00:00:00Z', false],
  ])('%s', (_, campaign, now, expected) => {
    expect(isVisible(campaign, situation({ now: at(now) }))).toBe(expected)
  })

  it('counts in UTC through the night in which the clocks go back', () => {
    const campaign = { dateFrom: '2026-10-25T00:30:00.000Z', dateTo: '2026-10-25T01:30:00.000Z' }
    const summer = at('2026-10-25T02:45:00+02:00')
    const winter = at('2026-10-25T02:45:00+01:00')
    expect(isVisible(campaign, situation({ now: summer }))).toBe(true)
    expect(isVisible(campaign, situation({ now: winter }))).toBe(false)
  })

  it('counts in UTC through the night in which the clocks go forward', () => {
    const campaign = { dateFrom: '2027-03-28T00:59:00.000Z', dateTo: '2027-03-28T01:01:00.000Z' }
    expect(isVisible(campaign, situation({ now: at('2027-03-28T01:59:30+01:00') }))).toBe(true)
    expect(isVisible(campaign, situation({ now: at('2027-03-28T03:00:30+02:00') }))).toBe(true)
    expect(isVisible(campaign, situation({ now: at('2027-03-28T03:01:00+02:00') }))).toBe(false)
  })

  it('hides a campaign outside its window although a trigger matches', () => {
    const campaign = { dateTo: from, triggers: [trigger('url', '/kinderwagen/')] }
    expect(isVisible(campaign, situation())).toBe(false)
  })
})

describe('the triggers of a campaign', () => {
  it.each<[string, string, string, boolean]>([
    ['with the market prefix', '/de/kinderwagen/', '/de/kinderwagen/', true],
    ['without the market prefix', '/de/kinderwagen/', '/kinderwagen/', true],
    ['without slashes', '/de/kinderwagen/', 'kinderwagen', true],
    ['in capitals', '/de/kinderwagen/', '/DE/Kinderwagen', true],
    ['second of a list', '/de/kinderwagen/', '/betten/, /kinderwagen/ ,', true],
    ['as a whole address', '/de/kinderwagen/', 'https://shop.example/de/kinderwagen/?a=b#c', true],
    ['with an umlaut', '/de/moebel/', '/Möbel/', true],
    ['with an umlaut of two characters', '/de/moebel/', '/Mo\u0308bel/', true],
    ['percent-encoded', '/ch-fr/caiss%C3%A9/', '/caissé/', true],
    ['the home page of a market', '/de/', '/de/', true],
    ['the home page of any market', '/ch-fr/', '/', true],
    ['another market', '/at/kinderwagen/', '/de/kinderwagen/', false],
    ['a market whose code is longer', '/ch-fr/kinderwagen/', '/ch/kinderwagen/', false],
    ['a part of the path', '/de/kinderwagen/buggys/', '/kinderwagen/', false],
    ['a page that is not home', '/de/kinderwagen/', '/', false],
    ['a segment that is no market', '/xx/kinderwagen/', '/kinderwagen/', false],
    ['a pattern', '/de/kinderwagen/', '/kinder.*/', false],
    ['a pattern of stars', '/de/kinderwagen/', '*', false],
    ['nothing', '/de/kinderwagen/', '', false],
    ['only commas', '/de/', ' , ,', false],
    ['broken percent-encoding', '/de/kinderwagen/', '/%E0%A4%A/', false],
  ])('url: %s', (_, path, value, expected) => {
    expect(shows([trigger('url', value)], { path })).toBe(expected)
  })

  it.each<[string, Trigger, Partial<CampaignSituation>, boolean]>([
    ['the checkout value', trigger('scayleCheckout', 'payment'), { checkout: 'payment' }, true],
    ['one of several', trigger('scayleCheckout', 'address, Payment'), { checkout: 'payment' }, true],
    ['another checkout value', trigger('scayleCheckout', 'payment'), { checkout: 'address' }, false],
    ['no checkout', trigger('scayleCheckout', 'payment'), {}, false],
    ['no value outside a checkout', trigger('scayleCheckout'), {}, false],
    ['the product number', trigger('productNumber', '77, 0012345'), { product }, true],
    ['a part of the product number', trigger('productNumber', '12345'), { product }, false],
    ['the brand, other case', trigger('marke', 'TRÄUMELAND'), { product }, true],
    ['another brand', trigger('marke', 'Nachtruhe'), { product }, false],
    ['a product without a brand', trigger('marke', ''), { product: { ...product, brand: '' } }, false],
    ['the sub-brand', trigger('subbrand', 'Nachtruhe'), { product }, true],
    [
      'a product without a sub-brand',
      trigger('subbrand', 'x'),
      { product: { number: '1', categoryNames: [], onSale: true } },
      false,
    ],
    ['a category of the product', trigger('breadcrumb', 'schlafsäcke'), { product }, true],
    ['a category with a comma', trigger('breadcrumb', 'Bett, Bad & Co'), { product }, true],
    ['another category', trigger('breadcrumb', 'Wickeln'), { product }, false],
    ['a product on sale', trigger('sale'), { product: { ...product, onSale: true } }, true],
    ['a product not on sale', trigger('sale'), { product }, false],
    ['no product', trigger('sale'), {}, false],
  ])('%s', (_, condition, overrides, expected) => {
    expect(shows([condition], overrides)).toBe(expected)
  })

  it('shows when one of several matches', () => {
    const triggers = [trigger('marke', 'Andere'), trigger('url', '/kinderwagen/')]
    expect(shows(triggers)).toBe(true)
    expect(shows(triggers, { path: '/de/betten/' })).toBe(false)
  })

  it('needs every trigger of a group', () => {
    const together = group(trigger('marke', 'Träumeland'), trigger('sale'))
    expect(shows([together], { product })).toBe(false)
    expect(shows([together], { product: { ...product, onSale: true } })).toBe(true)
  })

  it('needs only one of a group and a trigger beside it', () => {
    const triggers = [group(trigger('sale'), trigger('marke', 'Träumeland')), trigger('url', '/kinderwagen/')]
    expect(shows(triggers)).toBe(true)
    expect(shows(triggers, { path: '/de/betten/', product })).toBe(false)
  })

  it('asks nothing with a group that has no triggers, as a campaign without triggers', () => {
    expect(shows([group()])).toBe(true)
    expect(shows([])).toBe(true)
  })
})

describe('the next boundary of a campaign', () => {
  const dateFrom = '2026-11-21T10:00:00.000Z'
  const dateTo = '2026-11-28T22:59:00.000Z'

  it.each<[string, Campaign, string, string | undefined]>([
    ['before it begins', { dateFrom, dateTo }, '2026-11-20T00:00:00Z', dateFrom],
    ['the moment it begins', { dateFrom, dateTo }, dateFrom, dateTo],
    ['while it runs', { dateFrom, dateTo }, '2026-11-25T00:00:00Z', dateTo],
    ['the moment it ends', { dateFrom, dateTo }, dateTo, undefined],
    ['without dates', {}, dateFrom, undefined],
    ['only a beginning', { dateFrom }, '2026-11-20T00:00:00Z', dateFrom],
    ['only an end', { dateTo }, '2026-11-20T00:00:00Z', dateTo],
    ['one that never shows', { dateFrom: dateTo, dateTo: dateFrom }, '2026-11-20T00:00:00Z', undefined],
    ['a date that cannot be read', { dateFrom: 'soon', dateTo }, '2026-11-20T00:00:00Z', undefined],
  ])('%s', (_, campaign, now, expected) => {
    expect(nextBoundary(campaign, at(now))).toBe(expected === undefined ? undefined : at(expected))
  })
})
