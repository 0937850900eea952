import type { Country } from '../markets'

export type Address = {
  gender: 'm' | 'f' | 'd'
  firstName: string
  lastName: string
  company?: string
  /** With the house number. */
  street: string
  extra?: string
  postcode: string
  city: string
  country: Country
  phone?: string
  pickup?: { kind: string; customerNumber?: string; stationNumber: string }
}
