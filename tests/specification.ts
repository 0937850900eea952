import { constants } from './specification/constants'
import { entityFields } from './specification/entities'
import { otherwise, type Sentence } from './specification/form'
import { purpose } from './specification/purpose'
import { screens } from './specification/screens'

const rules = 'unit/shop/rules/'
const availability = `${rules}availability.test.ts`
const delivery = `${rules}delivery-message.test.ts`
const client = 'integration/content/client/client.test.ts'
const logIn = 'integration/shop/accounts/log-in.test.ts'
const form = 'unit/schemas/account.test.ts'
const faultWords = 'unit/platform/i18n/fault-words.test.ts'
const leaked = 'unit/platform/leaked-passwords.test.ts'
const accountData = 'integration/shop/accounts/account-data.test.ts'
const httpAccounts = 'http/accounts.test.ts'
const e2eAccounts = 'e2e/accounts.spec.ts'
const decisions = 'unit/storefront/consent/decisions.test.ts'
const validity = 'unit/storefront/consent/validity.test.ts'
const consentCookie = 'unit/storefront/consent/consent-cookie.test.ts'
const consentDue = 'unit/storefront/consent/is-due.test.ts'
const e2eConsent = 'e2e/consent.spec.ts'
const visibility = 'unit/content/campaigns/visibility.test.ts'
const combinations = 'unit/content/campaigns/combinations.test.ts'
const bounds = 'unit/storefront/pictures/filters.test.ts'
const events = 'unit/storefront/tracking/events.test.ts'
const pages = 'unit/storefront/tracking/watch-pages.test.ts'
const firsts = 'unit/storefront/tracking/is-first.test.ts'
const e2eTracking = 'e2e/tracking.spec.ts'
const e2ePurchase = 'e2e/tracking-purchase.spec.ts'
const wholePurchase = 'the events of a whole purchase have the fields'
const stale = 'unit/storefront/stale-build/stale-build.test.ts'
const components = 'unit/storefront/ui/components.test.tsx'
const toasts = 'unit/storefront/ui/toasts/toast-queue.test.ts'
const firstRule = 'the delivery message, by the first rule that applies › %s'

export const specification: Readonly<Record<string, readonly Sentence[]>> = {
  '1. What the product does and for whom': purpose,
  '2. Screens and routes': screens,
  '3. Entities and their fields': entityFields,
  '4. States and transitions': [
    [
      'The states of loading data are idle, pending, success and error.',
      ['unit/storefront/basket/basket-store.test.ts', 'waits, then has lines'],
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
    [
      'A missing logistics block means BVC 3 and 0 days.',
      [availability, 'without a logistics block it is 3'],
    ],
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
    ['Logout clears the local id.'],
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
      ['unit/storefront/forms/form-field.test.tsx', 'says that it is changed, and that it is being checked'],
    ],
  ],
  '5. Validation rules': [
    [
      'The password of a registration is required, 10 to 30 characters, with a lower-case and an upper-case letter, without spaces.',
      [form, 'refuses %s = %j: %s'],
      [form, 'is taken exactly when it fulfils every rule'],
    ],
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
    ['Names: required; letters, hyphen, dot and space only.', [form, 'refuses %s = %j: %s']],
    [
      'Email: required, valid format; it is lower-cased before sending.',
      [form, 'takes what is right, with the address in lower case'],
      ['unit/storefront/send-fields.test.ts', 'a script sends a mail address in lower case'],
      [form, 'refuses %s = %j: %s'],
    ],
    ['Gender: required.', [form, 'refuses %s = %j: %s']],
    ['Newsletter: required.'],
    ['Group login: email, password.', [form, 'ask of the password of a login only that it is there']],
    [
      'Group register: first_name, last_name, gender, email, register_password, newsletter.',
      [form, 'refuses %s = %j: %s'],
    ],
    [
      'Group guest: names, gender, email, newsletter.',
      ['unit/storefront/checkout/steps-of-guest.test.tsx', 'asks for what the order needs'],
      ['http/checkout.test.ts', 'give back what was rejected, with the reasons'],
    ],
    ['Group reset: email.', [form, 'ask of a reset for a mail address']],
    [
      'Messages are translated.',
      [faultWords, 'is said in German and French: %s'],
      [faultWords, 'is one of this table: %s'],
      [form, 'has words of its own for every reason'],
    ],
    [
      'Generic messages: required, mail address, longest, shortest, least and numeric.',
      [faultWords, 'is said in German and French: %s'],
      ['unit/content/forms/validate.test.ts', 'a field › %j refuses %j'],
    ],
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
    [
      'productNumber, marke, subbrand, breadcrumb, sale.',
      [visibility, 'the triggers of a campaign › %s'],
      [combinations, 'matches alone, with dates and without'],
    ],
    [
      'On product pages the stored product is used, otherwise the given product.',
      ['unit/registry/given-product.test.tsx', 'ask on a product page for the product of the page'],
      ['unit/registry/given-product.test.tsx', 'ask for the nearest product where one is inside another'],
    ],
    [
      'Valid image sources end in avif, webp, jpg, jpeg, tif, tiff or png.',
      ['unit/schemas/content/asset.test.ts', '%s is a picture: %s'],
      ['unit/storefront/pictures/remote-picture.test.ts', '%j is none, and no other is asked for it'],
    ],
    [
      'Reference key display: remove dots, cut to 7 characters, strip leading zeros.',
      [`${rules}reference-key.test.ts`, '%j is %j'],
    ],
    [
      'HTTP status 200 or 201 counts as success.',
      ['unit/storefront/visitor/call-shop.test.ts', 'counts the status %d as a success'],
    ],
    [
      'Tag manager ID must match GTM- followed by upper-case letters or digits.',
      ['unit/platform/config/gtm-id.test.ts', 'is refused as %j, where %s is suggested'],
    ],
    [
      'Otherwise an error says it is not a valid GTM-ID and may suggest a corrected ID.',
      ['unit/platform/config/gtm-id.test.ts', 'is refused as %j, where %s is suggested'],
    ],
    [
      'Image filter bounds: quality, brightness, format, rotate, fill, blur.',
      [bounds, 'the bounds of filters › %s provider'],
    ],
  ],
  '6. Roles and permissions': [
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
    [
      'Open pages: checkout login, login, contact, basket, wishlist, search, product and new-password.',
      ['http/roles.test.ts', 'sees every open screen'],
      ['http/product-data.test.ts', 'is a group with an offer for each variant'],
    ],
    [
      'Retail kiosk and crawler device types skip the consent banner.',
      [e2eConsent, 'userAgent › is not asked'],
      [consentDue, 'a page %s'],
    ],
    [
      "A user-agent matching 'retail/<number>' marks a retail app.",
      ['unit/storefront/consent/skips-consent.test.ts', 'the user agent of %s: %s'],
    ],
    [
      'A token validity check exists.',
      [httpAccounts, 'an account is made, used and left by the calls as they are specified'],
    ],
    [
      'Tracked authentication events: login, register, guest.',
      [events, 'tells %s once for a login'],
      [events, 'tells a checkout and its guest once each'],
    ],
  ],
  '7. The calls it makes': [
    [
      'POST /api/user/auth/{mode}/?locale.',
      [httpAccounts, 'an account is made, used and left by the calls as they are specified'],
    ],
    [
      'POST /api/user/auth/send-reset-email/?locale. Failures are swallowed.',
      [httpAccounts, 'a link for a new password is sent without telling'],
      [logIn, 'is asked for a new link without a word of a failure'],
      [logIn, 'answers alike who asks for a new password'],
    ],
    [
      'POST /api/user/auth/logout/?locale.',
      [httpAccounts, 'an account is made, used and left'],
      [logIn, 'is left by logging out'],
    ],
    [
      'GET /api/user/auth/validate/. On error it is false.',
      [httpAccounts, 'an account is made, used and left'],
      ['unit/app/validate-route.test.ts', 'is never valid while it cannot be looked up'],
    ],
    [
      'GET /api/user/?locale.',
      [httpAccounts, 'an account is made, used and left'],
      [logIn, 'is told to the browser as the specification names it'],
    ],
    [
      'GET /api/user/check-password/?hash.',
      [httpAccounts, 'looked up by the first five characters'],
      [form, 'take %j as the beginning of a hash: %s'],
    ],
    [
      'POST /api/mcs/selfi/newsletter/, fire and forget.',
      ['http/newsletter.test.ts', 'asks for a subscription and answers nothing'],
      [accountData, 'are followed by a subscription where the box was ticked'],
      ['integration/content/forms/submit.test.ts', 'passes the subscription on'],
    ],
    [
      'GET /api/cms/{slug}?locale returns page and alternates.',
      ['http/content-calls.test.ts', '`/api/cms/{slug}` answers'],
      ['http/routing.test.ts', 'the locale of a market names its pages for the API as well'],
    ],
    otherwise(
      'The current query goes with the slug.',
      'It is taken and changes nothing: a page is the same whatever its query is, so that it can be kept.',
      ['http/content-calls.test.ts', '`/api/cms/{slug}` answers the page and its alternates, whatever else'],
    ),
    [
      'GET /api/cms/layoutCached/?locale returns layout and banner.',
      ['http/content-calls.test.ts', '`/api/cms/layoutCached/` answers'],
    ],
    [
      'GET /api/shop/redirect/{path}?locale returns target and statusCode.',
      ['http/content-calls.test.ts', '`/api/shop/redirect/{path}` answers'],
      ['http/routing.test.ts', 'is answered with $'],
    ],
    [
      'GET cdn/stories and GET cdn/stories/{slug}.',
      [client, 'lists every slug of a folder, over as many pages as there are'],
      [
        'integration/content/embedded/client.test.ts',
        'gets a story by slug, with outer slashes, by id and by uuid',
      ],
    ],
    [
      'Their query parameters and the fields and headers of their answers.',
      [
        'integration/content/client/relations.test.ts',
        'are asked for with every story, by the fields of the schemas and two levels deep',
      ],
      [client, 'gets pages of 25 unless it says otherwise'],
    ],
    [
      'GET {videos host}/rum/is_internal, cached.',
      ['unit/storefront/tracking/visitor.test.ts', 'is asked for once in a visit, without cookies: %s'],
    ],
    [
      'POST {videos host}/rum/consent/ with action, shopId, href, version and consents.',
      ['unit/storefront/consent/report-consent.test.ts', 'a decision is posted with its services'],
    ],
    [
      'It is not sent in dev or preview.',
      ['unit/app/consent-route.test.ts', 'is not reported in development'],
      ['unit/app/consent-route.test.ts', 'is not reported %s'],
    ],
    [
      'Errors are reported.',
      ['unit/storefront/consent/report-consent.test.ts', 'is told to what listens to errors'],
    ],
    [
      'A beacon of web vitals after each route change.',
      ['unit/storefront/tracking/measure-pages.test.ts', 'a page is told of after the change of the route'],
    ],
    [
      'GET builds/meta/{buildId}.json.',
      ['http/builds.test.ts', 'describes this build'],
      ['http/builds.test.ts', 'there is no build'],
    ],
    [
      'GET builds/latest.json with a cache-busting timestamp query.',
      ['http/builds.test.ts', 'names the build that its pages are of'],
      ['process/new-build.test.ts', 'another build is announced'],
    ],
    otherwise(
      'GET {path}/_payload.json.',
      'Next.js has a payload of its own for navigations.',
      ['e2e/navigation.spec.ts', 'is followed inside the page, announced, from the top'],
      ['e2e/navigation.spec.ts', 'of the server is met with a full load'],
    ),
    [
      'GET requests are retried once on status 408, 409, 425, 429, 500, 502, 503 or 504.',
      ['unit/storefront/visitor/call-shop.test.ts', 'is tried once more when a GET got %d'],
      ['unit/storefront/every-get.test.ts', 'what pages get from a server is asked for once more'],
      [client, 'is sent once more after a %i'],
    ],
    [
      'POST, PUT, PATCH and DELETE are not retried.',
      ['unit/storefront/visitor/call-shop.test.ts', 'is not tried again: %s with %d'],
      [client, 'is never sent again: %s'],
    ],
    [
      'A tag manager script is loaded.',
      [e2eTracking, 'is loaded once in a document, and reads the data layer from its beginning'],
    ],
    [
      'Page views are pushed to its data layer on each route change.',
      [e2eTracking, 'the way from a list to the purchase'],
      [pages, 'each route is a page view, with its query'],
      [pages, 'Back tells the page to which it leads, once and as it is shown'],
      ['unit/storefront/tracking/left-early.test.ts', 'is told on the next one, in its order and once'],
    ],
    ['frontend_view_cart.', [events, 'make the view of a basket'], [e2ePurchase, wholePurchase]],
    [
      'frontend_begin_checkout.',
      [events, 'tells a checkout and its guest once each'],
      [firsts, 'a second checkout in a visit is told'],
      [e2ePurchase, wholePurchase],
    ],
    [
      'frontend_add_to_cart, frontend_remove_from_cart, frontend_modify_in_cart.',
      [events, 'to the basket are events with what was added, changed and removed'],
      [e2ePurchase, wholePurchase],
    ],
    [
      'frontend_view_item, frontend_select_item, frontend_view_item_list.',
      [e2ePurchase, wholePurchase],
      [pages, 'a product is told with its current variant, the one of the address, and each that is chosen'],
      ['unit/storefront/listing/listing-results.test.tsx', 'the places of products go on across pages: %s'],
    ],
    ['frontend_view_promotion.', [events, 'tells a promotion once in a visit']],
    [
      'frontend_feature (picture_swipe).',
      ['e2e/product.spec.ts', 'a swipe through the pictures is announced to who may hear it'],
    ],
    ['frontend_auth_login, frontend_auth_register.', [events, 'tells %s once for a login']],
    [
      'frontend_auth_guest.',
      [events, 'tells a checkout and its guest once each'],
      [e2ePurchase, wholePurchase],
    ],
    [
      'frontend_add_to_wishlist, frontend_remove_from_wishlist.',
      [events, 'to the wishlist are events of its products'],
      [e2ePurchase, wholePurchase],
    ],
    [
      'frontend_purchase carries the fields of its order.',
      [e2ePurchase, wholePurchase],
      [events, 'has the fields of its order'],
    ],
    [
      'A SHA-256 hash of the trimmed, lower-cased email.',
      [events, 'hashes the address trimmed and in lower case'],
    ],
    ['payment_type is the non-giftcard payment key when several.', [events, 'was paid with %#']],
    ['Prices are the minor-unit value divided by 100.', [events, 'has minor units divided by 100']],
    [
      'Gift and buy_x_get_y promotions set the item price to 0.',
      [events, 'costs nothing by a promotion of that kind: %s'],
      [events, 'is two where a line of three holds paid and free pieces: %s'],
    ],
    [
      'A promotion view is tracked once per session per promotion.',
      [events, 'tells a promotion once in a visit'],
      [firsts, 'what lasts for a %s is told once in a tab'],
    ],
    [
      'A manual promotion string is joined with -_- only when all four parts are given.',
      ['unit/storefront/tracking/manual-promotion.test.ts', 'are joined only when all four are given: %j'],
    ],
  ],
  '8. Error catalogue': [
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
        'unit/storefront/consent/report-consent.test.ts',
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
    [
      'Error screen text keys: oops, headline, message, suggestion, back to home.',
      ['unit/app/error-screens.test.tsx', 'says all of it in the language of the market: %s'],
    ],
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
  ],
  '9. Business constants and limits': constants,
}

/**
 * What proves each sentence of the specification, section by section: a file of tests and words of a test's name in it.
 * `npm run proofs` prints it as a table with the whole names, and fails where a test has gone.
 */
