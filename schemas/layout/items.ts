import { z } from 'zod'
import {
  asset,
  datetime,
  defineBlock,
  items,
  link,
  number,
  option,
  requiredText,
  text,
  textarea,
  withHints,
} from '../content'
import { writtenCode } from '../shop'
import { navigationEntry, navigationTeaser } from './navigation-entry'

/** A link of the header or the footer. */
export const layoutLink = defineBlock({
  name: 'layout_link',
  label: 'Link',
  description: 'A link of the header or the footer.',
  group: 'layout',
  icon: 'link',
  kind: 'item',
  schema: z.object({ name: requiredText({ label: 'Name' }), link: link({ label: 'Link' }) }),
})

export const layoutLinkGroup = defineBlock({
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

export const layoutMark = defineBlock({
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
      help: 'For payment methods the code of the shop, for carriers their key, such as dhl. Product pages promise purchase on invoice with RE alone. Without a picture, the code chooses a drawing.',
    }),
    image: asset({ label: 'Picture' }),
    link: link({ label: 'Link' }),
  }),
})

export const layoutText = defineBlock({
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
    icon: text({ label: 'Icon', help: 'The name of an icon of the design system.', picks: 'icon' }),
    link: link({ label: 'Link' }),
  }),
})

export const layoutHotline = defineBlock({
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
      sameEverywhere: true,
    }),
    link: link({ label: 'Link', help: 'To an e-mail address, or to a page.' }),
  }),
})

export const contactSubject = defineBlock({
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

export const shippingCondition = defineBlock({
  name: 'shipping_condition',
  label: 'Shipping condition',
  description: 'Shipping costs from an order value on.',
  group: 'shop',
  icon: 'truck',
  kind: 'item',
  schema: z.object({
    label: requiredText({ label: 'Label' }),
    versandkosten: number({ label: 'Shipping costs in minor units', min: 0, isAmount: true }),
    ab_bestellwert: number({ label: 'From an order value in minor units', min: 0, isAmount: true }),
  }),
})

const couponCode = { label: 'Code', help: 'Of a voucher that is valid in this market.' }

export const layoutCoupon = defineBlock({
  name: 'layout_coupon',
  label: 'Coupon',
  description: 'A code that everybody may redeem, in the basket and in the account.',
  group: 'shop',
  icon: 'badge',
  kind: 'item',
  schema: z.object({
    name: requiredText({ label: 'Name', help: 'What the code brings: 10 % off your first order.' }),
    code: withHints(requiredText(couponCode).pipe(writtenCode), {
      ...{ type: 'text', required: true },
      ...couponCode,
    }),
    text: textarea({ label: 'Conditions' }),
    dateFrom: datetime({ label: 'From (UTC)' }),
    dateTo: datetime({ label: 'To (UTC)' }),
  }),
})

export const productAttribute = defineBlock({
  name: 'product_attribute',
  label: 'Product attribute',
  description: 'A row of the data on product pages.',
  group: 'shop',
  icon: 'list',
  kind: 'item',
  schema: z.object({
    attribute: requiredText({
      label: 'Attribute',
      help: "Its key in the product's data, or its label as product pages show it; * for all others.",
      sameEverywhere: true,
    }),
    label: text({ label: 'Label', help: "Unset: that of the product's data." }),
    icon: text({ label: 'Icon', help: 'The name of an icon of the design system.', picks: 'icon' }),
  }),
})

export const consentService = defineBlock({
  name: 'consent_service',
  label: 'Consent service',
  description: 'A service that the visitor allows or denies.',
  group: 'layout',
  icon: 'cookie',
  kind: 'item',
  schema: z.object({
    name: requiredText({ label: 'Key', help: 'As the shop or the tag manager asks for it.' }),
    title: requiredText({ label: 'Title' }),
    company: text({ label: 'Company', sameEverywhere: true }),
    text: textarea({ label: 'Text' }),
    storage: text({
      label: 'Cookies and stored entries',
      help: 'Their names, with commas; * at the end stands for any. They are removed when the service is denied.',
      sameEverywhere: true,
    }),
  }),
})

export const consentCategory = defineBlock({
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
    defaultValue: option({
      label: 'At first',
      values: { off: 'Off', on: 'On' },
      initial: 'off',
      help: 'What the switches show before a decision, and what denying leads to. The law of the EU wants it off.',
    }),
    services: items(consentService, { label: 'Services' }),
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
  layoutCoupon,
  productAttribute,
  consentCategory,
  consentService,
] as const
