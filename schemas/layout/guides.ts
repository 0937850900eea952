import { link } from '../content'

const page = (label: string) =>
  link({ label, help: 'Unset: the page at its usual address, if the layout links to it.', tab: 'Pages' })

/** The content pages that screens lead to for details. */
export const guideFields = {
  sizesPage: page('Page on sizes'),
  togPage: page('Page on the warmth of sleeping bags'),
  devicesPage: page('Page on devices and batteries'),
  storesPage: page('Page on stores'),
  shippingPage: page('Page on shipping'),
  paymentPage: page('Page on payment'),
  termsPage: page('Page with the terms'),
  withdrawalPage: page('Page on withdrawal'),
  privacyPage: page('Page on privacy'),
  imprintPage: page('Page with the imprint'),
}
