import { describe, expect, it } from 'vitest'
import { orderConsents } from '@/lib/storefront/checkout-session/order-consents'
import { type StoredConsent, writeConsent } from '@/lib/storefront/consent/stored-consent'
import { consentValidity } from '@/lib/storefront/consent/validity'
import { consent, decidedAt, decidedService } from '../../../fixtures/consent'

const now = decidedAt + 1_000
const all = { payback: true, voucherPartner: true }
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

describe('what an order keeps by the consent of its shopper', () => {
  it.each<
    [
      string,
      string | undefined,
      Partial<StoredConsent> | undefined,
      typeof all,
      number,
      ReturnType<typeof orderConsents>,
    ]
  >([
    ['the site that the bonus partner has sent', 'aB3', {}, all, now, { scrid: 'aB3', partnerOffers: false }],
    ['nothing without a decision', 'aB3', undefined, all, now, { partnerOffers: false }],
    ['nothing after a refusal', 'aB3', refused, all, now, { partnerOffers: false }],
    ['nothing a year later', 'aB3', partner, all, decidedAt + consentValidity, { partnerOffers: false }],
    ['nothing of another version', 'aB3', { version: 0 }, all, now, { partnerOffers: false }],
    [
      'nothing where the shop collects no points',
      'aB3',
      {},
      { ...all, payback: false },
      now,
      { partnerOffers: false },
    ],
    ['nothing longer than five characters', 'aB3456', {}, all, now, { partnerOffers: false }],
    ['nothing without the cookie', undefined, {}, all, now, { partnerOffers: false }],
    ['that offers may be sent', undefined, partner, all, now, { partnerOffers: true }],
    [
      'not that where the shop has no partner',
      undefined,
      partner,
      { ...all, voucherPartner: false },
      now,
      { partnerOffers: false },
    ],
  ])('is %s', (_, scrid, change, options, at, expected) => {
    expect(orderConsents(asked(scrid, change), options, at)).toEqual(expected)
  })
})
