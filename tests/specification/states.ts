import { otherwise, type Sentence } from './form'

const rules = 'unit/shop/rules/'
const availability = `${rules}availability.test.ts`
const delivery = `${rules}delivery-message.test.ts`
const client = 'integration/content/client/client.test.ts'
const httpAccounts = 'http/accounts.test.ts'
const e2eAccounts = 'e2e/accounts.spec.ts'
const decisions = 'unit/storefront/runtime/consent/decisions.test.ts'
const validity = 'unit/storefront/runtime/consent/validity.test.ts'
const consentCookie = 'unit/storefront/runtime/consent/consent-cookie.test.ts'
const e2eConsent = 'e2e/consent.spec.ts'
const components = 'unit/storefront/design/ui/components.test.tsx'
const toasts = 'unit/storefront/design/ui/toasts/toast-queue.test.ts'
const firstRule = 'the delivery message, by the first rule that applies › %s'

export const states: readonly Sentence[] = [
  [
    'The states of loading data are idle, pending, success and error.',
    ['unit/storefront/screens/basket/basket-store.test.ts', 'waits, then has lines'],
    ['e2e/wishlist.spec.ts', 'a wishlist that cannot be loaded says so'],
  ],
  ['BVC 1 is buyable.', [availability, 'the availability of a variant › %s']],
  [
    'BVC 2 is buyable; with deliveryDaysTo of 999 or more it is a preorder.',
    [availability, 'the availability of a variant › %s'],
    [delivery, firstRule],
  ],
  ['BVC 3 is not available.', [availability, 'the availability of a variant › %s']],
  ['BVC 4 is sold out.', [availability, 'the availability of a variant › %s']],
  ['A missing logistics block means BVC 3 and 0 days.', [availability, 'without a logistics block it is 3']],
  [
    'A product is online-only if it is not buyable, or is personalised, bulky, a VPP article or a bundle.',
    [`${rules}online-only.test.ts`, 'a product is online-only'],
  ],
  [
    'The current variant is the one of the query, else the cheapest available one, else the first.',
    [`${rules}current-variant.test.ts`, 'is %s'],
    ['e2e/product.spec.ts', 'of the address is shown before any code has come'],
  ],
  [
    'Content requests use version published or draft.',
    [client, 'are never made of a draft'],
    ['http/freshness.test.ts', 'a draft is on no public page'],
  ],
  [
    'Only published responses are cached.',
    [client, 'are never made of a draft, and a draft is never answered from one'],
  ],
  [
    'On first access the locale comes from the cookie, else the browser languages, else a fallback.',
    ['unit/platform/markets/choose.test.ts', 'chooseMarket › %s'],
    ['process/second-brand.test.ts', 'sends a visitor whose browser reads %s to %s'],
  ],
  [
    'The choice is stored in the cookie i18n_redirected (365 days, path /, SameSite lax).',
    ['unit/server/edge/first-visit.test.ts', 'stores it also when the browser has the page already'],
    ['http/routing.test.ts', 'stores its market'],
  ],
  [
    'A locale change redirects to the locale-specific path.',
    ['e2e/markets.spec.ts', 'the switch of markets leads to the same page'],
    ['http/routing.test.ts', 'a slug of another market leads to the same page of this one'],
  ],
  [
    'The product polls for a new build, and a different build id triggers a manifest update.',
    ['process/new-build.test.ts', 'another build is announced'],
  ],
  ['Consent is initialised from the categories.', [decisions, 'at the default of its category']],
  ['Required ones are always on.', [decisions, 'what is required is on whatever its default says']],
  ['The others take their default.', [decisions, 'what is required is on, and all else at the default']],
  [
    'A stored consent is valid only under one year, of the same version, and with interaction.',
    [validity, 'a stored consent › %s'],
  ],
  [
    'Otherwise it is invalid (interaction, time, version), the banner is shown and defaults are applied.',
    [validity, 'a stored consent › %s'],
    [decisions, 'leaves the defaults, and its history'],
    [e2eConsent, 'a consent $'],
  ],
  ['Accept all.', [e2eConsent, 'accepting all is kept for a year']],
  ['Save selection.', [e2eConsent, 'a selection is made with the keyboard']],
  ['Deny (defaults).', [e2eConsent, 'refusing takes one press'], [decisions, 'a decision › %s']],
  ['The banner opens from a footer link.', [e2eConsent, 'changed by the link in the footer']],
  otherwise(
    'After saving, if any optional service is off, the consent cookie is removed and the page reloaded.',
    'The former cookie is removed and the new one stands in its place: without one the visitor would be asked again.',
    [consentCookie, 'removes the cookie of the one before, and stands in its place'],
    [e2eConsent, 'refusing takes one press, and the visitor is not asked again'],
  ),
  [
    'Retail or crawler visitors get the econda_storage service switched on automatically.',
    [consentCookie, 'a service › is %s: %s'],
  ],
  [
    'Each history decision is accepted or denied, with a timestamp.',
    [decisions, 'stands in the history with its time and its versions'],
  ],
  ['A toggle flips it.', [decisions, 'flips one decision, and back again']],
  [
    'The user loads on the client.',
    [e2eAccounts, 'the id of the browser is dropped at the login, and stays away after the logout'],
  ],
  [
    'Logout resets the user, then goes home if the status is 200.',
    [e2eAccounts, 'the id of the browser is dropped at the login, and stays away after the logout'],
    [httpAccounts, 'an account is made, used and left by the calls as they are specified'],
  ],
  [
    'Logout clears the local id.',
    ['unit/storefront/screens/account/user-id.test.ts', 'is forgotten at a login and when it ends'],
    [e2eAccounts, 'the id of the browser is dropped at the login, and stays away after the logout'],
  ],
  [
    'Logout after account deletion goes to / with redirect=goodbye.',
    [e2eAccounts, 'orders with the account and deletes it'],
  ],
  [
    'Checkbox: checked, unchecked, disabled, error.',
    [components, 'a checkbox is checked, unchecked or disabled'],
    [components, 'checkbox and radio group name their error'],
  ],
  ['Toast types: success, error, warning, info, default.', [toasts, '%s is announced as %s']],
  [
    'A toast disappears after a timeout.',
    [toasts, 'stand for five seconds, twenty at most'],
    ['e2e/visitor-addresses.spec.ts', 'that says goodbye tells for five seconds'],
  ],
  [
    'Form field: dirty, error, pending, invalid.',
    [components, 'may be changed, or wrong without words of its own'],
    [components, 'is described by its error first, then by its hint'],
    [
      'unit/storefront/screens/forms/form-field.test.tsx',
      'says that it is changed, and that it is being checked',
    ],
  ],
]
