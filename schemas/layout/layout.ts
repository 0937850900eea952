import { z } from 'zod'
import { asset, bloks, defineBlock, items, option, text, textarea } from '../content'
import { guideFields } from './guides'
import {
  consentCategory,
  contactSubject,
  layoutCoupon,
  layoutHotline,
  layoutLink,
  layoutLinkGroup,
  layoutMark,
  layoutText,
  productAttribute,
  shippingCondition,
} from './items'
import { navigationEntry } from './navigation-entry'

/** The layout story of a market. */
export const layoutDefinition = defineBlock({
  name: 'layout',
  label: 'Layout',
  description: 'What stands around every page: header, footer, service, and the texts that all pages share.',
  group: 'layout',
  icon: 'layout',
  kind: 'page',
  schema: z.object({
    logo: asset({
      label: 'Logo',
      help: 'A PNG, WebP or JPEG file, shown 40 px high. Unset: the drawn logo of the shop.',
      tab: 'Header',
    }),
    navigation: items(navigationEntry, { label: 'Category navigation', tab: 'Header' }),
    featured: items(layoutLink, { label: 'Featured links', tab: 'Header' }),
    serviceLinks: items(layoutLink, { label: 'Service links', tab: 'Header' }),
    sellingPoints: items(layoutText, { label: 'Unique selling points', tab: 'Header' }),
    footerLinks: items(layoutLinkGroup, { label: 'Footer links', tab: 'Footer' }),
    paymentProviders: items(layoutMark, { label: 'Payment marks', tab: 'Footer' }),
    trustSeals: items(layoutMark, { label: 'Trust marks', tab: 'Footer' }),
    deliveryProviders: items(layoutMark, { label: 'Delivery marks', tab: 'Footer' }),
    socialLinks: items(layoutLink, { label: 'Social links', tab: 'Footer' }),
    legalInfos: items(layoutLink, { label: 'Legal links', tab: 'Footer' }),
    ...guideFields,
    legalName: text({
      label: 'Legal name',
      help: 'The name of the company that sells in this market, for search engines.',
      sameEverywhere: true,
      tab: 'Service',
    }),
    hotlineCards: items(layoutHotline, { label: 'Hotlines', tab: 'Service' }),
    orderServices: items(layoutText, {
      label: 'Order services',
      help: 'Beside the contact form: where questions about orders are answered already.',
      tab: 'Service',
    }),
    contactSubjects: items(contactSubject, { label: 'Contact subjects', maximum: 12, tab: 'Service' }),
    omqContactKey: text({
      label: 'OMQ contact key',
      help: 'Stands on the contact form as data-omq-contact-key, for the help widget that a tag manager loads.',
      tab: 'Service',
    }),
    titleTemplate: text({
      label: 'Title template',
      help: '%s stands for the title of the page.',
      tab: 'Texts',
    }),
    defaultDescription: textarea({ label: 'Description of pages without one', tab: 'Texts' }),
    consentTitle: text({ label: 'Consent title', tab: 'Consent' }),
    consentText: textarea({ label: 'Consent text', tab: 'Consent' }),
    consentAcceptAll: text({ label: 'Button: accept all', tab: 'Consent' }),
    consentSave: text({ label: 'Button: save selection', tab: 'Consent' }),
    consentDeny: text({ label: 'Button: deny', tab: 'Consent' }),
    consentChoose: text({ label: 'Button: choose', help: 'Leads to the categories.', tab: 'Consent' }),
    consentSettings: text({
      label: 'Name of the settings',
      help: 'Above the categories, and of the link in the footer. Other links open the dialog with the address #consent.',
      tab: 'Consent',
    }),
    consentLinks: items(layoutLink, {
      label: 'Links to explanations',
      help: 'To the privacy policy and the imprint. The dialog does not open by itself on these pages.',
      tab: 'Consent',
    }),
    consentCategories: items(consentCategory, { label: 'Categories', tab: 'Consent' }),
    shippingConditions: items(shippingCondition, { label: 'Shipping cost conditions', tab: 'Shop' }),
    shippingProviders: items(layoutMark, {
      label: 'Carriers',
      help: 'Who brings the parcels of this market: shown where an address for delivery is asked for, and with their pictures at the parcels of an order. Their codes are the keys of the carriers, such as dhl.',
      tab: 'Shop',
    }),
    productAttributes: items(productAttribute, {
      label: 'Product attributes',
      help: "The data on product pages, in this order. Unset: all that the product's data has, in its order.",
      tab: 'Shop',
    }),
    deviceRegistration: text({
      label: 'Registration number for devices',
      help: 'With what it is, as product pages of electronics show it. Unset: the market has none.',
      tab: 'Shop',
    }),
    guaranteeNotice: asset({
      label: 'Notice on the legal guarantee',
      help: 'The official picture of the European Union (Regulation (EU) 2025/1960, annex I) in the language of this market, unchanged. Unset: its content in words. Not shown in Switzerland.',
      tab: 'Shop',
    }),
    hasDownloads: option({
      label: 'Downloads are sold',
      help: 'The account then says where files that are bought will be, to customers who have none. What they have bought it lists always.',
      values: { yes: 'Yes', no: 'No' },
      initial: 'no',
      tab: 'Shop',
    }),
    coupons: items(layoutCoupon, {
      label: 'Coupons',
      help: 'Codes that the basket and the account offer to everybody, while their time lasts and their voucher can be redeemed in the market.',
      tab: 'Shop',
    }),
    campaignsTop: bloks({ label: 'Campaigns above the page', tab: 'Campaigns' }),
    campaignsBottom: bloks({ label: 'Campaigns below the page', tab: 'Campaigns' }),
  }),
})
