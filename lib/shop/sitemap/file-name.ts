/** The path of a sitemap with products of a market. */
export const productFilePath = (marketCode: string, file: number): string =>
  `/${marketCode}/sitemap/products-${file}.xml`

/** The index of a sitemap in its file name; undefined for any other name. */
export function productFileOf(name: string): number | undefined {
  const [, digits] = /^products-([1-9]\d{0,8})\.xml$/.exec(name) ?? []
  return digits === undefined ? undefined : Number(digits)
}
