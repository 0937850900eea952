import { eachOf, otherwise, type Sentence } from './form'

const rules = 'unit/shop/rules/'
const delivery = `${rules}delivery-message.test.ts`
const client = 'integration/content/client/client.test.ts'
const logIn = 'integration/shop/accounts/log-in.test.ts'
const leaked = 'unit/platform/leaked-passwords.test.ts'
const httpAccounts = 'http/accounts.test.ts'
const e2eConsent = 'e2e/consent.spec.ts'
const stale = 'unit/storefront/runtime/builds/stale-build.test.ts'
const firstRule = 'the delivery message, by the first rule that applies › %s'

export const errors: readonly Sentence[] = [
  [
    "Page not found: status 404, message 'Page Not Found: {path}'.",
    ['unit/server/edge/error-details.test.ts', 'shows code, message and stack: %s'],
    ['unit/server/edge/takeover.test.ts', 'answers with the error document of its market and 404'],
    ['http/routing.test.ts', 'is a real 404 with a headline and links'],
  ],
  otherwise(
    'Unknown route middleware throws an error.',
    'A screen names its guard in a typed table: one that is not known does not compile.',
    ['unit/platform/markets/screens.test.ts', 'has a guard that is known: %s'],
  ),
  [
    'Page missing or content call error: the redirect lookup, else the error page.',
    ['unit/server/edge/takeover.test.ts', 'is redirected with the status that was entered'],
    ['unit/server/edge/takeover.test.ts', 'is redirected where a redirect is entered for it'],
  ],
  [
    'Chunk-load error: reload the target page, at most once per path within 10 seconds.',
    [stale, 'reloads a path at most once within 10 seconds'],
    [stale, 'loads the target of the link that is being followed'],
    ['e2e/navigation.spec.ts', 'without a page’s code: that page is loaded anew, once'],
    [e2eConsent, 'code of the dialog that is gone › loads the page again'],
  ],
  [
    'A 429 is retried after 300 ms, up to 10 times.',
    [client, 'is asked again after 300 ms, until it answers'],
    [client, 'is asked ten more times and then counts as unavailable'],
  ],
  [
    'Statuses outside 200 to 206 are rejected with the status text, status and error or slug.',
    [client, 'with the status, its text and %s'],
  ],
  ['A network failure returns a message.', [client, 'with a message where there is no connection']],
  [
    'A request aborted on timeout throws an abort error.',
    [client, 'with the abort of a request that took too long'],
  ],
  [
    'Invalid tag manager ID: throws an error.',
    ['unit/platform/config/gtm-id.test.ts', 'is refused as %j, where %s is suggested'],
  ],
  [
    'Consent post failure: reported silently.',
    [
      'unit/storefront/runtime/consent/report-consent.test.ts',
      'is told to what listens to errors, and breaks nothing',
    ],
  ],
  [
    'Password-leak check failure: treated as leaked, so invalid.',
    [leaked, '%s makes every password one that has leaked'],
  ],
  [
    'Token validation failure: false.',
    ['unit/app/validate-route.test.ts', 'is never valid while it cannot be looked up'],
    ['unit/app/validate-route.test.ts', 'is valid for %s: %s'],
  ],
  [
    'Send-reset and logout failures return nothing.',
    [logIn, 'answers alike who asks for a new password'],
    [httpAccounts, 'a link for a new password is sent without telling'],
  ],
  ...eachOf(
    'Error screen text key',
    ['oops', 'headline', 'message', 'suggestion', 'back to home'],
    ['unit/app/error-screens.test.tsx', 'says all of it in the language of the market: %s'],
  ),
  [
    'The info toast on redirect=goodbye says the account was deleted.',
    ['e2e/visitor-addresses.spec.ts', 'that says goodbye tells'],
  ],
  [
    'The voucher toast key is giftCode.activated.',
    ['e2e/visitor-addresses.spec.ts', 'with a voucher keeps it for 14 days and says so once'],
  ],
  ['Preorder text when BVC is 2 and days-to is 999 or more.', [delivery, firstRule]],
  ["'Not available' text when BVC is 3.", [delivery, firstRule]],
  ["'Sold' text when BVC is 4.", [delivery, firstRule]],
  [
    "'Late delivery in N weeks' from 14 days when delivery times do not vary, shown as '> 5' above 5.",
    [delivery, firstRule],
    [delivery, 'groups %i days as %i weeks'],
  ],
  ["'Download' text with a download icon when both days are 0.", [delivery, firstRule]],
  [
    "'Instant' text when days-to is at most the instant threshold.",
    [delivery, 'has the threshold of the brand'],
  ],
  ["'Soon' text from the soon threshold and under 14.", [delivery, 'has the threshold of the brand']],
  [
    "'Available' text when delivery times vary and days-to is 14 or more.",
    [delivery, 'one message for variants that are shown together › %s'],
  ],
  [
    "Sold-out variants in dropdowns get the lower-case 'sold' text in brackets.",
    ['e2e/product.spec.ts', 'with ‘sold’ in lower case'],
  ],
]
