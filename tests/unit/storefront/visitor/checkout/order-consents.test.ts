import { describe, expect, it } from 'vitest'
import { type StoredConsent, writeConsent } from '@/lib/storefront/runtime/consent/stored-consent'
import { consentValidity } from '@/lib/storefront/runtime/consent/validity'
import { orderConsents } from '@/lib/storefront/visitor/checkout/order-consents'
import { consent, decidedAt, decidedService } from '@/tests/fixtures/consent'
import { usualConfiguration } from '@/tests/fixtures/usual-configuration'

const now = decidedAt + 1_000
const usual = usualConfiguration()
const voucherPartner = {
  ...{ name: 'Angebote & Mehr GmbH', trafficSourceNumber: '1', trafficMediumNumber: '2' },
  address: 'https://offers.example/',
}
const shop = { voucherPartner, options: { ...usual.options, payback: true, voucherPartner: true } }
const without = (option: 'payback' | 'voucherPartner') => ({
  ...shop,
  options: { ...shop.options, [option]: false },
})
const partner = { services: [...consent().services, decidedService('voucher_partner', 'marketing')] }
const refused = { services: [decidedService('payback_storage', 'marketing', false)] }

const asked = (scrid: string | undefined, change: Partial<StoredConsent> | undefined) =>
  new Request('https://shop.example/', {
    headers: {
      cookie: [
        ...(scrid === undefined ? [] : [`scrid=${scrid}`]),
        ...(change ? [`consent=${writeConsent(consent(change))}`] : []),
      ].join('; '),
    },
  })

describe('the site of the bonus partner that an order keeps', () => {
  it.each<
    [string, string | undefined, Partial<StoredConsent> | undefined, typeof shop, number, string | undefined]
  >([
    ['that of the cookie', 'aB3', {}, shop, now, 'aB3'],
    ['none without a decision', 'aB3', undefined, shop, now, undefined],
    ['none after a refusal', 'aB3', refused, shop, now, undefined],
    ['none a year later', 'aB3', partner, shop, decidedAt + consentValidity, undefined],
    ['none of another version', 'aB3', { version: 0 }, shop, now, undefined],
    ['none of a decision on the former words', 'aB3', { version: 1 }, shop, now, undefined],
    ['none where the shop collects no points', 'aB3', {}, without('payback'), now, undefined],
    ['none longer than five characters', 'aB3456', {}, shop, now, undefined],
    ['none without the cookie', undefined, {}, shop, now, undefined],
  ])('is %s', (_, scrid, change, given, at, expected) => {
    expect(orderConsents(asked(scrid, change), given, { offers: undefined, now: at }).scrid).toBe(expected)
  })
})

describe('an offer of a partner in the confirmation', () => {
  it.each<[string, 'on' | undefined, Parameters<typeof orderConsents>[1], boolean]>([
    ['allowed by the box of the review', 'on', shop, true],
    ['not allowed by a decision about cookies', undefined, shop, false],
    ['not allowed where the option is off', 'on', without('voucherPartner'), false],
    ['not allowed where the shop has no partner', 'on', { ...shop, voucherPartner: undefined }, false],
    [
      'not allowed of a partner without a name',
      'on',
      { ...shop, voucherPartner: { ...voucherPartner, name: undefined } },
      false,
    ],
  ])('is %s', (_, offers, given, expected) => {
    expect(orderConsents(asked(undefined, partner), given, { offers, now }).partnerOffers).toBe(expected)
  })
})
