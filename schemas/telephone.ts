/** Behind the code of a country, a zero in brackets is for those who dial without that code. */
const optionalZero = /^(\s*(?:\+|00)[\d\s]{1,4})\(\s*0\s*\)/

/**
 * The address of a link that calls a telephone number, however the number is written: `+49 (0)30 23125410` is called by
 * `tel:+493023125410`.
 */
export const telAddress = (phone: string): string =>
  `tel:${phone.replace(optionalZero, '$1').replace(/[^+\d]/g, '')}`
