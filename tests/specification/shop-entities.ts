import { eachOf, type Proof, type Sentence } from './form'

const entities = 'unit/schemas/entities.test.ts'
const hasField: Proof = [entities, 'the fields of the entities › %s has the field %s']
const locales = 'unit/platform/markets/locales.test.ts'
const attributes = 'unit/shop/product-attributes.test.ts'
const written: Proof = ['integration/shop/write-products.test.ts', 'can be read again as its source']
const sold: Proof = ['integration/shop/basket.test.ts', 'says in the words of the market what lies in it']
const pulled: Proof = ['integration/shop/merchant/pull-routes.test.ts', 'answers orders in the shape of the']
const findProduct = 'integration/shop/find-product.test.ts'
const siblings = 'unit/storefront/screens/product/siblings.test.tsx'
const configured = 'integration/platform/shop-configuration.test.ts'
const overDefault: Proof = [configured, 'is the default with what was imported over it, option by option']
const recommended = 'integration/shop/recommendations.test.ts'
const told: Proof = [
  'integration/shop/accounts/log-in.test.ts',
  'is told to the browser as the specification',
]
const userId = 'unit/storefront/screens/account/user-id.test.ts'
const form = 'unit/schemas/account.test.ts'

const locale: readonly Sentence[] = [
  ...eachOf(
    'Locale: code, iso and currency',
    ['de', 'at', 'ch-fr', 'ch'],
    [locales, 'the market %s is the locale %s and pays in %s'],
  ),
  ...eachOf(
    'Locale: name',
    ['de Deutsch', 'at Deutsch', 'ch Deutsch', 'ch-fr Français'],
    [locales, 'is called %s'],
  ),
  [
    'German base messages are shared.',
    ['unit/platform/i18n/country-messages.test.ts', 'replace others of the same name, with the same values'],
  ],
  [
    'The shop configuration locales are de-de, de-at, de-ch and fr-ch.',
    [locales, 'the brand %s has the locales of its countries: %j'],
  ],
  [
    'The second brand adds fr-be, fr-fr, nl-be and nl-nl.',
    [locales, 'the brand %s has the locales of its countries: %j'],
  ],
  ['Shop ids are per locale.', [locales, 'every shop of the brand %s has an id of its own'], overDefault],
  [
    'hreflang entries hold locale, iso and prefix.',
    [findProduct, 'is called by brand, subbrand, name and colour'],
    [
      'unit/storefront/screens/product/structured-data.test.ts',
      'has title, canonical address, the other markets',
    ],
  ],
]

const configuration: readonly Sentence[] = [
  ...eachOf('Shop configuration', ['logo', 'shop options', 'timezone'], hasField, overDefault),
  [
    'Shop configuration: fallback language.',
    hasField,
    ['integration/shop/fallback-language.test.ts', 'goes when the configuration names another language'],
  ],
  ['Shop configuration: recommendation settings.', hasField, overDefault],
  ...eachOf('Recommendation slot', ['recommendationId', 'uid'], hasField, [
    'unit/storefront/screens/product/alternatives.test.tsx',
    'are a list with the names that the shop gives it',
  ]),
  ['Recommendation slot: fillWithRandom.', hasField, [recommended, 'are filled with others on each day']],
  [
    'Recommendation slot: size.',
    hasField,
    ['unit/shop/recommendations/random.test.ts', '%s has twelve places in every shop'],
  ],
  ...eachOf(
    'Slot',
    ['pds_alternatives', 'add_to_cart_layer', 'basket'],
    [entities, 'are these of the slots of recommendations'],
    [recommended, 'in the slot %s are of the categories beside'],
  ),
  [
    'A fallback list of product_id values exists.',
    hasField,
    [recommended, 'take from the fallback, in its order, what the rules leave open'],
  ],
  ...eachOf(
    'Voucher-partner settings',
    ['trafficSourceNumber', 'trafficMediumNumber'],
    hasField,
    overDefault,
    ['unit/shop/orders/partner-offer.test.ts', 'has the parameters of the partner'],
  ),
  ...eachOf(
    'Shipping fallback',
    ['frachtkosten', 'shipping conditions with label, versandkosten and ab_bestellwert'],
    ['unit/shop/rules/shipping.test.ts', 'the shipping fallback › %s'],
    ['unit/shop/rules/shipping.test.ts', 'has its rates in the order of the values'],
  ),
  ...eachOf(
    'Payment method',
    [
      'KK credit card',
      'KD instalments by a buy-later provider',
      'KC pay later by the same provider',
      'KN pay now by the same provider',
      'PP online wallet',
      'G gift card',
      'NN cash on delivery',
      'RE invoice',
      'V prepayment',
      'TW Swiss mobile payment',
      'IL Dutch bank payment',
      'AP mobile wallet',
    ],
    [entities, 'are these of the methods of payment'],
    [entities, 'the method of payment %s is %s'],
  ),
  ...eachOf(
    'Logo of a payment method',
    ['KD', 'KC', 'KN', 'PP', 'RE', 'V', 'TW', 'IL', 'AP'],
    ['unit/storefront/design/logos/mark-of.test.ts', 'payment method %s has one'],
    ['unit/storefront/design/logos/mark-of.test.ts', 'no two payment methods share one'],
  ),
  ...eachOf('Organisation info', ['legal name', 'service hotline number', 'languages per market'], hasField, [
    'unit/storefront/runtime/head/structured-data.test.ts',
    'has the legal name and the hotline of the market with its languages',
  ]),
]

const product: readonly Sentence[] = [
  ...eachOf('Product', ['referenceKey', 'masterKey', 'brand', 'sale flag', 'attributes'], hasField, written),
  ['Product: id.', ['integration/shop/write-products.test.ts', 'keeps a variant and a product the same row']],
  [
    'Product: categories (each with categoryName, listed by level).',
    hasField,
    [findProduct, 'knows the way from the first category down to its own'],
  ],
  ['Product: images (each with src).', hasField, written],
  ['Product: advancedAttributes.', hasField, [findProduct, 'says of each variant what it says of itself']],
  ['Product: variants.', hasField, written],
  [
    'Product: siblings (other colour or dimension products).',
    [findProduct, 'lists the colours of the product, itself among them'],
    [findProduct, 'leads to its siblings of another motif or measure'],
  ],
  [
    'Product: translated_slugs (lang, path).',
    [findProduct, 'is called by brand, subbrand, name and colour'],
    ['integration/shop/find-product-path.test.ts', 'is the one that its page says, in every market'],
  ],
  ['Attribute: name.', hasField, [findProduct, 'is written in the language of the market']],
  ['Attribute: subbrand.', hasField, written],
  ['Attribute: category with labels.', [findProduct, 'knows the way from the first category down']],
  [
    'Attribute: personalisierterArtikel (1 = personalised).',
    [attributes, 'personalisierterArtikel = 1 means'],
  ],
  ['Attribute: bulkyOrLoad (j = bulky).', [attributes, 'bulkyOrLoad = j means bulky']],
  ...eachOf(
    'Attribute',
    ['vppArticle (J = VPP article)', 'virtuelleBundles (bundle flag)'],
    [attributes, '%s = %j sells it online only'],
  ),
  ...eachOf(
    'Attribute',
    ['farbe', 'vppdimension', 'masse', 'asGro (size)', 'doppelgroesse'],
    [attributes, '%s ends its title'],
    [attributes, '%s is chosen where its variants differ in it'],
  ),
  ['Attribute: dimAlterGeeignetAb.', [attributes, 'dimAlterGeeignetAb is the filter by age']],
  ...eachOf(
    'Attribute',
    ['auswahlWalz', 'motivtext'],
    [attributes, '%s is chosen where its variants differ in it'],
  ),
  ...eachOf('Variant', ['referenceKey', 'id', 'stock.quantity'], written),
  ['Variant: advancedAttributes.', hasField, [findProduct, 'says of each variant what it says of itself']],
  ['Variant: price.', hasField, written],
  [
    'Logistics: BVC.',
    hasField,
    written,
    ['unit/shop/rules/availability.test.ts', 'the availability of a variant › %s'],
  ],
  ...eachOf('Logistics', ['deliveryDaysFrom', 'deliveryDaysTo'], hasField, written, [
    'unit/shop/rules/availability.test.ts',
    'keeps the days',
  ]),
  ['Logistics: priceReference.', hasField, written, pulled],
  ...eachOf('Price', ['withTax', 'currencyCode'], hasField, written),
  [
    'Price: recommendedRetailPrice.',
    hasField,
    written,
    [findProduct, 'has the price that the maker recommends'],
  ],
  [
    'Price: withoutTax.',
    hasField,
    ['integration/shop/write-products.test.ts', 'is read as a source also with a price that was taken'],
    sold,
  ],
  [
    'Price: tax.vat.amount.',
    hasField,
    written,
    ['unit/shop/basket/cost.test.ts', 'has the tax of each rate taken out'],
  ],
  ['Price: reference (withTax, unit, size).', hasField, written],
  [
    'Price: appliedReductions, each with amount.relative as a fraction.',
    hasField,
    written,
    ['unit/shop/rules/price.test.ts', 'the price before the reductions › %s'],
  ],
  ...eachOf(
    'Sibling',
    ['id', 'label', 'referenceKey', 'isActive'],
    [findProduct, 'lists the colours of the product, itself among them'],
    [findProduct, 'has the fields of a sibling'],
  ),
  [
    'Sibling: imageHash.',
    [findProduct, 'has the fields of a sibling'],
    [siblings, 'shows the picture that the sibling names'],
  ],
  [
    'Sibling: advancedAttributes.',
    [findProduct, 'says of another colour what that says of itself otherwise'],
  ],
  ...eachOf(
    'Sibling',
    ['buyableVariant', 'hasVariants'],
    [findProduct, 'finds its sizes again in the other colours'],
    [siblings, 'leads to what its page chooses where the sibling %s'],
  ),
]

const customer: readonly Sentence[] = [
  [
    'User: a local id kept in browser storage under userId, generated randomly if missing.',
    [userId, 'is made once, and kept'],
  ],
  [
    'User: the local id is dropped when a 64-character server id arrives.',
    [userId, 'is dropped when the shop knows a customer, whose id has 64 characters'],
    [userId, 'stays for an id that is no customer’s: %j'],
  ],
  ...eachOf(
    'User',
    ['firstName', 'lastName', 'gender', 'email', 'customerNo (number)', 'loggedIn', 'registered'],
    told,
  ),
  [
    'User: isGuestCustomer.',
    told,
    ['unit/storefront/screens/account/user-of.test.ts', 'without an account is told as %s'],
  ],
  ...eachOf(
    'User',
    ['phone', 'birthDate'],
    ['integration/shop/accounts/account-data.test.ts', 'are changed by the customer: names, phone number'],
  ),
  ...eachOf(
    'Auth form',
    ['first_name', 'last_name', 'email', 'newsletter (boolean)', 'register_password'],
    [form, 'takes what is right, with the address in lower case'],
  ),
  ['Auth form: gender (m, f or d).', [form, 'refuses %s = %j: %s']],
  ['Auth form: gender has the default f.', [form, 'has the salutation f where the call of a %s names none']],
  ['Auth form: password.', [form, 'ask of the password of a login only that it is there']],
  [
    'Newsletter salutation codes: m=0, f=2, d=4.',
    [entities, 'are these of the salutations of the newsletter'],
    ['integration/content/forms/submit.test.ts', 'passes the subscription on'],
  ],
]

const orders: readonly Sentence[] = [
  ...eachOf('Basket item', ['product', 'variant', 'quantity'], hasField, sold),
  [
    'Basket item: customData.cPromo.promotionId.',
    hasField,
    ['integration/shop/basket.test.ts', 'shows the one that a line came by'],
  ],
  [
    'Basket item: customData.ffData.ffCampaign.',
    hasField,
    ['unit/shop/basket/plan-addition.test.ts', 'keeps where it came from'],
  ],
  ...eachOf(
    'Basket item',
    ['promotion.isValid', 'promotion.id', 'promotion.effect.type'],
    hasField,
    ['integration/shop/basket.test.ts', 'says what they take off, line by line and together'],
    ['integration/shop/basket.test.ts', 'shows the one that a line came by'],
  ),
  ...eachOf('Basket cost', ['currencyCode', 'withoutTax'], hasField, sold),
  ...eachOf(
    'Order',
    [
      'id',
      'customer.id',
      'customer.email',
      'customer.status.isGuestCustomer',
      'packages.carrierKey',
      'item.itemDiscount',
      'item.itemCoupon',
      'item.itemPromotionAmount',
      'item.itemPromotionId',
      'item.customData',
      'item.itemGroup',
      'payment list (key)',
      'voucher.coupon',
      'voucher.coupon_code',
      'voucher.coupon_reduction_with_tax',
      'giftcard.amount',
      'giftcard.giftCardCode',
      'cost.tax.vat.amount',
      'shipping',
      'currencyCode',
      'specialCoupon',
    ],
    hasField,
    pulled,
  ),
]

export const shopEntities: readonly Sentence[] = [
  ...locale,
  ...configuration,
  ...product,
  ...customer,
  ...orders,
]
