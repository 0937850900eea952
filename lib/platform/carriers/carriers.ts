import type { Market } from '@/lib/platform/markets'
import type { Country } from '@/schemas/markets'

type Language = Market['language']

export type Carrier = {
  name: string
  /** As sentences name it to whom something is given (an die Post), and from whom it comes (von der Post). */
  given: string
  from: string
  track?: (number: string) => string
}
type Names = Pick<Carrier, 'name'> & Partial<Pick<Carrier, 'given' | 'from'>>
/** With its names in other languages, where it has some. */
type Known = Names & Pick<Carrier, 'track'> & { names?: Partial<Record<Language, Names>> }

const within = (address: string) => (number: string) => `${address}${encodeURIComponent(number)}`

/** The carriers by their keys, with the pages where a parcel can be followed. */
const carriers: Record<string, Known> = {
  dhl: {
    name: 'DHL',
    track: within('https://www.dhl.de/de/privatkunden/dhl-sendungsverfolgung.html?piececode='),
  },
  dpd: { name: 'DPD', track: within('https://tracking.dpd.de/status/de_DE/parcel/') },
  gls: { name: 'GLS', track: within('https://gls-group.com/track/') },
  hermes: {
    name: 'Hermes',
    track: within('https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#'),
  },
  ups: { name: 'UPS', track: within('https://www.ups.com/track?tracknum=') },
  'post-at': {
    name: 'Österreichische Post',
    ...{ given: 'die Österreichische Post', from: 'der Österreichischen Post' },
    track: within('https://www.post.at/sv/sendungsdetails?snr='),
  },
  'post-ch': {
    name: 'Die Post',
    ...{ given: 'die Schweizerische Post', from: 'der Schweizerischen Post' },
    names: { fr: { name: 'La Poste' } },
    track: within('https://service.post.ch/ekp-web/ui/entry/search/'),
  },
  bpost: { name: 'bpost', track: within('https://track.bpost.cloud/btr/web/#/search?itemCode=') },
  colissimo: { name: 'Colissimo', track: within('https://www.laposte.fr/outils/suivre-vos-envois?code=') },
  postnl: { name: 'PostNL', track: within('https://jouw.postnl.nl/track-and-trace/') },
}

const ownKey = (key: string) => Object.keys(carriers).find((name) => name === key.toLowerCase())

/** Why the shop does not take a carrier without a question; undefined for one that it knows. */
export const carrierProblem = (key: string): string | undefined =>
  ownKey(key) ? undefined : `The shop knows no carrier ${key}. It knows ${Object.keys(carriers).join(', ')}.`

/**
 * A carrier by its key, as pages, mails and papers in a language name it. One that is not known here is called by its key,
 * which the merchant has written for shoppers, and has no page.
 */
export function carrierOf(key: string, language: Language): Carrier {
  const known = carriers[ownKey(key) ?? '']
  if (!known) return { name: key, given: key, from: key }
  const { names, track, ...german } = known
  const { name, given = name, from = name } = names?.[language] ?? german
  return { name, given, from, ...(track && { track }) }
}

/** Who takes the parcels of a carrier's returns in other countries, by the keys of both: DHL has the post there do it. */
const takenBy: Record<string, Partial<Record<Country, string>>> = {
  dhl: { AT: 'post-at', CH: 'post-ch', BE: 'bpost', FR: 'colissimo' },
}

/** The key of the carrier to which a return is handed, with the label of a carrier, in the country that it comes from. */
export const returnCarrier = (key: string, from: Country): string => takenBy[key.toLowerCase()]?.[from] ?? key
