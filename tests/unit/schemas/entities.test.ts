import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { settlementOf } from '@/lib/platform/payment-methods'
import { paymentWords } from '@/lib/shop/payments'
import { basket } from '@/schemas/api/basket'
import { consentView } from '@/schemas/api/consent'
import { merchantOrder } from '@/schemas/api/merchant-order'
import { newsletterCall, salutationCodes } from '@/schemas/api/newsletter'
import { contentImageBlock } from '@/schemas/blocks/content-image'
import { headlineBlock } from '@/schemas/blocks/headline'
import { paragraphBlock } from '@/schemas/blocks/paragraph'
import { triggerContainerBlock } from '@/schemas/blocks/trigger-container'
import { layoutDefinition } from '@/schemas/layout'
import { consentCategory, consentService, layoutHotline, shippingCondition } from '@/schemas/layout/items'
import { navigationEntry } from '@/schemas/layout/navigation-entry'
import { paymentMethods, sourceProduct } from '@/schemas/shop'
import { sourceRecommendationFallback } from '@/schemas/shop/recommendation-fallback'
import { recommendationSlots, shopConfiguration } from '@/schemas/shop/shop-configuration'
import { purchase } from '@/schemas/tracking'
import { testMarket } from '../../fixtures/render'

type Node = {
  properties?: Record<string, Node>
  additionalProperties?: Node | boolean
  items?: Node
  anyOf?: Node[]
  allOf?: Node[]
  $ref?: string
  $defs?: Record<string, Node>
}

const shapeOf = (schema: z.ZodType): Node =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node

/** Whether a field may be given: `variants.stock.quantity`; lists and records are looked through. */
function hasField(root: Node, path: string): boolean {
  const within = (node: Node | undefined, [name, ...rest]: readonly string[]): boolean => {
    if (!node) return false
    if (name === undefined) return true
    if (node.$ref) return within(root.$defs?.[node.$ref.split('/').at(-1) ?? ''], [name, ...rest])
    const own = node.properties?.[name]
    const record = typeof node.additionalProperties === 'object' ? node.additionalProperties : undefined
    return [
      () => within(own, rest),
      () => within(node.items, [name, ...rest]),
      () => within(record, [name, ...rest]),
      () => [...(node.anyOf ?? []), ...(node.allOf ?? [])].some((each) => within(each, [name, ...rest])),
    ].some((isThere) => isThere())
  }
  return within(root, path.split('.'))
}

/** The fields of the entities by the names that other systems know them by, each within its schema. */
const entities: readonly (readonly [string, z.ZodType, string])[] = [
  ['Product', sourceProduct, 'referenceKey masterKey brand categories sale images.src attributes'],
  ['Product', sourceProduct, 'advancedAttributes variants subbrand texts.name'],
  ['Variant', sourceProduct.shape.variants.element, 'referenceKey advancedAttributes stock.quantity'],
  ['Variant', sourceProduct.shape.variants.element, 'logistics.BVC logistics.deliveryDaysFrom'],
  ['Variant', sourceProduct.shape.variants.element, 'logistics.deliveryDaysTo logistics.priceReference'],
  ['Price', sourceProduct, 'variants.prices.withoutTax variants.prices.withTax variants.prices.currencyCode'],
  ['Price', sourceProduct, 'variants.prices.recommendedRetailPrice variants.prices.tax.vat.amount'],
  ['Price', sourceProduct, 'variants.prices.reference.withTax variants.prices.reference.unit'],
  ['Price', sourceProduct, 'variants.prices.reference.size'],
  ['Price', sourceProduct, 'variants.prices.appliedReductions.amount.relative'],
  ['Basket', basket, 'items.product items.variant items.quantity items.customData.cPromo.promotionId'],
  ['Basket', basket, 'items.customData.ffData.ffCampaign items.promotion.isValid items.promotion.id'],
  ['Basket', basket, 'items.promotion.effect.type cost.currencyCode cost.withoutTax'],
  ['Order', merchantOrder, 'id customer.id customer.email customer.status.isGuestCustomer'],
  ['Order', merchantOrder, 'packages.carrierKey packages.items.itemDiscount packages.items.itemCoupon'],
  ['Order', merchantOrder, 'packages.items.itemPromotionAmount packages.items.itemPromotionId'],
  ['Order', merchantOrder, 'packages.items.customData packages.items.itemGroup payment.key voucher.coupon'],
  ['Order', merchantOrder, 'voucher.coupon_code voucher.coupon_reduction_with_tax giftcard.amount'],
  ['Order', merchantOrder, 'giftcard.giftCardCode cost.tax.vat.amount shipping currencyCode specialCoupon'],
  ['Purchase', purchase, 'transaction_id customer_id isGuestCustomer value sale_reduction_with_tax'],
  ['Purchase', purchase, 'coupon_reduction_with_tax tax shipping coupon coupon_code currency payment_type'],
  ['Purchase', purchase, 'giftcard giftcard_code items specialCoupon'],
  ['Shop configuration', shopConfiguration, 'logo options fallbackLanguage timezone recommendations'],
  ['Shop configuration', shopConfiguration, 'shopId recommendations.slots.recommendationId'],
  ['Recommendation slot', shopConfiguration, 'recommendations.slots.fillWithRandom'],
  ['Recommendation slot', shopConfiguration, 'recommendations.slots.size recommendations.slots.uid'],
  ['Voucher partner', shopConfiguration, 'voucherPartner.trafficSourceNumber'],
  ['Voucher partner', shopConfiguration, 'voucherPartner.trafficMediumNumber'],
  ['Organisation', shopConfiguration, 'seller.name'],
  ['Organisation', layoutHotline.schema, 'phone languages'],
  ['Recommendation fallback', sourceRecommendationFallback, 'products'],
  ['Shipping', shippingCondition.schema, 'label versandkosten ab_bestellwert'],
  ['Campaign', triggerContainerBlock.schema, 'dateFrom dateTo triggers'],
  ['Content image', contentImageBlock.schema, 'src alt aspect cover rounded densities to provider'],
  ['Headline', headlineBlock.schema, 'text type typography typographyWeight color positioning uppercase'],
  ['Headline', headlineBlock.schema, 'icon columns justify backgroundColor backgroundGradient fontColor'],
  ['Paragraph', paragraphBlock.schema, 'text type typography typographyWeight color positioning uppercase'],
  ['Paragraph', paragraphBlock.schema, 'icon columns justify backgroundColor backgroundGradient fontColor'],
  ['Consent category', consentCategory.schema, 'group title text defaultValue required services'],
  ['Consent service', consentService.schema, 'name title company'],
  ['Consent', consentView, 'categories.group categories.required categories.services.company'],
  ['Layout', layoutDefinition.schema, 'logo navigation featured serviceLinks footerLinks paymentProviders'],
  ['Layout', layoutDefinition.schema, 'trustSeals deliveryProviders socialLinks legalInfos hotlineCards'],
  ['Layout', layoutDefinition.schema, 'orderServices sellingPoints contactSubjects omqContactKey'],
  ['Layout', layoutDefinition.schema, 'titleTemplate defaultDescription consentTitle consentText'],
  ['Layout', layoutDefinition.schema, 'consentAcceptAll consentSave consentDeny productAttributes'],
  [
    'Layout',
    layoutDefinition.schema,
    'shippingConditions shippingProviders hasDownloads coupons campaignsTop campaignsBottom',
  ],
  ['Category navigation', navigationEntry.schema, 'name link entries'],
]

const fields = entities.flatMap(([entity, schema, names]) =>
  names.split(' ').map((name) => [entity, name, schema] as const),
)

describe('the fields of the entities', () => {
  it.each(fields)('%s has the field %s', (_, name, schema) => {
    expect(hasField(shapeOf(schema), name)).toBe(true)
  })

  it.each(['variants.prize', 'variants.stock.amount', 'imageHash', 'brand.name'])(
    'a product has no field %s',
    (name) => expect(hasField(shapeOf(sourceProduct), name)).toBe(false),
  )
})

describe('the codes of the entities', () => {
  it('are these of the methods of payment', () =>
    expect([...paymentMethods]).toEqual([
      'KK',
      'KD',
      'KC',
      'KN',
      'PP',
      'G',
      'NN',
      'RE',
      'V',
      'TW',
      'IL',
      'AP',
    ]))

  it.each([
    ['KK', /^Kreditkarte/, 'atOnce'],
    ['KD', /^Ratenzahlung/, 'partner'],
    ['KC', /^Später .*zahlen/, 'partner'],
    ['KN', /^Sofort .*zahlen/, 'atOnce'],
    ['PP', /^PayPal/, 'atOnce'],
    ['G', /^Geschenk/, 'giftCard'],
    ['NN', /^Nachnahme/, 'cash'],
    ['RE', /Rechnung$/, 'invoice'],
    ['V', /^Vorkasse/, 'transferFirst'],
    ['TW', /^TWINT/, 'atOnce'],
    ['IL', /^iDEAL/, 'atOnce'],
    ['AP', /^Apple Pay/, 'atOnce'],
  ] as const)('the method of payment %s is %s, and settled as such: %s', (code, name, settlement) => {
    expect(paymentWords({ code, isOffered: true }, testMarket()).name).toMatch(name)
    expect(settlementOf(code)).toBe(settlement)
  })

  it('are these of the slots of recommendations', () =>
    expect(recommendationSlots).toEqual(['pds_alternatives', 'add_to_cart_layer', 'basket']))

  it('are these of the salutations of the newsletter', () => {
    expect(salutationCodes).toEqual({ m: 0, f: 2, d: 4 })
    const call = { name: 'newsletter', email: 'a@example.com', source: 'x', shopId: 'de-de' }
    for (const [salutation, isTaken] of [
      [0, true],
      [2, true],
      [4, true],
      [1, false],
      [3, false],
    ] as const)
      expect(newsletterCall.safeParse({ ...call, salutation }).success).toBe(isTaken)
  })
})
