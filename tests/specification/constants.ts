import { eachOf, otherwise, type Proof, type Sentence } from './form'

const delivery = 'unit/shop/rules/delivery-message.test.ts'
const price = 'unit/platform/i18n/format-price.test.ts'
const shipping = 'unit/shop/rules/shipping.test.ts'
const numbers = 'unit/scripts/seed/content/market-numbers.test.ts'
const locales = 'unit/platform/markets/locales.test.ts'
const configured = 'integration/platform/shop-configuration.test.ts'
const pictures = 'unit/storefront/design/pictures/product-pictures.test.tsx'
const client = 'integration/content/client/client.test.ts'
const toasts = 'unit/storefront/design/ui/toasts/toast-queue.test.ts'
const stale = 'unit/storefront/runtime/builds/stale-build.test.ts'
const reports = 'unit/platform/error-reports/error-reports.test.ts'
const logIn = 'integration/shop/accounts/log-in.test.ts'
const form = 'unit/schemas/account.test.ts'

const threshold: Proof = [delivery, 'has the threshold of the brand: %s, %i days, %s']
const voucherGroup: Proof = ['unit/shop/rules/voucher.test.ts', '%s of %s: voucher %s, download %s']
const options: Proof = [configured, '%s %s has the options of its brand and market']
const breakpoint: Proof = [
  'unit/storefront/design/ui/breakpoints.test.ts',
  'the breakpoint %s is at %i pixels',
]

export const constants: readonly Sentence[] = [
  ['Instant delivery: days-to at most 3 for the baby brand, otherwise 4.', threshold],
  ['Soon: at least 4 for baby, otherwise 5.', threshold],
  ['Late delivery from 14 days.', [delivery, 'the delivery message, by the first rule that applies › %s']],
  [
    'Preorder marker 999 days.',
    ['unit/shop/rules/availability.test.ts', 'the availability of a variant › %s'],
  ],
  ['Weeks are capped at 6 for grouping.', [delivery, 'groups %i days as %i weeks']],
  ['Prices are held in minor units and divided by 100 for display.', [price, 'in %s, %i is written %s']],
  ['Minimum 2 fraction digits.', [price, 'keeps every cent, in every market']],
  ['Price ranges use 0 digits.', [price, 'a range of prices › never shows cents']],
  ['Default currency EUR.', [price, 'is in euros and in German by default']],
  ['Default locale de-de.', [price, 'is in euros and in German by default']],
  ['de-at formats numbers as de-de.', ['unit/numbers.test.ts', 'is written in Austria as in Germany']],
  [
    'fr-ch formats numbers as de-ch.',
    ['unit/numbers.test.ts', 'in French-speaking Switzerland as in the other'],
  ],
  ['The week starts Monday.', ['unit/blocks/store-finder.test.ts', 'tells in %s the week in the words']],
  ...eachOf(
    'Unit display',
    ['LI is shown as l', 'QM as m²', 'other units are lower-cased'],
    [price, 'unit %s is shown as %s'],
  ),
  ['Fallback shipping costs: base 14,99.', [shipping, 'the shipping fallback › %s']],
  ['Standard shipping 4,99 from order value 0,00.', [shipping, 'the shipping fallback › %s']],
  ['Download voucher product group: 9420 (baby brands) or 51000 (others).', voucherGroup],
  ['Voucher product groups: 9420 or 9410 (baby brands), 51000 or 52000 (others).', voucherGroup],
  ['payback is on only for de-de in the second brand.', options],
  ...eachOf(
    'Option that is on',
    ['wishlist', 'faq', 'cancelOrder', 'contact form prefill', 'voucher-partner service'],
    options,
  ),
  ['The checkout login opens in guest view first.', options],
  ['paypalInstallments is on only for de-de.', options],
  ['The first brand has accountOrders on and accountBalance off.', options],
  ...eachOf(
    'Timezone',
    ['Berlin', 'Vienna', 'Zurich', 'Brussels', 'Amsterdam'],
    [locales, 'the market %s keeps the time of %s'],
  ),
  ...eachOf(
    'Service hotline',
    ['DE', 'AT', 'CH'],
    [numbers, 'the first content of %s has a service hotline'],
    ['http/contact.test.ts', 'has the subjects and hotlines of its market'],
  ),
  ...eachOf(
    'Regulatory registration number',
    ['DE (battery-related)', 'AT (battery-related)', 'CH (a separate number)'],
    [numbers, 'the footer of %s names the number by which the seller is registered for batteries'],
  ),
  ...eachOf(
    'Regulated electronics category',
    ['grossgerte', 'bildschirme_und_monitore', 'klgerte_informationsu_telekommtechnik'],
    [
      'unit/shop/rules/electronics.test.ts',
      'regulated electronics are known by the keys of their categories',
    ],
  ),
  [
    'The password reset link per market is the new-password page with a hash query parameter.',
    [logIn, 'gets a new password by the link of a mail'],
    ['e2e/accounts.spec.ts', 'in French a customer chooses a new password by mail'],
  ],
  [
    'Recommendation slot size is 12.',
    ['unit/shop/recommendations/random.test.ts', '%s has twelve places in every shop'],
  ],
  ['Product image size 600 at 2x density.', [pictures, 'is 600 wide at density 2 on its page']],
  ['Thumbnails 150 at 1x.', [pictures, 'and 150 as a thumbnail']],
  [
    'Navigation teaser 310.',
    ['unit/app/menu-route.test.ts', 'with a picture of 310 pixels'],
    ['e2e/header-and-footer.spec.ts', 'the teaser of the menu has its picture in 310 pixels'],
  ],
  [
    'Defaults: densities 1 and 2, format webp, quality 75 for the shop provider.',
    ['unit/storefront/design/pictures/picture-url.test.ts', 'offers both densities'],
    ['unit/storefront/design/pictures/remote-picture.test.ts', 'as webp with quality 75'],
  ],
  [
    'Quality 70 for the content provider.',
    ['unit/storefront/design/pictures/remote-picture.test.ts', 'quality 70 for what an editor chose'],
    [
      'unit/storefront/design/pictures/storyblok-url.test.ts',
      'defaults: densities 1 and 2, webp, quality 70',
    ],
  ],
  ...eachOf('Breakpoint', ['xs 480', 'sm 640', 'md 768', 'lg 1024', 'xl 1440', '2xl 1440'], breakpoint),
  [
    'Consent cookie and validity about one year (31556926000 ms).',
    ['unit/storefront/runtime/consent/consent-cookie.test.ts', 'of about one year is that of the cookie'],
    ['unit/storefront/runtime/consent/validity.test.ts', 'a stored consent › %s'],
  ],
  [
    'History keeps 3 entries.',
    ['unit/storefront/runtime/consent/decisions.test.ts', 'pushes out the fourth last'],
  ],
  [
    'Voucher cookie lasts 14 days.',
    ['unit/storefront/visitor/state/voucher.test.ts', 'the voucher cookie › lasts 14 days'],
  ],
  [
    'Locale cookie lasts 365 days.',
    ['unit/platform/markets/choose.test.ts', 'lasts 365 days, on every path'],
  ],
  [
    'Password 10 to 30 characters.',
    [form, 'is taken exactly when it fulfils every rule'],
    [form, 'refuses %s = %j: %s'],
  ],
  [
    'Leaked-password check prefix 5 characters.',
    ['unit/platform/leaked-passwords.test.ts', 'learns five characters of the hash'],
    [form, 'take %j as the beginning of a hash: %s'],
  ],
  [
    'The scrid check limit is 5.',
    ['unit/storefront/visitor/state/scrid.test.ts', 'a scrid is not valid › %s'],
  ],
  [
    'Swipe-to-close is 70 px.',
    ['unit/storefront/design/ui/dialog/swipe.test.ts', 'a drag of %i px closes the dialog: %s'],
  ],
  [
    'Throttle 5 requests per second.',
    [client, 'starts no more than five requests of a burst within any second'],
    ['unit/content/client/call-queue.test.ts', 'go five in any second'],
  ],
  [
    'Throttle 3 requests per second with an OAuth token.',
    ['unit/content/library/throttle.test.ts', 'is used for three requests a second'],
  ],
  ['Max retries 10.', [client, 'is asked ten more times and then counts as unavailable']],
  ['Retry delay 300 ms.', [client, 'is asked again after 300 ms, until it answers']],
  [
    'Default page size 25.',
    [client, 'gets pages of 25 unless it says otherwise'],
    ['integration/content/embedded/client.test.ts', 'tells the total and the page size in headers'],
  ],
  [
    'Link and relation UUID lookups go in batches of 50.',
    [client, 'finds related stories and links by fifty uuids at a time'],
    ['integration/content/client/relations.test.ts', 'are fetched by fifty uuids'],
  ],
  ['Resolve level 2.', ['integration/content/client/relations.test.ts', 'two levels deep']],
  otherwise(
    'Resize debounce 50 ms.',
    'Nothing is measured again when a window changes its size: the layout is CSS alone.',
    ['e2e/accessibility.spec.ts', 'flows into a window of 320 px'],
  ),
  otherwise(
    'Resolve counter wraps at 1000.',
    'The counter is inside the official client, which the shop uses as it is.',
    [client, 'finds related stories and links by fifty uuids at a time'],
  ),
  [
    'The default region is the EU API host.',
    ['unit/content/client/region.test.ts', 'is asked at the host of the Union unless a region is set'],
  ],
  [
    'Default debounce 300 ms.',
    ['unit/storefront/screens/address-fields/watch-postcode.test.ts', 'is looked up when typing pauses'],
  ],
  [
    'Toast position bottom-center.',
    [
      'e2e/messages.spec.ts',
      'messages stand at the lower edge, in the middle, and over no button of the page there',
    ],
  ],
  ['Toast timeout 5000 ms.', [toasts, 'stand for five seconds, twenty at most']],
  ['At most 20 toasts.', [toasts, 'are twenty at most: the oldest go']],
  ['Error-reporting trace sample rate 0.1.', [reports, 'A sample of requests › is a tenth of them']],
  ['Storefront release label 0.2.0.', ['http/builds.test.ts', 'describes this build']],
  ['Page reload guard 10 s.', [stale, 'reloads a path at most once within 10 seconds']],
  otherwise(
    'Framework default: one-hour constant (3600000 ms).',
    'The framework of this shop is another one, and has no such constant.',
  ),
  otherwise(
    'Framework default: 200 ms async loading delay.',
    'The framework of this shop has none; its own sign of a slow navigation waits as long.',
  ),
]
