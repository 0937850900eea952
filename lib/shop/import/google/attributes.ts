import { nearestName } from '@/lib/platform/text'
import { attributeOfColumn, nearestColumnWord } from '../column-words'
import { type FeedAttribute, ignored, required, used } from './attribute-use'
import { otherTrades } from './other-trades'
import { ownAttributes } from './own-attributes'

const ads = ignored('for advertisements')
const costs = ignored('shipping costs are those of the layout')
const pricing = ignored('the shop has prices of one kind')

/** Every attribute of Google's product data specification, and the shop's own. The chapter `attributes.md` is written from it. */
export const feedAttributes: Readonly<Record<string, FeedAttribute>> = {
  id: required('the key of the variant; any letters, also with blanks, slashes and umlauts', { longest: 50 }),
  title: required('the name; brand, colour and size at its ends are left out', { longest: 150, cut: true }),
  description: required('the text, without markup', { longest: 5000, cut: true }),
  structured_title: used('the title where `title` is missing'),
  structured_description: used('the text where `description` is missing'),
  link: ignored('products have the addresses of this shop'),
  mobile_link: ignored('products have the addresses of this shop'),
  canonical_link: ignored('products have the addresses of this shop'),
  image_link: used('the first picture; without one that can be shown, a placeholder stands there'),
  additional_image_link: used('further pictures, up to ten'),
  lifestyle_image_link: ignored('pictures show the product'),
  virtual_model_link: ignored('pages show no models'),
  video_link: ignored('videos are content'),
  availability: required(
    'in_stock, out_of_stock, preorder or backorder, or what other systems call them; not needed with `quantity`',
  ),
  availability_date: used('the day of a preorder or backorder, which need it'),
  quantity: used('the stock, none below zero; without it the shop counts on from what it has, or from 100'),
  expiration_date: ignored('a complete feed ends the sale of what it does not name'),
  disclosure_date: ignored('what is imported is for sale'),
  price: required('the price with VAT, in the currency of the market'),
  sale_price: used('the reduced price; 0 is none, and so is a feed without it'),
  sale_price_effective_date: used(
    'when the reduced price begins and ends, by itself: in ISO 8601, without a zone UTC, or `1.12.2026 00:00/24.12.2026 23:59` in the time zone of the shop',
  ),
  unit_pricing_measure: used('the content, for the price by measure'),
  unit_pricing_base_measure: used('the measure of that price, by the law of the country: 1 kg, 1 l, 1 m'),
  tax: used(
    'the rate of VAT (`DE::7:n`, `DE:7`, `7 %`), else the usual one of the country; one that cannot be read refuses new goods, others keep theirs',
  ),
  tax_category: ignored('rates come from `tax`'),
  cost_of_goods_sold: ignored('margins are not shown'),
  maximum_retail_price: pricing,
  auto_pricing_min_price: pricing,
  installment: pricing,
  subscription_cost: pricing,
  loyalty_program: pricing,
  loyalty_points: pricing,
  product_fee: pricing,
  sell_on_google_quantity: ignored('for sales on Google'),
  product_type: used('the categories, by the names of the deepest levels that the shop has', 750),
  google_product_category: used('the same, where it is words and not a number', 750),
  brand: required('the brand; not needed with `identifier_exists` set to no', { longest: 70 }),
  gtin: used('the number of the article', 50),
  mpn: used("the manufacturer's number", 70),
  identifier_exists: used('no: the product has no brand'),
  condition: used(
    'used and refurbished goods are marked on pages and in a filter; an unknown word refuses the row',
  ),
  adult: ignored('the shop sells goods for families'),
  multipack: used('how many pieces are in a pack, shown on the page'),
  is_bundle: ignored('the title says it'),
  certification: used('the entry in the European product database (`EC:EPREL:123456`), shown on the page'),
  energy_efficiency_class: used('the class on the energy label, shown on the page'),
  min_energy_efficiency_class: used('the worst class of the scale'),
  max_energy_efficiency_class: used('the best class of the scale'),
  age_group: used('from which age'),
  color: used('the colour; those of a group are siblings', 100),
  gender: used('for whom'),
  material: used('the material; those of a group are siblings', 200),
  pattern: used('the pattern; those of a group are siblings', 100),
  size: used('the size; those of a group are variants', 100),
  size_type: ignored('sizes are shown as they are'),
  size_system: ignored('sizes are shown as they are'),
  item_group_id: used('the group of siblings and variants', 50),
  product_length: ignored('measures are part of the text'),
  product_width: ignored('measures are part of the text'),
  product_height: ignored('measures are part of the text'),
  product_weight: ignored('measures are part of the text'),
  product_detail: ignored('details are part of the text'),
  product_highlight: ignored('highlights are part of the text'),
  question_and_answer: ignored('questions are content'),
  document_link: ignored('documents come with JSON Lines'),
  related_product: ignored('recommendations are found by the shop'),
  item_group_title: ignored('the title of the first row names the group'),
  variant_option: ignored('colour, pattern, material and size tell variants apart'),
  popularity_rank: ignored('the shop counts its own sales'),
  shipping: used(
    'handling and transit days of the country, which hold there alone; the price is not read, and the report says so',
  ),
  carrier_shipping: costs,
  min_handling_time: used('days until it is sent, where `shipping` names none'),
  max_handling_time: used('days until it is sent, where `shipping` names none'),
  handling_cutoff_time: ignored('days are counted, not hours'),
  minimum_order_value: costs,
  free_shipping_threshold: costs,
  shipping_label: costs,
  shipping_weight: used('the weight of the packed article (kg, g, lb, oz), for pick-up stations'),
  shipping_length: used('a side of the packed article (cm, mm, m, in), for pick-up stations'),
  shipping_width: used('the same; a size has three sides'),
  shipping_height: used('the same; a size has three sides'),
  shipping_handling_business_days: costs,
  shipping_transit_business_days: costs,
  ships_from_country: costs,
  transit_time_label: costs,
  return_policy_label: ignored('returns follow the rules of the shop'),
  return_address_label: ignored('returns follow the rules of the shop'),
  returns: ignored('returns follow the rules of the shop'),
  warranty: ignored('the commercial guarantee comes with JSON Lines'),
  sustainability_incentive: ignored('prices are those of the feed'),
  store_code: ignored('the stock of stores comes with JSON Lines'),
  pickup_method: ignored('the stock of stores comes with JSON Lines'),
  pickup_cost: ignored('the stock of stores comes with JSON Lines'),
  pickup_sla: ignored('the stock of stores comes with JSON Lines'),
  pickup_link_template: ignored('the stock of stores comes with JSON Lines'),
  mobile_pickup_link_template: ignored('the stock of stores comes with JSON Lines'),
  link_template: ignored('products have the addresses of this shop'),
  mobile_link_template: ignored('products have the addresses of this shop'),
  ads_redirect: ads,
  ads_grouping: ads,
  ads_labels: ads,
  custom_label_0: ads,
  custom_label_1: ads,
  custom_label_2: ads,
  custom_label_3: ads,
  custom_label_4: ads,
  promotion_id: ads,
  display_ads_id: ads,
  display_ads_link: ads,
  display_ads_similar_id: ads,
  display_ads_title: ads,
  display_ads_value: ads,
  short_title: ads,
  pause: ads,
  excluded_destination: ads,
  included_destination: ads,
  shopping_ads_excluded_country: ads,
  cloud_export_additional_properties: ignored('for another product of Google'),
  external_seller_id: ignored('for marketplaces'),
  content_language: ignored('`--locale` names the market'),
  target_country: ignored('`--locale` names the market'),
  feed_label: ignored('`--locale` names the market'),
  channel: ignored('the feed is of one channel'),
  offer_id: ignored('`id` is the key'),
  ...otherTrades,
  ...ownAttributes,
}

/** Elements of RSS and Atom besides Google's attributes. */
const feedElements = new Set([
  'author',
  'category',
  'comments',
  'content',
  'contributor',
  'enclosure',
  'guid',
  'published',
  'pubdate',
  'rights',
  'source',
  'summary',
  'updated',
])

export const requiredAttributes = Object.keys(feedAttributes).filter(
  (name) => feedAttributes[name]?.use === 'required',
)

/** Whether the importer knows a field; `shipping.price` is a part of `shipping`. */
export function isKnownField(name: string): boolean {
  const [attribute = ''] = name.split('.')
  return Object.hasOwn(feedAttributes, attribute) || feedElements.has(attribute.toLowerCase())
}

/** The attribute that begins like an unknown one and is most like it; undefined if none is. `lagerort` is no `age_group`. */
export const nearestAttribute = (name: string): string | undefined =>
  nearestName(
    name,
    Object.keys(feedAttributes).filter(([first]) => first === name[0]?.toLowerCase()),
  )

/** Why the values of a known attribute are not read; undefined for one that is. */
export function whyIgnored(name: string): string | undefined {
  const [attribute = ''] = name.split('.')
  const known = Object.hasOwn(feedAttributes, attribute) ? feedAttributes[attribute] : undefined
  return known?.use === 'ignored' ? known.why : undefined
}

/** What the report says of a column that the importer does not know. */
export function unknownFieldInWords(name: string): string {
  const word = attributeOfColumn(name)
  if (word) return `it says the same as the column ${word}, which is read instead`
  const nearest = nearestAttribute(name) ?? nearestColumnWord(name)?.attribute
  const hint = nearest
    ? `the nearest known one is ${nearest}. If it is meant, write ${nearest} in the first line in its place`
    : 'none is like it'
  return `there is no attribute of this name; ${hint}`
}
