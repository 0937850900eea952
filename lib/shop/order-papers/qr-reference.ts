import { isQrIban } from '@/schemas/iban'

const digitsOfNumber = 26
const carries = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5]

/**
 * The QR reference of a number, as the Swiss Implementation Guidelines for the QR-bill want it: 27 digits, the last a
 * check digit (modulo 10, recursive). Undefined for what is not up to 26 digits.
 */
export function qrReference(number: string): string | undefined {
  if (!/^\d{1,26}$/.test(number)) return undefined
  const digits = number.padStart(digitsOfNumber, '0')
  const carry = [...digits].reduce((before, digit) => carries[(before + Number(digit)) % 10] ?? 0, 0)
  return digits + String((10 - carry) % 10)
}

/** A QR reference as it is printed: two digits, and the rest in groups of five. */
export const groupedReference = (reference: string): string =>
  [reference.slice(0, 2), ...(reference.slice(2).match(/.{1,5}/g) ?? [])].join(' ')

/** What a transfer to an account is to say: for a QR-IBAN its reference, in groups, as far as there is one. */
export function printedReference(iban: string, number: string): string {
  const own = isQrIban(iban) ? qrReference(number) : undefined
  return own === undefined ? number : groupedReference(own)
}
