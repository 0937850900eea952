export type Carrier = { name: string; track?: (number: string) => string }

const within = (address: string) => (number: string) => `${address}${encodeURIComponent(number)}`

/** The carriers by their keys, with the pages where a parcel can be followed. */
const carriers: Record<string, Carrier> = {
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

/** A carrier by its key; one that is not known here is called by its key, and has no page. */
export const carrierOf = (key: string): Carrier =>
  Object.entries(carriers).find(([name]) => name === key.toLowerCase())?.[1] ?? { name: key }
