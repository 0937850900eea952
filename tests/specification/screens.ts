import { eachOf, otherwise, type Proof, type Sentence } from './form'

const routes = 'unit/platform/markets/screens.test.ts'
const paths = 'unit/platform/markets/paths.test.ts'
const roles = 'http/roles.test.ts'
const edge = 'unit/server/edge/addresses.test.ts'
const takeover = 'unit/server/edge/takeover.test.ts'
const routing = 'http/routing.test.ts'
const page = 'unit/content/pages/page.test.ts'
const head = 'http/head.test.ts'
const crawledHead = 'http/crawl/head.test.ts'
const dialogs = 'e2e/design-system.spec.ts'
const productHead = 'unit/storefront/screens/product/structured-data.test.ts'
const productAddress = 'http/product-addresses.test.ts'
const answered = 'unit/storefront/runtime/start/offline/answer-address.test.ts'
const visited = 'e2e/visitor-addresses.spec.ts'

const path: Proof = [routes, 'the route table › %s']
const openScreen: Proof = [roles, 'sees every open screen']
const accountScreen: Proof = [roles, 'is led to the login from every screen of an account']
const mended: Proof = [edge, 'is redirected once, with 308 and its query: %s']
const asError: Proof[] = [
  ['unit/app/error-screens.test.tsx', 'says all of it in the language of the market: %s'],
]

export const screens: readonly Sentence[] = [
  ['Market prefixes are de, at, ch and ch-fr.', path],
  ['Every path ends with a slash.', path, mended],
  [
    'Content page: /{market}/{slug...}, catch-all.',
    ['http/crawl/listed-pages.test.ts', 'every page that the content service lists answers 200'],
    [routing, 'leave their names to pages of the content'],
  ],
  [
    'Documentation with its own layout: /{market}/documentation/{slug...}.',
    ['e2e/navigation.spec.ts', 'leads from the shop into the documentation and back'],
    ['unit/app/documentation-layout.test.tsx', 'hearts work where the shop has a wishlist'],
  ],
  ...eachOf('Path of the screen', ['login', 'search', 'basket', 'contact', 'wishlist'], path, openScreen),
  [
    'Product detail: /{market}/p/{pdp}/.',
    [routes, 'fills in the parameters of product and order'],
    [productAddress, 'leads for good to the canonical one'],
  ],
  [
    'Checkout: the word for cash register, with the checkout layout and the checkout guard.',
    path,
    [roles, 'is led to the basket from the checkout'],
    ['unit/storefront/screens/checkout/frame.test.tsx', 'leads home, helps, and has no navigation'],
  ],
  ['Checkout login: the checkout path plus login/, without guard.', path, openScreen],
  [
    'Thank-you: danke, merci.',
    path,
    ['http/checkout.test.ts', 'A purchase › is made in %s with forms alone'],
  ],
  ...eachOf(
    'Path of the account',
    [
      'home',
      'address book',
      'change password',
      'contact form',
      'delete account',
      'overview of my data',
      'order list',
      'personal data',
    ],
    path,
    accountScreen,
  ),
  [
    'Path of the account: balance.',
    path,
    ['http/accounts.test.ts', 'the screens of an account have no double'],
  ],
  ['Path of the account: new password (public).', path, openScreen],
  [
    'Path of the account: order detail.',
    [routes, 'fills in the parameters of product and order'],
    accountScreen,
  ],
  [
    'All account pages need login except the new-password page.',
    accountScreen,
    [routes, 'lets only the new-password page of the account area open'],
  ],
  [
    'The account home page has a teaser banner with a mobile image and a desktop image.',
    ['unit/blocks/banner.test.ts', 'gives phones their own picture where it is %s'],
  ],
  [
    'The product page shows three delivery benefit lines: on invoice, family prices and returns.',
    ['unit/storefront/screens/product/promises.test.tsx', 'the first of three lines promises to pay %s'],
  ],
  [
    'A path without a trailing slash or file extension is redirected to the slash version.',
    mended,
    [edge, 'is not redirected when it is: %s'],
    [routing, 'one redirect leads to the final address › $'],
  ],
  ['Plus signs in a path become spaces.', mended, [paths, '%s is mended to %s']],
  [
    'If a route’s validator fails, a not-found error page is shown.',
    ['unit/server/edge/product-paths.test.ts', 'is missing, and nothing is rendered for it: %s'],
    [productAddress, 'answers 404 where there is no such product'],
  ],
  [
    'When the query has redirect=goodbye, an info toast says the account was deleted.',
    [visited, 'that says goodbye tells for five seconds'],
    [answered, 'says goodbye'],
  ],
  ['Server route rules can redirect.', [takeover, 'is redirected with the status that was entered: %i']],
  [
    'External redirects do a full page load.',
    ['e2e/navigation.spec.ts', 'a redirect to another host leaves the shop'],
  ],
  [
    'A stale-build or chunk-load error reloads the target page, at most once per path within 10 seconds.',
    ['unit/storefront/runtime/builds/stale-build.test.ts', 'reloads a path at most once within 10 seconds'],
    [
      'unit/storefront/runtime/builds/stale-build.test.ts',
      'loads the target of the link that is being followed',
    ],
    ['e2e/navigation.spec.ts', 'without a page’s code: that page is loaded anew, once'],
    ['e2e/consent.spec.ts', 'code of the dialog that is gone › loads the page again'],
  ],
  [
    'Layouts are checkout, default and documentation.',
    ['unit/platform/markets/screens.test.ts', 'has the layout of its kind of screen: %s'],
  ],
  [
    'A route’s layout is loaded ahead of navigation.',
    ['e2e/connection.spec.ts', 'a layout is loaded ahead of the navigation that needs it'],
  ],
  [
    'At most 4 route preloads run in parallel.',
    ['e2e/navigation.spec.ts', 'the next page is loaded ahead › at most four at a time'],
    ['unit/storefront/runtime/start/offline/preload.test.ts', 'of the links in view › %s'],
  ],
  ['Content pages are fetched by slug.', [page, 'is the story of that slug in the folder of the market']],
  ['The slug / maps to the key _.', [paths, 'contentKey › %s → %s'], [page, 'is the home page for %s']],
  ['The slug is lower-cased.', [paths, 'contentKey › %s → %s']],
  ['Umlauts and the sharp s are transliterated (ae, oe, ue, ss).', [paths, 'transliterate › %s → %s']],
  ['Upper-case slugs redirect to the lower-case path.', mended, [paths, '%s is mended to %s']],
  [
    'Slugs starting with fabula-ng/ or ending in a file extension give a 404 with the message ‘Not found’.',
    [routing, ' answers ‘Not found’ without a page around it'],
    [paths, 'isImpossibleSlug › %s can never be a page'],
  ],
  [
    'If a page is missing, the shop looks up a redirect target and follows it with the given status code.',
    [takeover, 'is redirected with the status that was entered: %i'],
    [routing, 'is answered with $'],
  ],
  [
    'Failing that, it shows the configured error page.',
    [takeover, 'answers with the error document of its market and 404'],
    ['http/special-pages.test.ts', 'layouts/%s stand on %s'],
  ],
  ...eachOf(
    'Special content page',
    ['layouts/null-result-error', 'layouts/checkout-content', 'layouts/login-content'],
    ['http/special-pages.test.ts', 'layouts/%s stand on %s'],
  ),
  [
    'Special content page: thank-you-expired.',
    ['unit/app/thank-you-page.test.tsx', 'shows the words for one that has expired'],
    ['unit/app/thank-you-page.test.tsx', 'for an order that has been there for a while shows them, too'],
  ],
  ['The path /home/ is normalised to the root.', mended, [paths, '%s is mended to %s']],
  [
    'A locale prefix and the category-pages prefix kategorieseiten are stripped to obtain the canonical content path.',
    [paths, 'canonicalContentPath › %s → %s'],
    [paths, 'strips one prefix and one category prefix'],
  ],
  [
    'Category and landing pages come from the content service.',
    [page, 'is the category page of that name when there is no other'],
    ['e2e/listing.spec.ts', 'a category shows its products'],
  ],
  otherwise(
    'Their route names start with slug.',
    'Routes of Next.js have no names: the folder of the catch-all route is called [...slug].',
    ['unit/server/edge/inner-route.test.ts', 'is rendered under its own path'],
  ),
  [
    'Page content holds a body of components, including a listing component.',
    ['unit/blocks/listing.test.ts', 'shows headline, introduction and the blocks around the products'],
    [
      'unit/storefront/screens/layout/every-field.test.tsx',
      'the page › shows or tells something of each of its fields',
    ],
  ],
  [
    'Page content holds trigger containers.',
    ['unit/blocks/trigger-container.test.ts', 'shows its blocks without dates and triggers'],
  ],
  [
    'Page content holds translated_slugs.',
    [page, 'are the alternates of a page, in every language that is published'],
    ['unit/content/client/story.test.ts', 'names its published translated paths'],
  ],
  [
    'A page redirects to the locale-matching alternate path if that differs from the current path.',
    [page, 'lead from the slug of another market to the page of this one'],
    [routing, 'a slug of another market leads to the same page of this one'],
  ],
  ...eachOf(
    'Head tag per locale',
    ['hreflang alternates', 'canonical', 'og:locale', 'og:url'],
    [head, 'say what they are, where and in which language'],
    [crawledHead, 'says what it is, where it is and in which language'],
  ),
  ['A root redirect exists.', [routing, 'the root › keeps the query']],
  [
    'The last dash-separated segment of the pdp parameter is the product number.',
    ['unit/shop/rules/seo-slug.test.ts', 'gives the number at its end back'],
    [productAddress, 'leads for good to the canonical one'],
  ],
  [
    'The page redirects to its canonical seo path if the current path differs.',
    [productAddress, 'leads for good to the canonical one'],
    [
      'unit/server/edge/product-paths.test.ts',
      'is mended by one permanent redirect that keeps its query: %s',
    ],
  ],
  ...eachOf(
    'The seo slug',
    [
      'lower-case',
      'spaces, commas and slashes become hyphens',
      'umlauts become ae, oe, ue, and the sharp s becomes ss',
      'all other non-alphanumeric characters are removed',
      'the parts are joined with hyphens',
    ],
    ['unit/shop/rules/seo-slug.test.ts', 'the seo slug › %s'],
  ),
  [
    'The title is built from brand, subbrand, name and colour or size attributes.',
    ['unit/shop/rules/product-title.test.ts', 'the title of a product › %s'],
    ['integration/shop/find-product.test.ts', 'is called by brand, subbrand, name and colour'],
  ],
  [
    'The query parameter variant selects the current variant by its reference key.',
    ['unit/shop/product/address.test.ts', 'the variant of an address › %s'],
    ['e2e/product.spec.ts', 'of the address is shown before any code has come'],
  ],
  [
    'Product meta image: 600x600, quality 100.',
    [productHead, 'is 600x600 in the best quality'],
    [
      'unit/storefront/design/pictures/product-pictures.test.tsx',
      'is whole on white in 600 by 600 for other sites',
    ],
  ],
  [
    'Switching the product resets the reviews-open and warnings-open flags.',
    ['e2e/product.spec.ts', 'reviews and warnings are closed again on another product'],
  ],
  [
    'A query voucher on any page stores a voucher cookie for 14 days.',
    [answered, 'with a voucher is answered once'],
    [visited, 'is kept on every page'],
  ],
  [
    'It shows the toast ‘giftCode.activated’.',
    [visited, 'with a voucher keeps it for 14 days and says so once'],
  ],
  [
    'The hash #denyConsent resets consent to defaults.',
    [
      'unit/storefront/runtime/consent/consent-cookie.test.ts',
      'is the decision of the button that denies: defaults',
    ],
    [answered, 'takes back what was allowed and what was kept for it'],
  ],
  [
    'A query scrid is stored only if the payback_storage service consent is on.',
    [answered, 'is kept with consent, and leaves the address'],
    [answered, 'is not kept %s'],
  ],
  [
    'A query scrid is stored only if it passes a validity check with a limit of 5.',
    ['unit/storefront/visitor/state/scrid.test.ts', 'a scrid is not valid › %s'],
    [answered, 'is not kept %s'],
  ],
  [
    'In visual-editor mode the page live-updates.',
    ['process/outage.test.ts', 'renders what is typed for it alone'],
    ['e2e/studio-live.spec.ts', 'what is typed shows in the frame'],
  ],
  [
    'The query with the editor marker opens visual-editor mode at the page’s own address.',
    ['unit/server/edge/editor-frame.test.ts', 'leads the editor from %s to the page as it is edited'],
    ['unit/server/edge/editor-frame.test.ts', 'shows the public page to a visitor %s'],
  ],
  [
    'The editor bridge loads only when the query carries an editor token.',
    ['http/preview.test.ts', 'no visitor loads the code of the bridge'],
    ['process/outage.test.ts', 'Storyblok’s visual editor › is not believed %s'],
  ],
  [
    'The editor bridge loads only when the page is inside a frame.',
    ['unit/storefront/runtime/live-preview/guard.test.ts', 'are heard from the editor around the frame'],
    ['e2e/studio-live.spec.ts', 'a visitor sees nothing of it'],
  ],
  [
    'The consent banner shows as a modal dialog.',
    ['e2e/consent.spec.ts', 'asks a fresh visitor, and keeps the focus'],
  ],
  [
    'It does not show in retail kiosk mode.',
    ['e2e/consent.spec.ts', 'userAgent › is not asked'],
    ['unit/storefront/runtime/consent/is-due.test.ts', 'a page %s'],
  ],
  ...eachOf(
    'The generic error screen',
    ['headline', 'message', 'suggestion', 'back-to-home link'],
    ...asError,
  ),
  [
    'The status code, message and stack show only in the qa environment.',
    ['unit/app/error-screens.test.tsx', 'shows code, message and stack in the quality assurance environment'],
    ['unit/server/edge/error-details.test.ts', 'An error screen of the shop › shows nothing of this: %s'],
  ],
  ['Favicons and touch icons are generated per locale.', [head, 'are there, in their sizes']],
  [
    'Dialogs are tracked. The topmost one scrolls, and the body is locked while any is open.',
    [dialogs, 'of stacked dialogs the topmost scrolls and closes first; the page stands still'],
    ['unit/storefront/design/ui/dialog/dialog-stack.test.ts', 'the one that was opened last is on top'],
  ],
  ...eachOf(
    'Dialog position',
    ['center', 'right', 'left', 'mobileLeft'],
    [dialogs, 'opens by keyboard in its place, keeps the focus and gives it back'],
  ),
  ['A dialog closes by Esc.', [dialogs, 'opens by keyboard in its place, keeps the focus and gives it back']],
  ['A dialog closes by a backdrop click.', [dialogs, 'a click on the backdrop, not by one inside']],
  [
    'A dialog closes by a swipe down of more than 70 px.',
    ['unit/storefront/design/ui/dialog/swipe.test.ts', 'a drag of %i px closes the dialog: %s'],
    [dialogs, 'by a swipe down of more than 70 px'],
  ],
  ['Swipe detection starts at 10 px.', ['unit/storefront/design/ui/dialog/swipe.test.ts', 'one that %s']],
  [
    'The category navigation keeps a breadcrumb stack.',
    ['unit/storefront/runtime/start/offline/menu-stack.test.ts', 'goes down level by level'],
    ['e2e/header-and-footer.spec.ts', 'has a breadcrumb in the menu of phones'],
  ],
  [
    'Back pops one level, or resets to the root.',
    ['unit/storefront/runtime/start/offline/menu-stack.test.ts', 'goes back one level'],
    ['unit/storefront/runtime/start/offline/menu-stack.test.ts', 'stays at the root'],
  ],
  ['At most 4 filters are shown on desktop.', ['e2e/listing.spec.ts', 'the bar shows at most four filters']],
  ...eachOf(
    'Filter parameter',
    [
      'brand',
      'base colour',
      'size',
      'price',
      'age from',
      'subbrand',
      'gender',
      'sustainability',
      'UV protection',
      'water column',
      'season label',
    ],
    ['unit/shop/listing/query.test.ts', 'reads the filter %s'],
  ),
  [
    'The filter by colour is one by base colour.',
    ['integration/shop/listing.test.ts', 'offers base colours with all of their shades counted'],
    ['unit/storefront/screens/listing/facet-views.test.ts', 'by colour › show %s'],
  ],
  [
    'No other filter parameter is read.',
    ['unit/shop/listing/query.test.ts', 'the query of a listing › %j is %j'],
  ],
  ...eachOf(
    'Attribute advisor',
    ['size advisor', 'tog advisor'],
    ['unit/shop/product/advisors.test.ts', 'the advisor of a product › for %s'],
    ['unit/blocks/advisor-entry.test.ts', 'opens the dialog of its advisor'],
  ),
  [
    'The advisors lead from the listing and its size filter.',
    ['unit/blocks/listing.test.ts', 'leads to the advisor of its category, and from its filter by size too'],
    ['unit/storefront/screens/listing/find-advice.test.ts', 'the advice of a listing › leads for %s'],
    ['unit/storefront/screens/listing/find-advice.test.ts', 'where the shop has it'],
  ],
  [
    'The default sort is relevancy descending.',
    ['unit/shop/listing/query.test.ts', 'the query of a listing › %j is %j'],
    ['integration/shop/listing.test.ts', 'the most popular first'],
  ],
]
