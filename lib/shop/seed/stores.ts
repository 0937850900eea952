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
  // 030 23125-000 to -999 is the Bundesnetzagentur's range for films and books; so are those of Hamburg and Munich.
  ['DE', 'berlin', 'Berlin', '10115', 'Nestlingweg 3', 52.53, 13.385, '+49 30 23125-431'],
  ['DE', 'hamburg', 'Hamburg', '20095', 'An der Wiege 12', 53.551, 10.001, '+49 40 66969-432'],
  ['DE', 'muenchen', 'München', '80331', 'Kinderwagengasse 5', 48.137, 11.575, '+49 89 99998-433'],
  ['AT', 'wien', 'Wien', '1070', 'Schnullergasse 8', 48.202, 16.35],
  ['AT', 'graz', 'Graz', '8010', 'Rasselgasse 2', 47.071, 15.441],
  ['CH', 'zuerich', 'Zürich', '8001', 'Nuggiweg 14', 47.373, 8.541],
  ['CH', 'bern', 'Bern', '3011', 'Bärliweg 6', 46.948, 7.447],
  ['CH', 'lausanne', 'Lausanne', '1003', 'Chemin du Doudou 9', 46.52, 6.633],
]

const hours: Partial<Record<Country, ReturnType<typeof weekdays>>> = {
  DE: weekdays('09:30', '19:00', ['09:30', '18:00']),
  AT: weekdays('09:00', '18:30', ['09:00', '17:00']),
  CH: weekdays('09:00', '18:30', ['09:00', '17:00']),
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

export const storeKeys = stores.map(({ key }) => key)
