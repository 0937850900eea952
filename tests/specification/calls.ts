import { eachOf, otherwise, type Sentence } from './form'

const client = 'integration/content/client/client.test.ts'
const parameters = 'integration/content/client/parameters.test.ts'
const embedded = 'integration/content/embedded/client.test.ts'
const callShop = 'unit/storefront/visitor/state/call-shop.test.ts'
const reported = 'unit/storefront/runtime/consent/report-consent.test.ts'
const logIn = 'integration/shop/accounts/log-in.test.ts'
const form = 'unit/schemas/account.test.ts'
const accountData = 'integration/shop/accounts/account-data.test.ts'
const httpAccounts = 'http/accounts.test.ts'
const events = 'unit/storefront/runtime/tracking/events.test.ts'
const pages = 'unit/storefront/runtime/tracking/watch-pages.test.ts'
const firsts = 'unit/storefront/runtime/tracking/is-first.test.ts'
const e2eTracking = 'e2e/tracking.spec.ts'
const e2ePurchase = 'e2e/tracking-purchase.spec.ts'
const wholePurchase = 'the events of a whole purchase have the fields'

export const calls: readonly Sentence[] = [
  [
    'POST /api/user/auth/{mode}/?locale.',
    [httpAccounts, 'an account is made, used and left by the calls as they are specified'],
  ],
  ...eachOf(
    'Mode of the call',
    ['login', 'register'],
    [httpAccounts, 'an account is made, used and left by the calls as they are specified'],
  ),
  [
    'Mode of the call: guest.',
    ['http/checkout.test.ts', 'A purchase › is made in %s with forms alone'],
    [form, 'has the salutation f where the call of a %s names none'],
  ],
  [
    'The body is the auth form with a lower-cased email.',
    [form, 'takes what is right, with the address in lower case'],
    ['unit/storefront/send-fields.test.ts', 'a script sends a mail address in lower case'],
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
    [
      'unit/storefront/screens/account/subscribe-from.test.ts',
      'besides goes on where %s fails, which is logged',
    ],
    ['integration/content/forms/submit.test.ts', 'passes the subscription on'],
  ],
  ...eachOf(
    'Body of the newsletter',
    ['name (fixed)', 'email', 'source', 'shopId', 'firstName', 'lastName', 'salutation'],
    [
      'integration/content/forms/submit.test.ts',
      'confirms by the link of its mail, once, and passes the subscription on',
    ],
  ),
  [
    'It is sent when the newsletter box is ticked.',
    [accountData, 'are followed by a subscription where the box was ticked'],
  ],
  [
    'GET /api/cms/{slug}?locale returns page and alternates.',
    ['http/content-calls.test.ts', '`/api/cms/{slug}` answers'],
    ['http/routing.test.ts', 'the locale of a market names its pages for the API as well'],
  ],
  otherwise(
    'The current query goes with the slug.',
    'It is taken and changes nothing: a page is the same whatever its query is, so that it can be kept.',
    ['unit/app/cms-route.test.ts', 'A page is answered alike whatever else is asked'],
    ['http/content-calls.test.ts', '`/api/cms/{slug}` answers the page and its alternates, whatever else'],
  ),
  [
    'GET /api/cms/layoutCached/?locale returns layout and banner.',
    ['http/content-calls.test.ts', '`/api/cms/layoutCached/` answers'],
  ],
  ...eachOf(
    'Answer of the layout',
    ['layout', 'brand config', 'coupon config', 'shipping-cost config', 'banner'],
    ['unit/app/layout-route.test.ts', 'is answered with what the shop, its coupons and its shipping are'],
    ['http/content-calls.test.ts', '`/api/cms/layoutCached/` answers the layout with its configurations'],
  ),
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
  ...eachOf(
    'Query parameter of stories',
    [
      'token',
      'version',
      'starts_with',
      'by_uuids',
      'resolve_relations',
      'resolve_links',
      'resolve_level',
      'excluding_fields',
      'per_page',
      'page',
    ],
    [parameters, 'a request for stories › has the parameter %s'],
  ),
  otherwise(
    'Query parameter of stories: cv.',
    'A version that is pinned would hide what is published later: the service is asked for the newest, and its own clients pin it.',
    [parameters, 'pins no cache version, which would hide what is published later'],
    [embedded, 'gets new content after a publish, from a client that holds the old cv'],
  ),
  [
    'Query parameter of stories: language.',
    [embedded, 'delivers a language with the default for what is not translated'],
  ],
  ...eachOf(
    'Answer of the content service',
    ['story', 'stories'],
    [embedded, 'gets a story by slug, with outer slashes, by id and by uuid'],
    [parameters, 'is read over as many pages as its headers per-page and total say'],
  ),
  ...eachOf(
    'Answer of the content service',
    ['links', 'link_uuids'],
    [embedded, 'resolves links as %s'],
    [client, 'finds related stories and links by fifty uuids at a time'],
  ),
  ...eachOf(
    'Answer of the content service',
    ['rels', 'rel_uuids'],
    [embedded, 'resolves relations of two levels'],
    [embedded, 'resolves more than fifty relations, whose uuids alone are in the answer'],
  ),
  [
    'Answer of the content service: cv.',
    [embedded, 'gets new content after a publish, from a client that holds the old cv'],
  ],
  ...eachOf(
    'Header of the content service',
    ['per-page', 'total'],
    [parameters, 'is read over as many pages as its headers per-page and total say'],
    [embedded, 'tells the total and the page size in headers and caps a page at 100'],
  ),
  [
    'GET {videos host}/rum/is_internal, cached.',
    ['unit/storefront/runtime/tracking/visitor.test.ts', 'is asked for once in a visit, without cookies: %s'],
  ],
  ['POST {videos host}/rum/consent/.', [reported, 'a decision is posted with its services']],
  ...eachOf(
    'Body of a decision on consent',
    ['action', 'shopId', 'href', 'version', 'consents (service to status)'],
    [reported, 'a decision is posted with its services, and without what an address may hold'],
  ),
  [
    'It is not sent in dev or preview.',
    ['unit/app/consent-route.test.ts', 'is not reported in development'],
    ['unit/app/consent-route.test.ts', 'is not reported %s'],
  ],
  [
    'Errors are reported.',
    ['unit/storefront/runtime/consent/report-consent.test.ts', 'is told to what listens to errors'],
  ],
  [
    'A beacon of web vitals after each route change.',
    [
      'unit/storefront/runtime/tracking/measure-pages.test.ts',
      'a page is told of after the change of the route',
    ],
  ],
  ...eachOf(
    'Body of the metrics',
    ['path', 'href', 'web-vital fields'],
    [
      'unit/storefront/runtime/tracking/measure-pages.test.ts',
      'a page is told of after the change of the route, without the query and the fragment',
    ],
  ),
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
  ...eachOf(
    'GET is retried once on the status',
    ['408', '409', '425', '429', '500', '502', '503', '504'],
    [callShop, 'is tried once more when a GET got %d'],
    ['unit/storefront/every-get.test.ts', 'what pages get from a server is asked for once more'],
    [client, 'is sent once more after a %i'],
  ),
  ...eachOf(
    'Not retried',
    ['POST', 'PUT', 'DELETE'],
    [callShop, 'is not tried again: %s with %d'],
    [client, 'is never sent again: %s'],
  ),
  ['Not retried: PATCH.', [client, 'is never sent again: %s']],
  [
    'A tag manager script is loaded.',
    [e2eTracking, 'is loaded once in a document, and reads the data layer from its beginning'],
  ],
  [
    'Page views are pushed to its data layer on each route change.',
    [e2eTracking, 'the way from a list to the purchase'],
    [pages, 'each route is a page view, with its query'],
    [pages, 'Back tells the page to which it leads, once and as it is shown'],
    ['unit/storefront/runtime/tracking/left-early.test.ts', 'is told on the next one, in its order and once'],
  ],
  ['frontend_view_cart.', [events, 'make the view of a basket'], [e2ePurchase, wholePurchase]],
  [
    'frontend_begin_checkout.',
    [events, 'tells a checkout and its guest once each'],
    [firsts, 'a second checkout in a visit is told'],
    [e2ePurchase, wholePurchase],
  ],
  ...eachOf(
    'Event',
    ['frontend_add_to_cart', 'frontend_remove_from_cart', 'frontend_modify_in_cart'],
    [events, 'to the basket are events with what was added, changed and removed'],
    [e2ePurchase, wholePurchase],
  ),
  ...eachOf(
    'Event',
    ['frontend_view_item', 'frontend_select_item', 'frontend_view_item_list'],
    [e2ePurchase, wholePurchase],
    [pages, 'a product is told with its current variant, the one of the address, and each that is chosen'],
    [
      'unit/storefront/screens/listing/listing-results.test.tsx',
      'the places of products go on across pages: %s',
    ],
  ),
  [
    'frontend_view_promotion.',
    [events, 'tells a promotion once in a visit'],
    ['unit/blocks/bundle-promotion.test.tsx', 'tells that the promotion is shown'],
  ],
  [
    'frontend_feature (picture_swipe).',
    ['e2e/product.spec.ts', 'a swipe through the pictures is announced to who may hear it'],
  ],
  ...eachOf(
    'Event',
    ['frontend_auth_login', 'frontend_auth_register'],
    [events, 'tells %s once for a login'],
  ),
  [
    'frontend_auth_guest.',
    [events, 'tells a checkout and its guest once each'],
    [e2ePurchase, wholePurchase],
  ],
  ...eachOf(
    'Event',
    ['frontend_add_to_wishlist', 'frontend_remove_from_wishlist'],
    [events, 'to the wishlist are events of its products'],
    [e2ePurchase, wholePurchase],
  ),
  ...eachOf(
    'frontend_purchase',
    [
      'transaction_id',
      'customer_id',
      'value',
      'sale_reduction_with_tax',
      'coupon_reduction_with_tax',
      'tax',
      'shipping',
      'coupon',
      'coupon_code',
      'currency',
      'payment_type',
      'giftcard',
      'giftcard_code',
      'items',
      'specialCoupon',
    ],
    [e2ePurchase, wholePurchase],
    [events, 'has the field %s of its order'],
  ),
  [
    'frontend_purchase: isGuestCustomer.',
    [e2ePurchase, wholePurchase],
    [events, 'is that of a guest as its order says, whoever is logged in: %s'],
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
    [
      'unit/storefront/runtime/tracking/manual-promotion.test.ts',
      'are joined only when all four are given: %j',
    ],
  ],
]
