/** Opening hours of a day in the time of the place, `['09:30', '19:00']`; `null` where closed. */
export type DayHours = readonly [opens: string, closes: string] | null

/** Degrees, north and east. */
export type Point = { latitude: number; longitude: number }

/** A shop in a town. */
export type Store = Point & {
  key: string
  country: string
  name: string
  street: string
  postcode: string
  city: string
  phone?: string | undefined
  /** By day, Monday first. */
  hours: readonly DayHours[]
}
