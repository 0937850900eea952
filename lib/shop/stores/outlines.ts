import type { Country } from '@/schemas/shop'
import table from './outlines.json'
import type { Point } from './store'

/** A country's outline drawn by hand with few lines. */
type Outline = {
  land: readonly (readonly Point[])[]
  water: readonly (readonly Point[])[]
  /** Large towns for orientation. */
  towns: readonly string[]
}

/** Degrees north and east. */
const pointsOf = (line: readonly (readonly number[])[]): Point[] =>
  line.map(([latitude = 0, longitude = 0]) => ({ latitude, longitude }))

type Table = Record<Country, { land: number[][][]; water: number[][][]; towns: string[] }>

const read = ({ land, water, towns }: Table[Country]): Outline => ({
  land: land.map(pointsOf),
  water: water.map(pointsOf),
  towns,
})

const countries: Table = table

export const outlines: Record<Country, Outline> = {
  DE: read(countries.DE),
  AT: read(countries.AT),
  CH: read(countries.CH),
  BE: read(countries.BE),
  FR: read(countries.FR),
  NL: read(countries.NL),
}
