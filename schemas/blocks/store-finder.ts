import { z } from 'zod'
import { boolean, defineBlock, number, option, text, textarea } from '../content'
import { type Country, countries, countryCodes } from '../markets'
import { headingLevel } from './shared'

const countryNames = Object.fromEntries(countryCodes.map((code) => [code, countries[code].name])) as Record<
  Country,
  string
>

export const storeFinderBlock = defineBlock({
  name: 'store_finder',
  label: 'Store finder',
  description:
    'The shops in towns with address, opening hours and route, sorted by a postcode, a place or the visitor’s position. The map is drawn by the shop itself: no other company learns of the visit, so that it needs no consent.',
  group: 'shop',
  icon: 'map-pin',
  schema: z.object({
    headline: text({ label: 'Headline' }),
    level: headingLevel('h2'),
    text: textarea({ label: 'Text' }),
    country: option({
      label: 'Country',
      values: { market: 'The country of the market', ...countryNames },
      initial: 'market',
    }),
    count: number({
      label: 'How many shops are unfolded',
      help: 'The others can be unfolded by the visitor. Unset: 10.',
      min: 1,
      max: 50,
    }),
    map: boolean({ label: 'Map', initial: true }),
  }),
})
