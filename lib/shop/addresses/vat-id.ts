/** Whether the check digits of a number fit, of the part behind the country. */
type Check = (number: string) => boolean

const digitsOf = (text: string) => [...text].map(Number)
const weighted = (text: string, weights: readonly number[]) =>
  digitsOf(text)
    .slice(0, weights.length)
    .reduce((sum, digit, at) => sum + digit * (weights[at] ?? 0), 0)
const crossSum = (value: number) => (value > 9 ? value - 9 : value)

/** ISO 7064, modulo 11, 10. */
const german: Check = (number) => {
  const digits = digitsOf(number)
  const last = digits.slice(0, 8).reduce((product, digit) => {
    const sum = (digit + product) % 10 || 10
    return (2 * sum) % 11
  }, 10)
  return (11 - last) % 10 === digits[8]
}

const austrian: Check = (number) => {
  const digits = digitsOf(number.slice(1))
  const sum = digits
    .slice(0, 7)
    .reduce((all, digit, at) => all + (at % 2 === 0 ? digit : crossSum(2 * digit)), 0)
  return (10 - ((sum + 4) % 10)) % 10 === digits[7]
}

const belgian: Check = (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8))

/** The key has letters where it was not computed from the number of the company. */
const french: Check = (number) => {
  const [key, company] = [number.slice(0, 2), number.slice(2)]
  return /\D/.test(key) || (12 + 3 * (Number(company) % 97)) % 97 === Number(key)
}

/** Those of companies by their old number, or modulo 97 with the letters as two digits each, as all have since 2020. */
const dutch: Check = (number) => {
  const old = weighted(number, [9, 8, 7, 6, 5, 4, 3, 2]) % 11
  const asDigits = [...`NL${number}`].map((sign) => Number.parseInt(sign, 36)).join('')
  return old === Number(number[8]) || BigInt(asDigits) % 97n === 1n
}

const luxembourgish: Check = (number) => Number(number.slice(0, 6)) % 89 === Number(number.slice(6))
const danish: Check = (number) => weighted(number, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0
const polish: Check = (number) => weighted(number, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(number[9])

const italian: Check = (number) =>
  digitsOf(number).reduce((sum, digit, at) => sum + (at % 2 === 0 ? digit : crossSum(2 * digit)), 0) % 10 ===
  0

/** How the numbers of each country of the Union, and of Northern Ireland, are written. */
const forms: Readonly<Record<string, { form: RegExp; fits?: Check }>> = {
  AT: { form: /^U\d{8}$/, fits: austrian },
  BE: { form: /^[01]\d{9}$/, fits: belgian },
  BG: { form: /^\d{9,10}$/ },
  CY: { form: /^\d{8}[A-Z]$/ },
  CZ: { form: /^\d{8,10}$/ },
  DE: { form: /^[1-9]\d{8}$/, fits: german },
  DK: { form: /^\d{8}$/, fits: danish },
  EE: { form: /^\d{9}$/ },
  EL: { form: /^\d{9}$/ },
  ES: { form: /^[A-Z\d]\d{7}[A-Z\d]$/ },
  FI: { form: /^\d{8}$/ },
  FR: { form: /^[A-HJ-NP-Z\d]{2}\d{9}$/, fits: french },
  HR: { form: /^\d{11}$/ },
  HU: { form: /^\d{8}$/ },
  IE: { form: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/ },
  IT: { form: /^\d{11}$/, fits: italian },
  LT: { form: /^(?:\d{9}|\d{12})$/ },
  LU: { form: /^\d{8}$/, fits: luxembourgish },
  LV: { form: /^\d{11}$/ },
  MT: { form: /^\d{8}$/ },
  NL: { form: /^\d{9}B\d{2}$/, fits: dutch },
  PL: { form: /^\d{10}$/, fits: polish },
  PT: { form: /^\d{9}$/ },
  RO: { form: /^\d{2,10}$/ },
  SE: { form: /^\d{10}01$/ },
  SI: { form: /^\d{8}$/ },
  SK: { form: /^\d{10}$/ },
  XI: { form: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/ },
}

/** A VAT number as it is kept: `de 123 456 788` as `DE123456788`. */
export const writtenVatId = (text: string): string => text.toUpperCase().replace(/[\s./-]/g, '')

/** Whether a number in this form may be a VAT number of the Union: by its form, and its check digits where they are known. */
export function isVatId(written: string): boolean {
  const known = forms[written.slice(0, 2)]
  const number = written.slice(2)
  return known?.form.test(number) === true && (known.fits?.(number) ?? true)
}
