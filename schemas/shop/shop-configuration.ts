import { z } from 'zod'
import { countries, countryCodes, languages } from '../markets'
import { bookkeeping } from './bookkeeping'
import { feed } from './feed'
import { key } from './key'
import { sharingPicture, shopFonts, shopLogo, shopMark, shopName } from './look'
import { shopColours } from './palette'
import { patchShape } from './patch'
import { payments } from './payments'
import { returnTerms } from './return-terms'
import { givenSeller, seller } from './seller'
import { servicePromises } from './service-promises'
import { shopFile } from './shop-file'

const timezones = [...new Set(Object.values(countries).map(({ timezone }) => timezone))]

const isTimezone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0
  } catch {
    return false
  }
}

/** What a shop offers in a market. */
const shopOptions = z.strictObject({
  wishlist: z.boolean().describe('Hearts on products, the wishlist in the header and its page'),
  faq: z.boolean().describe('Blocks with questions and answers, and their structured data'),
  cancelOrder: z
    .boolean()
    .describe('Cancelling an order by its shopper, at its status, until something is sent'),
  contactFormPrefill: z.boolean().describe('Fields of the contact form filled in for a customer'),
  voucherPartner: z
    .boolean()
    .describe(
      'Offers of the voucher partner on the thank-you page and in the confirmation, each for who has allowed it',
    ),
  payback: z
    .boolean()
    .describe('The site of the bonus partner that led to an order is kept with it, if the shopper allows it'),
  paypalInstallments: z.boolean().describe('Instalments by the online wallet'),
  checkoutLoginGuestFirst: z
    .boolean()
    .describe('The first step of the checkout opens with the order as a guest; off: with the login unfolded'),
  accountOrders: z.boolean().describe('Orders in the account'),
  accountBalance: z.boolean().describe('The balance in the account'),
})
export type ShopOptions = z.infer<typeof shopOptions>

/** The slots that show recommendations. */
export const recommendationSlots = ['pds_alternatives', 'add_to_cart_layer', 'basket'] as const
export type RecommendationSlot = (typeof recommendationSlots)[number]

const slotName = z
  .string()
  .regex(/^[\w.:-]{1,60}$/, 'only letters, digits, dot, colon, hyphen and underscore, at most 60')
  .meta({ examples: ['basket-1'] })

const slotSettings = z.strictObject({
  recommendationId: slotName.describe('Names the list to services that count what is seen and chosen'),
  uid: slotName.describe('Names the place of the list, where one list stands in several places'),
  fillWithRandom: z
    .boolean()
    .describe('Whether random products fill places that similar products and the fallback leave empty'),
  size: z.int().min(1).max(24).describe('The most products'),
})
export type RecommendationSlotSettings = z.infer<typeof slotSettings>

const recommendations = z.strictObject({
  slots: z.record(z.enum(recommendationSlots), slotSettings),
})

const trafficNumber = z
  .string()
  .regex(/^\d{1,20}$/, 'is not a number')
  .meta({ examples: ['4711'] })

/** Stands in texts of the content. */
const partnerName = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .regex(/^[^\p{Cc}<>{}]+$/u, 'has characters that a name cannot have')
  .meta({ examples: ['Vorteile GmbH'] })

const partnerAddress = z
  .url({ protocol: /^https$/ })
  .max(500)
  .meta({ examples: ['https://partner.example/offers'] })

const categoryKeys = z.array(key).max(100)

/** The tables that help to choose, each with the keys of the categories that it is for, with those below them. */
const advisors = z.strictObject({
  size: categoryKeys.describe('Clothes in children’s sizes: the size advisor'),
  tog: categoryKeys.describe('Sleeping bags: the tog advisor'),
})
export type Advisors = z.infer<typeof advisors>

const receiverId = z
  .string()
  .regex(/^[\w-]{1,30}$/, 'is no name of a receiver at the carrier')
  .meta({ examples: ['deu'] })

/** Labels of returns that pay the postage; the access to the carrier lies in the settings of the shop. */
const returnLabels = z.strictObject({
  carrier: z.enum(['dhl']).describe('DHL Parcel DE Returns'),
  receiverIds: z
    .partialRecord(z.enum(countryCodes), receiverId)
    .describe(
      'The receiver at the carrier by the country that a parcel comes from; others have no such label',
    ),
  weightGrams: z.int().min(1).max(31_500).describe('What a usual parcel weighs'),
})

/** The configuration of a shop in one market. */
export const shopConfiguration = z.strictObject({
  name: shopName.describe('The name of the shop, as visitors know it'),
  mark: shopMark
    .optional()
    .describe('Drawn in icons, sharing pictures, mails and cards; unset: the first letter of the name'),
  colours: shopColours.describe('Of pages, icons, pictures, mails and papers'),
  fonts: shopFonts,
  logo: shopLogo
    .optional()
    .describe('In the header, where the layout content has none; unset: the drawn one'),
  icon: shopFile
    .optional()
    .describe('A square picture for favicon, touch icons and manifest; unset: the mark'),
  sharing: sharingPicture
    .optional()
    .describe('Of shared links to pages without a picture; unset: drawn with the name and the title'),
  shopId: z
    .string()
    .regex(/^[\w.-]{1,20}$/, 'is not a shop id')
    .meta({ examples: ['1'] })
    .describe('Names this shop in calls to other services, such as the newsletter'),
  fallbackLanguage: z
    .enum(languages)
    .describe('In which products are shown that have no text in the language of the market'),
  timezone: z
    .string()
    .refine(isTimezone, 'is not a time zone')
    .meta({ examples: timezones })
    .describe('Of dates for editors and shoppers'),
  options: shopOptions,
  recommendations,
  advisors,
  voucherPartner: z
    .strictObject({
      name: partnerName
        .optional()
        .describe('The company, which the dialog and the page about privacy name; needed with an address'),
      trafficSourceNumber: trafficNumber,
      trafficMediumNumber: trafficNumber,
      address: partnerAddress
        .optional()
        .describe('The https address where its offers are chosen; unset: nothing is offered'),
    })
    .refine(({ name, address }) => address === undefined || name !== undefined, {
      path: ['name'],
      error: 'is needed with an address: the shop tells visitors who it is',
    })
    .optional()
    .describe('The numbers of this shop at the voucher partner; unset: it has none'),
  payments: payments.describe('How an order can be paid'),
  returns: returnTerms.describe('What is promised about returns'),
  service: servicePromises.describe('What is promised about the service'),
  bookkeeping: bookkeeping
    .optional()
    .describe('Who hears of orders and papers, prefixes of numbers, and the accounts of exports'),
  feed: feed.optional().describe('The feed that the shop fetches by itself; unset: none'),
  seller: seller.describe('Who sells here, as invoices and mails about orders name it'),
  returnLabels: returnLabels
    .optional()
    .describe(
      'The carrier whose labels pay the postage of returns; unset: the shopper pays it and gets it back',
    ),
  termsPage: z
    .string()
    .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/, 'is not the path of a page')
    .max(200)
    .meta({ examples: ['agb'] })
    .describe(
      'The path of the page with the terms, below the market: sent with the confirmation of an order',
    ),
})
export type ShopConfiguration = z.infer<typeof shopConfiguration>

/**
 * A shop configuration in a feed. It changes what it names and nothing else, objects field by field; `null` takes something
 * back, so that it is as it is by default. Lists, and a typeface from files, are named as a whole.
 */
export const sourceShopConfiguration = z.object({
  type: z.literal('shop_configuration'),
  /** A shop locale: `de-de`. */
  locale: z
    .string()
    .regex(/^[a-z]{2}-[a-z]{2}$/, 'is not a shop locale')
    .meta({ examples: ['de-de'] }),
  ...patchShape(shopConfiguration.shape),
  fonts: z
    .strictObject({
      text: shopFonts.shape.text.nullable().optional(),
      display: shopFonts.shape.display.nullable().optional(),
    })
    .nullable()
    .optional(),
})
export type SourceShopConfiguration = z.infer<typeof sourceShopConfiguration>

/** The objects of a configuration as they must be once a row has changed them. Colours are judged on each other. */
export const changedConfiguration = z
  .object({ ...shopConfiguration.shape, seller: givenSeller })
  .omit({ colours: true })
  .partial()
