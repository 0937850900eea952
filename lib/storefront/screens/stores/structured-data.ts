import type { Store } from '@/lib/shop/stores'

const schemaDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
  (day) => `https://schema.org/${day}`,
)

function openingHours(hours: Store['hours']) {
  const open = hours.flatMap((day, index) =>
    day ? [{ day: schemaDays[index], opens: day[0], closes: day[1] }] : [],
  )
  const alike = Map.groupBy(open, ({ opens, closes }) => `${opens} ${closes}`)
  return [...alike.values()].map((days) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map(({ day }) => day),
    opens: days[0]?.opens,
    closes: days[0]?.closes,
  }))
}

/** https://schema.org/Store with its address, position and opening hours. */
export const storeData = (baseUrl: string, store: Store) => ({
  '@type': 'Store',
  name: store.name,
  address: {
    '@type': 'PostalAddress',
    streetAddress: store.street,
    postalCode: store.postcode,
    addressLocality: store.city,
    addressCountry: store.country,
  },
  geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
  ...(store.phone && { telephone: store.phone }),
  openingHoursSpecification: openingHours(store.hours),
  parentOrganization: { '@id': `${baseUrl}/#organization` },
})
