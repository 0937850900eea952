import { z } from 'zod'

/** What a report can be divided by. */
export const reportDivisions = ['day', 'week', 'month', 'product', 'category', 'payment', 'voucher'] as const

const day = z.iso.date('is a day such as 2026-12-01')

/** `GET /api/merchant/report/?from&to&market&by`: days where the shop sells, both included. */
export const merchantReportQuery = z
  .object({
    from: day,
    to: day,
    /** A shop locale; unset: all. */
    market: z.string().max(10).optional(),
    by: z.enum(reportDivisions, `is one of ${reportDivisions.join(', ')}`).optional(),
  })
  .refine(({ from, to }) => from <= to, { error: 'is before from', path: ['to'] })

/** Amounts are minor units of the currency; `credited` is positive as well. */
const row = z.object({
  group: z.string(),
  currency: z.string(),
  orders: z.int(),
  pieces: z.int(),
  invoiced: z.int(),
  credited: z.int(),
  shipping: z.int(),
  promotions: z.int(),
  vouchers: z.int(),
  giftCards: z.int(),
  /** After what was credited, by rate: 0.19. */
  taxes: z.array(z.object({ rate: z.number(), net: z.int(), tax: z.int() })),
})

export const merchantReport = z.object({ rows: z.array(row) })
