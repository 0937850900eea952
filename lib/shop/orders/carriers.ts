import type { Market } from '@/lib/platform/markets'

type Language = Market['language']

export type Carrier = { name: string; track?: (number: string) => string }
/** With its name in other languages, where it has some. */
type Known = Carrier & { names?: Partial<Record<Language, string>> }

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
  'post-at': { name: 'Österreichische Post', track: within('https://www.post.at/sv/sendungsdetails?snr=') },
  'post-ch': {
    name: 'Die Post',
    names: { fr: 'La Poste' },
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
  if (!known) return { name: key }
  const { names, ...carrier } = known
  return { ...carrier, name: names?.[language] ?? carrier.name }
}
