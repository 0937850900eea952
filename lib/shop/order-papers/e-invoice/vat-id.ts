/** VAT identification numbers of the countries where the shop sells, without blanks and dots. */
const vatId = /(?:ATU\d{8}|BE\d{10}|DE\d{9}|FR[A-Z\d]{2}\d{9}|NL\d{9}B\d{2})/

/** The VAT identification number among the tax numbers of a seller, which stand there with their names. */
export function vatIdOf(taxNumbers: readonly string[]): string | undefined {
  for (const number of taxNumbers) {
    const [found] = vatId.exec(number.replace(/[\s.]/g, '')) ?? []
    if (found) return found
  }
  return undefined
}
