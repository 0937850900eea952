import { z } from 'zod'
import {
  asset,
  bloks,
  type ContentLink,
  defineBlock,
  items,
  link,
  number,
  option,
  requiredAsset,
  requiredText,
  text,
  textarea,
} from './content'

/** A link of the header or the footer. */
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
  description: 'A heading of the footer with the links below it.',
  group: 'layout',
  icon: 'links',
  kind: 'item',
  schema: z.object({
    name: requiredText({ label: 'Name' }),
    link: link({ label: 'Link of the name' }),
    links: items(layoutLink, { label: 'Links' }),
  }),
})

const navigationTeaser = defineBlock({
  name: 'navigation_teaser',
  label: 'Teaser of the menu',
  description: 'A picture with a few words beside the categories of the menu.',
  group: 'layout',
  icon: 'image',
  kind: 'item',
  schema: z.object({
    headline: requiredText({ label: 'Headline' }),
    text: textarea({ label: 'Text' }),
    image: requiredAsset({ label: 'Picture' }),
    link: link({ label: 'Link' }),
  }),
})

type Fields<D extends { schema: z.ZodType }> = z.output<D['schema']>
type Teaser = Fields<typeof navigationTeaser> & { uid: string; component: 'navigation_teaser' }
type NavigationEntry = {
  name: string
  link?: ContentLink | undefined
  teaser: Teaser[]
  entries: (NavigationEntry & { uid: string; component: 'navigation_entry' })[]
}

/** An entry of the category navigation: name, link, sub-categories. */
const navigationEntry = defineBlock({
  name: 'navigation_entry',
  label: 'Category of the menu',
  description: 'A category of the menu, with its sub-categories to any depth.',
  group: 'layout',
  icon: 'menu',
  kind: 'item',
  schema: z.object({
    name: requiredText({ label: 'Name' }),
    link: link({ label: 'Link' }),
    teaser: items(navigationTeaser, {
      label: 'Teaser',
      help: 'Shown beside the sub-categories.',
      maximum: 1,
    }),
    get entries(): z.ZodType<NavigationEntry['entries']> {
      return items(navigationEntry, { label: 'Sub-categories' })
    },
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
    code: text({
      label: 'Code',
      help: 'For payment methods the code of the shop, for example RE.',
      onlyIf: { field: 'image', is: 'empty' },
    }),
    image: asset({ label: 'Picture' }),
    link: link({ label: 'Link' }),
  }),
})

const layoutText = defineBlock({
  name: 'layout_text',
  label: 'Line',
  description:
    'A selling point or an order service: a short line with an optional second line, icon and link.',
  group: 'layout',
  icon: 'line',
  kind: 'item',
  schema: z.object({
    title: requiredText({ label: 'Title' }),
    text: textarea({ label: 'Text' }),
    icon: text({ label: 'Icon', help: 'The name of an icon of the design system.' }),
    link: link({ label: 'Link' }),
  }),
})

const layoutHotline = defineBlock({
  name: 'layout_hotline',
  label: 'Hotline',
  description: 'How the service is reached: a number, an address, hours and languages.',
  group: 'layout',
  icon: 'phone',
  kind: 'item',
  schema: z.object({
    title: requiredText({ label: 'Title' }),
    text: textarea({ label: 'Text' }),
    phone: text({ label: 'Telephone number' }),
    hours: text({ label: 'Hours' }),
    languages: text({
      label: 'Languages',
      help: 'Their codes, with commas: de, fr. Unset: the language of the market.',
    }),
    link: link({ label: 'Link', help: 'To an e-mail address, or to a page.' }),
  }),
})

const contactSubject = defineBlock({
  name: 'contact_subject',
  label: 'Contact subject',
  description: 'A subject to choose in the contact form.',
  group: 'layout',
  icon: 'chat',
  kind: 'item',
  schema: z.object({
    title: requiredText({ label: 'Title' }),
    text: textarea({ label: 'Hint', help: 'What helps to answer quickly, such as a photo.' }),
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
    legalName: text({
      label: 'Legal name',
      help: 'The name of the company that sells in this market, for search engines.',
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
  navigationEntry,
  navigationTeaser,
  layoutMark,
  layoutText,
  layoutHotline,
  contactSubject,
  shippingCondition,
  consentCategory,
] as const
