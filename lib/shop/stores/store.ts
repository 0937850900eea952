/** Opening hours of a day in local time, `['09:30', '19:00']`; `null` where closed. */
export type DayHours = readonly [opens: string, closes: string] | null

/** In degrees. */
export type Point = { latitude: number; longitude: number }

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
