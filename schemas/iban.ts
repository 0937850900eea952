/**
 * How long the account numbers of a country are (ISO 13616): the countries of SEPA, whose banks send each other euros
 * (EPC409-09).
 */
const lengths: Readonly<Record<string, number>> = {
  ...{ AD: 24, AL: 28, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24 },
  ...{ FI: 18, FR: 27, GB: 22, GI: 23, GR: 27, HR: 21, HU: 28, IE: 22, IS: 26, IT: 27, LI: 21, LT: 20 },
  ...{ LU: 20, LV: 21, MC: 27, MD: 24, ME: 22, MK: 19, MT: 31, NL: 18, NO: 15, PL: 28, PT: 25, RO: 24 },
  ...{ RS: 22, SE: 24, SI: 19, SK: 24, SM: 27, VA: 22 },
}

/** Whether banks of a country send and take euros by SEPA. */
export const isSepaCountry = (country: string): boolean => Object.hasOwn(lengths, country)

/** The most characters of an IBAN, with the spaces and dashes with which people type it. */
export const longestIban = 60

/** An IBAN as banks exchange it. */
export const plainIban = (iban: string): string => iban.replace(/[\s.-]/g, '').toUpperCase()

/** In groups of four, as it is printed. */
export const groupedIban = (iban: string): string =>
  plainIban(iban)
    .match(/.{1,4}/g)
    ?.join(' ') ?? ''

/** Enough of an IBAN for its owner to know it: `DE … 3000`. */
export const maskedIban = (iban: string): string => `${iban.slice(0, 2)} … ${iban.slice(-4)}`

/** Whether the check digits of an IBAN are right (ISO 13616, ISO 7064 mod 97-10). */
export function isIbanRight(iban: string): boolean {
  const plain = plainIban(iban)
  const digits = (plain.slice(4) + plain.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}

/** An account whose payments need a QR reference has a bank's number from 30000 to 31999. */
export const isQrIban = (iban: string): boolean => /^(?:CH|LI)\d\d3[01]/.test(plainIban(iban))

/** `ibanDigits`: a digit is wrong, or two are swapped. `ibanQr`: it takes the payments of bills alone. */
export type IbanFault = 'iban' | 'ibanCountry' | 'ibanLength' | 'ibanDigits' | 'ibanQr'

/** What is wrong with an account number to which money is to be sent; undefined where banks take it. */
export function ibanFault(iban: string): IbanFault | undefined {
  const plain = plainIban(iban)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(plain)) return 'iban'
  const length = lengths[plain.slice(0, 2)]
  if (length === undefined) return 'ibanCountry'
  if (plain.length !== length) return 'ibanLength'
  if (!isIbanRight(plain)) return 'ibanDigits'
  return isQrIban(plain) ? 'ibanQr' : undefined
}
