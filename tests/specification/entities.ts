import { eachOf, otherwise, type Proof, type Sentence } from './form'

const entities = 'unit/schemas/entities.test.ts'
const hasField: Proof = [entities, 'the fields of the entities › %s has the field %s']
const locales = 'unit/platform/markets/locales.test.ts'
const attributes = 'unit/shop/product-attributes.test.ts'
const written: Proof = ['integration/shop/write-products.test.ts', 'can be read again as its source']
const sold: Proof = ['integration/shop/basket.test.ts', 'says in the words of the market what lies in it']
const pulled: Proof = ['integration/shop/merchant/pull-routes.test.ts', 'answers orders in the shape of the']
const findProduct = 'integration/shop/find-product.test.ts'
const siblings = 'unit/storefront/product/siblings.test.tsx'
const configured = 'integration/platform/shop-configuration.test.ts'
const overDefault: Proof = [configured, 'is the default with what was imported over it, option by option']
const recommended = 'integration/shop/recommendations.test.ts'
const layoutField: Proof = [
  'unit/storefront/layout/every-field.test.tsx',
  'the layout › shows something of each of its fields, or gives it to the clients of its API',
]
const blockField: Proof = ['unit/blocks/every-field.test.ts', 'shows something of each of its fields']
const nodes = 'unit/blocks/rich-text-nodes.test.ts'
const marks = 'unit/blocks/rich-text-marks.test.ts'
const tables = 'unit/blocks/rich-text-table.test.ts'
const told: Proof = [
  'integration/shop/accounts/log-in.test.ts',
  'is told to the browser as the specification',
]
const decisions = 'unit/storefront/consent/decisions.test.ts'
const stored: Proof = ['unit/storefront/consent/stored-consent.test.ts', 'is read as it was written']
const device: Proof = ['unit/storefront/device/device-info.test.ts', 'is known: %s']
const userId = 'unit/storefront/account/user-id.test.ts'
const form = 'unit/schemas/account.test.ts'
const tree: Proof = [
  'unit/storefront/navigation/menu-tree.test.ts',
  'has name, link and sub-categories of every level',
]

const locale: readonly Sentence[] = [
  ...eachOf(
    'Locale: code, iso and currency',
    ['de', 'at', 'ch-fr', 'ch'],
    [locales, 'the market %s is the locale %s and pays in %s'],
  ),
  ...eachOf('Locale: name', ['de Deutsch', 'at Deutsch', 'ch Deutsch'], [locales, 'is called Deutsch']),
  ['Locale: name: ch-fr Français.'],
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
    ['unit/storefront/product/structured-data.test.ts', 'has title, canonical address, the other markets'],
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
    'unit/storefront/product/alternatives.test.tsx',
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
    [recommended, 'in the slot %s are first of the categories beside'],
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
    ['unit/storefront/marks/mark-of.test.ts', 'payment method %s has one'],
  ),
  ...eachOf('Organisation info', ['legal name', 'service hotline number', 'languages per market'], hasField, [
    'unit/storefront/head/structured-data.test.ts',
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
    ['unit/shop/rules/availability.test.ts', 'the availability of a variant › %s'],
  ],
  ...eachOf('Logistics', ['deliveryDaysFrom', 'deliveryDaysTo'], hasField, [
    'unit/shop/rules/availability.test.ts',
    'keeps the days',
  ]),
  ['Logistics: priceReference.'],
  ...eachOf('Price', ['withTax', 'currencyCode', 'recommendedRetailPrice'], hasField, written),
  ['Price: withoutTax.', hasField, sold],
  [
    'Price: tax.vat.amount.',
    hasField,
    ['unit/shop/basket/cost.test.ts', 'has the tax of each rate taken out'],
  ],
  ['Price: reference (withTax, unit, size).', hasField, written],
  [
    'Price: appliedReductions, each with amount.relative as a fraction.',
    hasField,
    ['unit/shop/rules/price.test.ts', 'the price before the reductions › %s'],
  ],
  ...eachOf(
    'Sibling',
    ['id', 'label', 'referenceKey', 'isActive'],
    [findProduct, 'lists the colours of the product, itself among them'],
    [findProduct, 'has the fields of a sibling'],
  ),
  ['Sibling: imageHash.'],
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

const content: readonly Sentence[] = [
  ...eachOf('Campaign', ['dateFrom', 'dateTo', 'triggers'], hasField, [
    'unit/content/campaigns/visibility.test.ts',
    'the window of a campaign › %s',
  ]),
  ...eachOf(
    'Content link',
    ['linktype asset, email, url and story', 'url', 'href', 'email', 'story.full_slug', 'anchor', 'target'],
    ['unit/schemas/content/link.test.ts', 'every shape of a link that leads somewhere › %s'],
  ),
  ...eachOf(
    'Content story',
    ['content', 'uuid', 'component', '_uid'],
    ['integration/content/embedded/client.test.ts', 'sends every field of a story that the cloud sends'],
    ['unit/content/client/story.test.ts', 'keeps what the shop reads'],
  ),
  [
    'Content story: links and link_uuids.',
    ['integration/content/client/client.test.ts', 'finds related stories and links by fifty uuids at a time'],
  ],
  [
    'Content story: rels and rel_uuids.',
    ['integration/content/embedded/client.test.ts', 'resolves more than fifty relations, whose uuids alone'],
  ],
  [
    'Content story: cv (cache version).',
    ['integration/content/embedded/client.test.ts', 'gets new content after a publish'],
  ],
  [
    'Content story: _editable.',
    [
      'unit/content/preview/editable.test.ts',
      'are on every block, and are understood by Storyblok’s own code',
    ],
  ],
  ...eachOf(
    'Rich-text node',
    ['doc', 'paragraph', 'list_item', 'code_block', 'horizontal_rule', 'hard_break', 'blockquote'],
    [nodes, 'every node type of the specification › '],
  ),
  ['Rich-text node: heading (level).', [nodes, 'heading with level %j is %s']],
  ['Rich-text node: lists.', [nodes, 'bullet list, with a list inside'], [nodes, 'ordered list that starts']],
  ['Rich-text node: image (src, alt, title).', [nodes, 'image with title']],
  ['Rich-text node: emoji.', [nodes, 'emoji without a character: its picture, else its name']],
  ['Rich-text node: blok.', [nodes, 'blok: rendered by the registry, between the paragraphs']],
  ...eachOf(
    'Rich-text node',
    ['table', 'tableRow', 'tableCell', 'tableHeader'],
    [tables, 'table › leading rows of headings are the head'],
    [tables, 'table › cells span columns and rows'],
  ),
  ...eachOf(
    'Rich-text mark',
    ['bold', 'strong', 'strike', 'underline', 'italic', 'code', 'subscript', 'superscript', 'highlight'],
    [marks, 'every mark of the specification › %s'],
  ),
  [
    'Rich-text mark: link (linktype url/story/asset/email, href, anchor).',
    [marks, 'links of all four kinds › %j'],
    [marks, 'a story is linked in the market of the page'],
  ],
  ['Rich-text mark: anchor.', [marks, 'anchor, once, in a form that a link can name']],
  ['Rich-text mark: styled.', [marks, 'styled: known names become classes']],
  ['Rich-text mark: textStyle.', [marks, 'every mark of the specification › colour %s']],
  ...eachOf(
    'Content image block',
    ['src.filename', 'alt', 'aspect', 'cover', 'rounded', 'densities', 'to.url', 'provider'],
    hasField,
    blockField,
  ),
  ...eachOf(
    'Headline and paragraph',
    [
      'text',
      'type',
      'typography',
      'typographyWeight',
      'color',
      'positioning',
      'uppercase',
      'icon',
      'columns',
      'justify',
      'backgroundColor',
      'backgroundGradient',
      'fontColor',
    ],
    hasField,
    blockField,
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
    [
      'firstName',
      'lastName',
      'gender',
      'email',
      'customerNo (number)',
      'loggedIn',
      'isGuestCustomer',
      'registered',
    ],
    told,
  ),
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
  [
    'Auth form: gender has the default f.',
    ['unit/storefront/checkout/form-values.test.ts', 'of a new visitor have the usual salutation'],
  ],
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
  ...eachOf('Basket item', ['promotion.isValid', 'promotion.id', 'promotion.effect.type'], hasField, [
    'integration/shop/basket.test.ts',
    'shows the one that a line came by',
  ]),
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

const consent: readonly Sentence[] = [
  ...eachOf(
    'Consent category',
    ['group', 'title', 'text', 'defaultValue', 'required'],
    hasField,
    layoutField,
  ),
  ['Consent category: status.', [decisions, 'a decision › %s'], stored],
  ...eachOf('Consent service', ['name', 'title', 'company', 'group'], hasField, layoutField),
  ...eachOf(
    'Consent service',
    ['status', 'history'],
    [decisions, 'flips one decision, and back again'],
    stored,
  ),
  ...eachOf('Consent', ['version', 'appVersion', 'userInteracted'], [decisions, 'a decision › %s'], stored),
  ...eachOf(
    'History entry',
    ['status', 'timestamp', 'consentVersion', 'appVersion'],
    [decisions, 'stands in the history with its time and its versions'],
  ),
  ['The last 3 history entries are kept.', [decisions, 'pushes out the fourth last']],
]

const layout: readonly Sentence[] = [
  ...eachOf(
    'Layout',
    [
      'logo',
      'header navigation links',
      'featured content links',
      'service links',
      'footer links',
      'payment providers',
      'trust seals',
      'delivery providers',
      'social links',
      'legal infos',
      'hotline cards',
      'order services',
      'unique selling points',
      'contact subjects',
      'omq contact key',
      'title template',
      'default description',
      'consent texts and buttons',
      'product attributes',
      'shipping cost conditions',
      'banners and campaigns (top and bottom)',
    ],
    hasField,
    layoutField,
  ),
  [
    'Layout: brand config.',
    ['http/content-calls.test.ts', '`/api/cms/layoutCached/` answers the layout with its configurations'],
  ],
  ['Layout: shipping providers.'],
  ['Layout: hasDownloads.'],
  ['Layout: coupons.'],
  ...eachOf('Category navigation entry', ['name', 'link', 'sub-categories'], hasField, tree),
]

const browser: readonly Sentence[] = [
  ...eachOf(
    'Device info',
    [
      'isMobile',
      'isTablet',
      'isDesktop',
      'isIos',
      'isAndroid',
      'isWindows',
      'isMacOS',
      'browser flags',
      'isCrawler',
    ],
    device,
  ),
  otherwise(
    'A per-browser random user id is kept in local storage under a ga:user key.',
    'Only with consent to the tag manager, as the law asks for what is stored in a browser.',
    ['unit/storefront/tracking/visitor.test.ts', 'is kept under its name, for all documents'],
    ['e2e/consent.spec.ts', 'before a decision nothing optional is asked for or stored'],
  ),
]

export const entityFields: readonly Sentence[] = [
  ...locale,
  ...configuration,
  ...product,
  ...content,
  ...customer,
  ...orders,
  ...consent,
  ...layout,
  ...browser,
]
