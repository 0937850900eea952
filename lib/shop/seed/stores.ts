import { type Brand, countryOf, marketsOf } from '@/lib/platform/markets'
import type { Country } from '@/schemas/shop'

const weekdays = (opens: string, closes: string, saturday: readonly [string, string]) =>
  [...Array.from({ length: 5 }, () => [opens, closes] as const), saturday, null] as const

/** Shops in towns that exist, in streets and under numbers that do not. */
const invented: [
  Country,
  key: string,
  city: string,
  postcode: string,
  street: string,
  number,
  number,
  phone?: string,
][] = [
  // 030 23125-000 to -999 is the Bundesnetzagentur's range for films and books; so are those of the other towns.
  ['DE', 'berlin', 'Berlin', '10115', 'Nestlingweg 3', 52.53, 13.385, '+49 30 23125-431'],
  ['DE', 'hamburg', 'Hamburg', '20095', 'An der Wiege 12', 53.551, 10.001, '+49 40 66969-432'],
  ['DE', 'muenchen', 'München', '80331', 'Kinderwagengasse 5', 48.137, 11.575, '+49 89 99998-433'],
  ['AT', 'wien', 'Wien', '1070', 'Schnullergasse 8', 48.202, 16.35],
  ['AT', 'graz', 'Graz', '8010', 'Rasselgasse 2', 47.071, 15.441],
  ['CH', 'zuerich', 'Zürich', '8001', 'Nuggiweg 14', 47.373, 8.541],
  ['CH', 'bern', 'Bern', '3011', 'Bärliweg 6', 46.948, 7.447],
  ['CH', 'lausanne', 'Lausanne', '1003', 'Chemin du Doudou 9', 46.52, 6.633],
  ['DE', 'koeln', 'Köln', '50667', 'Rasselmarkt 7', 50.938, 6.957, '+49 221 4710-434'],
  ['DE', 'frankfurt', 'Frankfurt', '60311', 'Strampelgasse 21', 50.111, 8.682, '+49 69 90009-435'],
  ['DE', 'leipzig', 'Leipzig', '04109', 'Am Laufrad 4', 51.34, 12.373],
  ['AT', 'linz', 'Linz', '4020', 'Wiegenplatz 11', 48.306, 14.286],
  ['CH', 'geneve', 'Genève', '1204', 'Rue du Hochet 16', 46.204, 6.143],
  ['BE', 'antwerpen', 'Antwerpen', '2000', 'Rammelaarstraat 12', 51.219, 4.402],
  ['BE', 'gent', 'Gent', '9000', 'Wiegplein 3', 51.054, 3.725],
  ['BE', 'liege', 'Liège', '4000', 'Rue de la Poussette 8', 50.643, 5.573],
  ['BE', 'namur', 'Namur', '5000', 'Place du Doudou 5', 50.466, 4.867],
  // 01 99 00, 02 61 91, 03 53 01, 04 65 71 and 05 36 49 are the Arcep's ranges for films and books.
  ['FR', 'paris', 'Paris', '75004', 'Passage du Hochet 14', 48.857, 2.355, '+33 1 99 00 04 31'],
  ['FR', 'lille', 'Lille', '59000', 'Rue des Petits Chaussons 6', 50.637, 3.063, '+33 3 53 01 04 32'],
  ['FR', 'lyon', 'Lyon', '69002', 'Quai de la Berceuse 22', 45.76, 4.833, '+33 4 65 71 04 33'],
  ['FR', 'bordeaux', 'Bordeaux', '33000', 'Cours du Mobile 9', 44.841, -0.574, '+33 5 36 49 04 34'],
  ['NL', 'amsterdam', 'Amsterdam', '1012 NE', 'Rammelaarkade 7', 52.373, 4.893],
  ['NL', 'rotterdam', 'Rotterdam', '3011 ST', 'Kinderwagenplein 15', 51.922, 4.481],
  ['NL', 'utrecht', 'Utrecht', '3511 SB', 'Slaapliedgracht 4', 52.092, 5.12],
]

const hours: Partial<Record<Country, ReturnType<typeof weekdays>>> = {
  DE: weekdays('09:30', '19:00', ['09:30', '18:00']),
  AT: weekdays('09:00', '18:30', ['09:00', '17:00']),
  CH: weekdays('09:00', '18:30', ['09:00', '17:00']),
  BE: weekdays('10:00', '18:00', ['10:00', '18:00']),
  FR: weekdays('10:00', '19:00', ['10:00', '19:00']),
  NL: weekdays('10:00', '18:00', ['10:00', '17:00']),
}

export const stores = invented.map(([country, key, city, postcode, street, latitude, longitude, phone]) => ({
  key,
  country,
  name: `Nestling ${city}`,
  street,
  postcode,
  city,
  latitude,
  longitude,
  ...(phone && { phone }),
  hours: [...(hours[country] ?? [])],
}))

const [first, later] = [stores.slice(0, 8), stores.slice(8)]

export const firstStoreKeys = first.map(({ key }) => key)

/** The shops of a country that opened after the first ones. */
export const laterStoreKeys = (country: Country): string[] =>
  later.filter((store) => store.country === country).map(({ key }) => key)

/** The shops in the countries of a brand. */
export const storesOf = (brand: Brand) => {
  const countries = new Set(marketsOf(brand).map(countryOf))
  return stores.filter(({ country }) => countries.has(country))
}
