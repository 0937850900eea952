/** The quasigroup of Damm's method, which tells each wrong digit and each swap of neighbours. */
const rows = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
]

/** The digit that goes behind a row of digits so that mistyped ones are told. */
export const checkDigitOf = (digits: string): string =>
  [...digits].reduce((interim, digit) => rows[Number(interim)]?.[Number(digit)] ?? '', '0')

/** Whether the last digit is the check digit of those before it. */
export const hasCheckDigit = (digits: string): boolean => checkDigitOf(digits) === '0'
