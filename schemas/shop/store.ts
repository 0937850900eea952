import { z } from 'zod'
import { key } from './key'
import { country } from './product'

const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'is no time of day (09:30)')

const dayHours = z
  .tuple([timeOfDay, timeOfDay])
  .refine(([opens, closes]) => opens < closes, 'closes before it opens')

const text = (longest: number) => z.string().trim().min(1).max(longest)

/** A store in a feed. */
export const sourceStore = z.object({
  key,
  country,
  name: text(200),
  street: text(200),
  postcode: text(20),
  city: text(100),
  /** In degrees. */
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  phone: z
    .string()
    .regex(/^\+?[\d\s()/.-]{3,40}$/, 'is no telephone number')
    .optional(),
  /** By day, Monday first, in local time; `null` where closed. */
  hours: z.array(dayHours.nullable()).length(7, 'needs seven days, Monday first'),
})
export type SourceStore = z.infer<typeof sourceStore>
