import { z } from 'zod'
import { countryCodes } from '../shop'

/** `GET /api/shop/places/?locale&country&place`: a postcode or a place of a country, as typed. */
export const placeQuery = z.object({
  country: z.enum(countryCodes, { error: `must be one of ${countryCodes.join(', ')}` }),
  place: z.string().trim().min(1, 'is needed: a postcode or a place').max(80, 'is longer than 80 letters'),
})

/** The position of the place; without it if the place is unknown. */
export const placeAnswer = z.object({
  place: z.object({ name: z.string(), latitude: z.number(), longitude: z.number() }).optional(),
})
export type PlaceAnswer = z.infer<typeof placeAnswer>
