/** The sentences that no test proves yet, each with what is missing. */
export const openSentences: Readonly<Record<string, string>> = {
  'The account home page has a teaser banner with a mobile image and a desktop image.':
    'A test of the banner that shows its mobile image on phones.',
  'Special content page: layouts/null-result-error.': 'A test of its words on the page.',
  'Special content page: layouts/checkout-content.': 'A test of its words on the page.',
  'Special content page: layouts/login-content.': 'A test of its words on the page.',
  'Toast position bottom-center.': 'A test of its place in a browser.',
  'Special content page: thank-you-expired.': 'A test of the page for an order that is not known.',
  'The query with the editor marker opens visual-editor mode at the page’s own address.':
    'An editor in a frame is led from the page to its preview.',
  'The advisors lead from the listing and its size filter.': 'A link beside the filter by size.',
  'Locale: name: ch-fr Français.': 'The name is written français.',
  'Logistics: priceReference.': 'An import takes it and keeps nothing of it.',
  'Sibling: imageHash.': 'Siblings have the address of a picture.',
  'Logout clears the local id.': 'The id that a visitor without a login has stays in the browser.',
  'Newsletter: required.': 'A registration without a choice counts as none.',
  'Layout: shipping providers.': 'They are the delivery marks of the footer.',
  'Layout: hasDownloads.': 'The API gives it to its clients, and no page reads it.',
  'Layout: coupons.': 'The API gives their configuration to its clients, and no page reads it.',
}
