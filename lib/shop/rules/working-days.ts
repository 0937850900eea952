import type { Country } from '@/schemas/markets'

const dayMs = 24 * 60 * 60 * 1_000

/**
 * Holidays of a country, or of states in which a quarter of its people live, as a promised day may be late but not early:
 * days of a year as `MM-DD`, and days counted from Easter Sunday.
 */
const holidays: Record<Country, { fixed: readonly string[]; easter: readonly number[] }> = {
  // Of states alone: Epiphany, Corpus Christi, Reformation Day, All Saints.
  DE: {
    fixed: ['01-01', '01-06', '05-01', '10-03', '10-31', '11-01', '12-25', '12-26'],
    easter: [-2, 1, 39, 50, 60],
  },
  AT: {
    fixed: ['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'],
    easter: [1, 39, 50, 60],
  },
  // All but 1 August are of cantons.
  CH: {
    fixed: ['01-01', '01-02', '05-01', '08-01', '08-15', '11-01', '12-25', '12-26'],
    easter: [-2, 1, 39, 50, 60],
  },
  BE: { fixed: ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'], easter: [1, 39, 50] },
  FR: {
    fixed: ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'],
    easter: [1, 39, 50],
  },
  NL: { fixed: ['01-01', '04-27', '12-25', '12-26'], easter: [1, 39, 50] },
}

const textOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Jones and Butcher). */
function easterOf(year: number): number {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100]
  const moon =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7
  const shift = Math.floor((golden + 11 * moon + 22 * week) / 451)
  const day = moon + week - 7 * shift + 114
  return Date.UTC(year, Math.floor(day / 31) - 1, (day % 31) + 1)
}

/** Whether parcels are brought on a day: Monday to Friday, on no holiday of the country or of large states. */
export function isWorkingDay(day: string, country: Country): boolean {
  const time = Date.parse(day)
  const { fixed, easter } = holidays[country]
  const weekday = new Date(time).getUTCDay()
  if (weekday === 0 || weekday === 6 || fixed.includes(day.slice(5))) return false
  return !easter.includes((time - easterOf(new Date(time).getUTCFullYear())) / dayMs)
}

const addDays = (day: string, days: number): string => textOf(Date.parse(day) + days * dayMs)

/** The first working day from a day on. */
function workingFrom(day: string, country: Country): string {
  let at = day
  while (!isWorkingDay(at, country)) at = addDays(at, 1)
  return at
}

/** The first working day that is so many days of the calendar after a day, or more. */
export const workingDayAfter = (day: string, days: number, country: Country): string =>
  workingFrom(addDays(day, days), country)

/** So many working days after a day. */
export function addWorkingDays(day: string, count: number, country: Country): string {
  let at = day
  for (let left = count; left > 0; left -= 1) at = workingFrom(addDays(at, 1), country)
  return at
}
