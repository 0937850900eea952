import { z } from 'zod'
import {
  asset,
  bloks,
  defineBlock,
  items,
  link,
  number,
  option,
  requiredText,
  text,
  textarea,
} from './content'

/** A link of the header or the footer, with its own links below it. */
const layoutLink = defineBlock({
  name: 'layout_link',
  label: 'Link',
  description: 'A link of the header or the footer.',
  group: 'layout',
  icon: 'link',
  kind: 'item',
  schema: z.object({ name: requiredText({ label: 'Name' }), link: link({ label: 'Link' }) }),
})

const layoutLinkGroup = defineBlock({
  name: 'layout_link_group',
  label: 'Group of links',
  description: 'A heading with the links below it.',
  group: 'layout',
  icon: 'links',
  kind: 'item',
  schema: z.object({
    name: requiredText({ label: 'Name' }),
    link: link({ label: 'Link of the name' }),
    links: items(layoutLink, { label: 'Links' }),
  }),
})

const layoutMark = defineBlock({
  name: 'layout_mark',
  label: 'Mark',
  description: 'A payment, trust or delivery mark.',
  group: 'layout',
  icon: 'badge',
  kind: 'item',
  schema: z.object({
    name: requiredText({ label: 'Name' }),
    code: text({ label: 'Code', help: 'For payment methods the code of the shop, for example RE.' }),
    image: asset({ label: 'Picture' }),
    link: link({ label: 'Link' }),
  }),
})

const layoutText = defineBlock({
  name: 'layout_text',
  label: 'Line',
  description: 'A short line with an optional second line and link: a selling point, a service or a hotline.',
  group: 'layout',
  icon: 'line',
  kind: 'item',
  schema: z.object({
    title: requiredText({ label: 'Title' }),
    text: textarea({ label: 'Text' }),
    icon: text({ label: 'Icon' }),
    phone: text({ label: 'Telephone number' }),
    hours: text({ label: 'Hours' }),
    link: link({ label: 'Link' }),
  }),
})

const shippingCondition = defineBlock({
  name: 'shipping_condition',
  label: 'Shipping condition',
  description: 'Shipping costs from an order value on.',
  group: 'shop',
  icon: 'truck',
  kind: 'item',
  schema: z.object({
    label: requiredText({ label: 'Label' }),
    versandkosten: number({ label: 'Shipping costs in minor units', min: 0 }),
    ab_bestellwert: number({ label: 'From an order value in minor units', min: 0 }),
  }),
})

const consentCategory = defineBlock({
  name: 'consent_category',
  label: 'Consent category',
  description: 'A group of services that the visitor allows or denies together.',
  group: 'layout',
  icon: 'cookie',
  kind: 'item',
  schema: z.object({
    group: requiredText({ label: 'Key' }),
    title: requiredText({ label: 'Title' }),
    text: textarea({ label: 'Text' }),
    required: option({ label: 'Required', values: { no: 'No', yes: 'Yes' }, initial: 'no' }),
    defaultValue: option({ label: 'At first', values: { off: 'Off', on: 'On' }, initial: 'off' }),
  }),
})

/** The layout story of a market. */
export const layoutDefinition = defineBlock({
  name: 'layout',
  label: 'Layout',
  description: 'What stands around every page: header, footer, service, and the texts that all pages share.',
  group: 'layout',
  icon: 'layout',
  kind: 'page',
  schema: z.object({
    logo: asset({ label: 'Logo', tab: 'Header' }),
    navigation: items(layoutLinkGroup, { label: 'Navigation', tab: 'Header' }),
    featured: items(layoutLink, { label: 'Featured links', tab: 'Header' }),
    serviceLinks: items(layoutLink, { label: 'Service links', tab: 'Header' }),
    sellingPoints: items(layoutText, { label: 'Unique selling points', tab: 'Header' }),
    footerLinks: items(layoutLinkGroup, { label: 'Footer links', tab: 'Footer' }),
    paymentProviders: items(layoutMark, { label: 'Payment marks', tab: 'Footer' }),
    trustSeals: items(layoutMark, { label: 'Trust marks', tab: 'Footer' }),
    deliveryProviders: items(layoutMark, { label: 'Delivery marks', tab: 'Footer' }),
    socialLinks: items(layoutLink, { label: 'Social links', tab: 'Footer' }),
    legalInfos: items(layoutLink, { label: 'Legal links', tab: 'Footer' }),
    hotlineCards: items(layoutText, { label: 'Hotlines', tab: 'Service' }),
    orderServices: items(layoutText, { label: 'Order services', tab: 'Service' }),
    contactSubjects: items(layoutText, { label: 'Contact subjects', tab: 'Service' }),
    omqContactKey: text({ label: 'OMQ contact key', tab: 'Service' }),
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
    consentCategories: items(consentCategory, { label: 'Categories', tab: 'Consent' }),
    shippingConditions: items(shippingCondition, { label: 'Shipping cost conditions', tab: 'Shop' }),
    deviceRegistration: text({
      label: 'Registration number for devices',
      help: 'With what it is, as product pages of electronics show it. Unset: the market has none.',
      tab: 'Shop',
    }),
    hasDownloads: option({
      label: 'Downloads are sold',
      values: { yes: 'Yes', no: 'No' },
      initial: 'no',
      tab: 'Shop',
    }),
    campaignsTop: bloks({ label: 'Campaigns above the page', tab: 'Campaigns' }),
    campaignsBottom: bloks({ label: 'Campaigns below the page', tab: 'Campaigns' }),
  }),
})

/** The item blocks of the layout, for the registry. */
export const layoutItems = [
  layoutLink,
  layoutLinkGroup,
  layoutMark,
  layoutText,
  shippingCondition,
  consentCategory,
] as const
