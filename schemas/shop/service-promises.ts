import { z } from 'zod'

/** What a shop promises about its service in one market. */
export const servicePromises = z.strictObject({
  answerDays: z.int().min(1).max(10).describe('Working days within which questions are answered'),
  hours: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .meta({ examples: ['Montag bis Freitag, 8 bis 18 Uhr'] })
    .describe('When the service is there, in the words of the market: `Montag bis Freitag, 8 bis 18 Uhr`'),
  onePrice: z
    .boolean()
    .describe('Whether everybody pays one price, without a customer card: product pages say so'),
  deliveryDays: z
    .strictObject({ from: z.int().min(1).max(90), to: z.int().min(1).max(90) })
    .refine(({ from, to }) => from <= to, { path: ['to'], error: 'is less than from' })
    .optional()
    .describe(
      'Working days until goods in stock are with the customer, where no feed says it; unset: no time is promised',
    ),
  dispatchUntil: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
    .meta({ examples: ['14:00'] })
    .optional()
    .describe(
      'Until when, in the time of the shop, what is ordered on a working day leaves the same day: `14:00`; unset: not said',
    ),
  madeDays: z
    .int()
    .min(1)
    .max(120)
    .optional()
    .describe(
      'Working days that it takes to make goods to the wishes of a customer, within their days of delivery; unset: not said',
    ),
})
export type ServicePromises = z.infer<typeof servicePromises>
