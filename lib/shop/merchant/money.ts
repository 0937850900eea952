import type { Currency } from '@/schemas/markets'

/** 1234 as ‘12.34’: in major units with a dot, as files and commands have it in every language. */
export function majorUnits(minorUnits: number): string {
  const digits = String(Math.abs(minorUnits)).padStart(3, '0')
  return `${minorUnits < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** ‘12.34 EUR’ */
export const sumIn = (currency: Currency, minorUnits: number): string =>
  `${majorUnits(minorUnits)} ${currency}`
