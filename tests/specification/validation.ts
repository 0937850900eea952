import { eachOf, otherwise, type Sentence } from './form'

const rules = 'unit/shop/rules/'
const logIn = 'integration/shop/accounts/log-in.test.ts'
const form = 'unit/schemas/account.test.ts'
const faultWords = 'unit/platform/i18n/fault-words.test.ts'
const leaked = 'unit/platform/leaked-passwords.test.ts'
const httpAccounts = 'http/accounts.test.ts'
const visibility = 'unit/content/campaigns/visibility.test.ts'
const combinations = 'unit/content/campaigns/combinations.test.ts'
const bounds = 'unit/storefront/design/pictures/filters.test.ts'

export const validation: readonly Sentence[] = [
  ...eachOf(
    'The password of a registration',
    [
      'required',
      '10 to 30 characters',
      'at least one lower-case letter',
      'at least one upper-case letter',
      'no spaces',
    ],
    [form, 'refuses %s = %j: %s'],
    [form, 'is taken exactly when it fulfils every rule'],
  ),
  ['It must not appear in a leaked-password list.', [logIn, 'refuses a password that has leaked']],
  [
    'The check sends the first 5 characters of its SHA-1 hash and compares the remainder with the returned suffixes.',
    [leaked, 'learns five characters of the hash, and nothing else'],
    [httpAccounts, 'looked up by the first five characters of its hash'],
  ],
  [
    'The login password uses the base rules only.',
    [form, 'ask of the password of a login only that it is there'],
  ],
  ...eachOf(
    'Names',
    ['required', 'letters, hyphen, dot and space only'],
    [form, 'refuses %s = %j: %s'],
    [form, 'takes the name %s'],
  ),
  ...eachOf('Email', ['required', 'valid format'], [form, 'refuses %s = %j: %s']),
  [
    'Email: lower-cased before sending.',
    [form, 'takes what is right, with the address in lower case'],
    ['unit/storefront/send-fields.test.ts', 'a script sends a mail address in lower case'],
  ],
  ['Gender: required.', [form, 'refuses %s = %j: %s']],
  otherwise(
    'Newsletter: required.',
    'An empty box is the answer no: the law allows none that is ticked beforehand, and asks for no other answer.',
    [form, 'takes what is right, with the address in lower case'],
    [
      'unit/storefront/screens/checkout/form-values.test.ts',
      'of a new visitor have no salutation, and no newsletter',
    ],
  ),
  ['Group login: email, password.', [form, 'ask of the password of a login only that it is there']],
  [
    'Group register: first_name, last_name, gender, email, register_password, newsletter.',
    [form, 'refuses %s = %j: %s'],
  ],
  [
    'Group guest: names, gender, email, newsletter.',
    ['unit/storefront/screens/checkout/steps-of-guest.test.tsx', 'asks for what the order needs'],
    ['http/checkout.test.ts', 'give back what was rejected, with the reasons'],
  ],
  ['Group reset: email.', [form, 'ask of a reset for a mail address']],
  [
    'Messages are translated.',
    [faultWords, 'is said in German and French: %s'],
    [faultWords, 'is said in Dutch in words of its own: %s'],
    [faultWords, 'is one of this table: %s'],
    [form, 'has words of its own for every reason'],
  ],
  ...eachOf(
    'Generic message',
    [
      'required',
      'no valid email address',
      'the maximum length',
      'the least length',
      'the minimum value',
      'numeric',
    ],
    [faultWords, 'is said in German and French: %s'],
    ['unit/content/forms/validate.test.ts', 'a field › %j refuses %j'],
  ),
  [
    'With dateFrom and dateTo, the current time (UTC) must be within them.',
    [visibility, 'the window of a campaign › %s'],
    [visibility, 'counts in UTC through the night in which the clocks go back'],
  ],
  ['With no dates the campaign is visible.', [visibility, 'the window of a campaign › %s']],
  ['If it has triggers, at least one must match.', [visibility, 'shows when one of several matches']],
  ['A trigger container requires all its inner triggers.', [visibility, 'needs every trigger of a group']],
  ['url: the path matches a listed comma-separated value.', [visibility, 'url: %s']],
  [
    'scayleCheckout: the checkout value matches.',
    ['e2e/checkout.spec.ts', 'a campaign with the trigger of a step shows in that step alone'],
  ],
  ...eachOf(
    'Trigger',
    ['productNumber', 'marke', 'subbrand', 'breadcrumb', 'sale'],
    [visibility, 'the triggers of a campaign › %s'],
    [combinations, 'matches alone, with dates and without'],
  ),
  [
    'On product pages the stored product is used, otherwise the given product.',
    ['unit/registry/given-product.test.tsx', 'ask on a product page for the product of the page'],
    ['unit/registry/given-product.test.tsx', 'ask for the nearest product where one is inside another'],
  ],
  [
    'Valid image sources end in avif, webp, jpg, jpeg, tif, tiff or png.',
    ['unit/schemas/content/asset.test.ts', '%s is a picture: %s'],
    ['unit/storefront/design/pictures/remote-picture.test.ts', '%j is none, and no other is asked for it'],
  ],
  [
    'Reference key display: remove dots, cut to 7 characters, strip leading zeros.',
    [`${rules}reference-key.test.ts`, '%j is %j'],
  ],
  [
    'HTTP status 200 or 201 counts as success.',
    ['unit/storefront/visitor/state/call-shop.test.ts', 'counts the status %d as a success'],
  ],
  [
    'Tag manager ID must match GTM- followed by upper-case letters or digits.',
    ['unit/platform/config/gtm-id.test.ts', 'is refused as %j, where %s is suggested'],
  ],
  [
    'Otherwise an error says it is not a valid GTM-ID and may suggest a corrected ID.',
    ['unit/platform/config/gtm-id.test.ts', 'is refused as %j, where %s is suggested'],
  ],
  ...eachOf(
    'Bounds of the image filter',
    [
      'quality 0 to 100',
      'brightness -100 to 100',
      'format webp, png or jpeg',
      'rotate 90, 180 or 270',
      'fill 6-digit hex or transparent',
      'blur',
    ],
    [bounds, 'the bounds of filters › %s'],
  ),
  [
    'The shop image component also allows to rotate by 0, and blur above 0 and below 100.',
    [bounds, 'the bounds of filters › %s provider'],
  ],
]
