import { eachOf, type Sentence } from './form'

const everyBlock = [
  'unit/blocks/every-block.test.ts',
  'the block $name › shows each of its examples',
] as const
const everyBlockField = ['unit/blocks/every-field.test.ts', 'shows something of each of its fields'] as const
const e2eAccounts = 'e2e/accounts.spec.ts'
const accountScreens = [e2eAccounts, 'the screens of an account are whole and accessible'] as const
const secondBrand = 'process/second-brand-orders.test.ts'

export const purpose: readonly Sentence[] = [
  [
    'It serves shoppers in Germany, Austria and Switzerland (German and French-speaking).',
    ['unit/platform/markets/locales.test.ts', 'the brand %s has the locales'],
    ['e2e/checkout.spec.ts', 'a guest buys on invoice in'],
  ],
  [
    'The second brand also serves Belgium, France and the Netherlands.',
    ['unit/platform/markets/locales.test.ts', 'the brand %s has the locales'],
    [secondBrand, 'goods are chosen, ordered, paid, tracked and told of'],
  ],
  [
    'Two shop brands exist, with short codes baby and bm.',
    ['unit/platform/markets/locales.test.ts', 'the brand %s has the locales'],
  ],
  [
    'The baby brand has some different thresholds.',
    ['unit/shop/rules/delivery-message.test.ts', 'has the threshold of the brand'],
  ],
  ['It sells physical goods.', ['e2e/checkout.spec.ts', 'a guest buys on invoice']],
  [
    'It sells vouchers.',
    ['http/payments.test.ts', 'A purchase of a voucher to download › alone is paid before it is sent'],
    ['integration/shop/deliver-vouchers.test.ts', 'are worth what a piece costs'],
  ],
  [
    'It sells download products.',
    ['integration/shop/downloads/deliver-downloads.test.ts', 'are opened when the order is paid'],
  ],
  [
    'Shoppers browse products and categories.',
    ['e2e/listing.spec.ts', 'a category shows its products, how many there are'],
  ],
  ['Shoppers search.', ['e2e/search.spec.ts', 'a term finds products']],
  ['Shoppers keep a wishlist.', ['e2e/wishlist.spec.ts', 'a product is put on the wishlist, is there after']],
  ['Shoppers use a basket.', ['e2e/basket.spec.ts', 'the basket shows what lies in it']],
  ['Shoppers check out as a guest.', ['e2e/checkout.spec.ts', 'a guest buys on invoice']],
  [
    'Shoppers check out as a logged-in customer.',
    [e2eAccounts, 'somebody registers, confirms the address, orders with the account'],
  ],
  ['Shoppers register and log in.', [e2eAccounts, 'somebody registers, confirms the address, orders with']],
  [
    'Shoppers reset a password.',
    [e2eAccounts, 'a customer chooses a new password by mail'],
    [
      'integration/shop/accounts/log-in.test.ts',
      'gets a new password by the link of a mail, which ends every',
    ],
  ],
  [
    'Shoppers subscribe to a newsletter.',
    ['e2e/forms.spec.ts', 'a newsletter is asked for with the keyboard alone, and confirmed'],
  ],
  ['Shoppers manage cookie consent.', ['e2e/consent.spec.ts', 'changed by the link in the footer']],
  [
    'The account area has orders.',
    accountScreens,
    ['unit/storefront/screens/account/past-orders.test.tsx', 'shows an order of %s as it was placed'],
  ],
  [
    'The account area has addresses.',
    accountScreens,
    ['integration/shop/accounts/account-data.test.ts', 'hold addresses, the first of which is the default'],
  ],
  [
    'The account area has personal data.',
    accountScreens,
    ['integration/shop/accounts/account-data.test.ts', 'are changed by the customer: names, phone number'],
  ],
  [
    'The account area has a password change.',
    [e2eAccounts, 'without JavaScript a customer logs in, changes the password'],
  ],
  ['The account area has a contact form.', accountScreens],
  ['The account area has account deletion.', [e2eAccounts, 'orders with the account and deletes it']],
  [
    'Marketing and content blocks come from the content service.',
    ['e2e/blocks.spec.ts', 'every kind of block is visible'],
  ],
  ...eachOf(
    'Kind of block',
    [
      'product sliders and lists',
      'teasers',
      'banners',
      'campaign cards',
      'newsletter form',
      'basket direct-add block',
      'bundle promotion',
      'FAQ',
      'accordion',
      'breadcrumb',
      'store finder',
      'consultation',
      'custom form',
      'image map',
      'QR code',
      'video',
      'table',
      'listing',
      'brand link',
    ],
    ['unit/registry/named-blocks.test.ts', 'the library has the block %s'],
    everyBlock,
    everyBlockField,
  ),
  [
    'Unknown content blocks render a fallback component when fallback is enabled.',
    [
      'unit/registry/render-blocks.test.tsx',
      'says to an editor what is wrong, in the language of the market',
    ],
    ['unit/registry/render-blocks.test.tsx', 'is hidden from shoppers when its name is unknown'],
  ],
]
