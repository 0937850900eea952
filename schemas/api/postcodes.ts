import { z } from 'zod'
import { countryCodes } from '../shop'

/** `GET /api/shop/postcodes/?locale&country&postcode`: a postcode of a country, or its first digits. */
export const postcodeQuery = z.object({
  country: z.enum(countryCodes, { error: `must be one of ${countryCodes.join(', ')}` }),
  postcode: z
    .string()
    .trim()
    .regex(/^\d{3,5}(?: ?[a-z]{1,2})?$/i, 'is needed: the first three digits of a postcode at least'),
})

/** The places of the postcode, or some of those that begin with the digits; none where they are not known. */
export const postcodeAnswer = z.object({
  places: z.array(z.object({ postcode: z.string(), place: z.string() })),
})
export type PostcodeAnswer = z.infer<typeof postcodeAnswer>
