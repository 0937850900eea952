import type { StudioLanguage } from './languages'

/** Cities of time zones that have another name in a language; Intl names zones by countries alone. */
const cities: Readonly<Partial<Record<StudioLanguage, Readonly<Record<string, string>>>>> = {
  de: {
    Brussels: 'Brüssel',
    Copenhagen: 'Kopenhagen',
    Lisbon: 'Lissabon',
    Luxembourg: 'Luxemburg',
    Prague: 'Prag',
    Rome: 'Rom',
    Vienna: 'Wien',
    Warsaw: 'Warschau',
    Zurich: 'Zürich',
  },
  fr: {
    Brussels: 'Bruxelles',
    Copenhagen: 'Copenhague',
    London: 'Londres',
    Lisbon: 'Lisbonne',
    Vienna: 'Vienne',
    Warsaw: 'Varsovie',
  },
}

/** The city after which a time zone is called, in a language: `Europe/Vienna` as “Wien”. */
export function zoneName(language: StudioLanguage, timeZone: string): string {
  const city = timeZone.replace(/^.*\//, '').replaceAll('_', ' ')
  return cities[language]?.[city] ?? city
}
