import { eachOf, type Sentence } from './form'

const logIn = 'integration/shop/accounts/log-in.test.ts'
const httpAccounts = 'http/accounts.test.ts'
const consentDue = 'unit/storefront/runtime/consent/is-due.test.ts'
const e2eConsent = 'e2e/consent.spec.ts'
const letsOpen = ['unit/platform/markets/screens.test.ts', 'lets everybody open the screen %s'] as const
const events = 'unit/storefront/runtime/tracking/events.test.ts'

export const roles: readonly Sentence[] = [
  [
    'Roles: visitor, logged-in customer and guest customer.',
    [logIn, 'is told to the browser as the specification names it'],
    [events, 'tells a checkout and its guest once each'],
  ],
  [
    'Account routes require login, except the new-password page.',
    ['http/roles.test.ts', 'is led to the login from every screen of an account'],
    [logIn, 'asks strangers to log in before anything is changed'],
  ],
  [
    'Checkout requires the checkout guard.',
    ['http/checkout.test.ts', 'are not shown without a basket, nor before what comes first'],
    ['http/roles.test.ts', 'is led to the basket from the checkout'],
  ],
  ...eachOf(
    'Open page',
    ['checkout login', 'login', 'contact', 'basket', 'wishlist', 'search', 'new-password'],
    ['http/roles.test.ts', 'sees every open screen'],
    letsOpen,
  ),
  [
    'Open page: product.',
    ['http/product-data.test.ts', 'is a group with an offer for each variant'],
    letsOpen,
  ],
  [
    'Retail kiosk and crawler device types skip the consent banner.',
    [e2eConsent, 'userAgent › is not asked'],
    [consentDue, 'a page %s'],
  ],
  [
    "A user-agent matching 'retail/<number>' marks a retail app.",
    ['unit/storefront/runtime/consent/skips-consent.test.ts', 'the user agent of %s: %s'],
  ],
  [
    'A token validity check exists.',
    [httpAccounts, 'an account is made, used and left by the calls as they are specified'],
  ],
  ...eachOf('Tracked authentication event', ['login', 'register'], [events, 'tells %s once for a login']),
  ['Tracked authentication event: guest.', [events, 'tells a checkout and its guest once each']],
]
