/** The parts of a product's title, in one language. */
type TitleParts = {
  brand: string
  subbrand?: string | undefined
  name: string
  /** Labels of colour, dimension or size. */
  attributes?: readonly (string | undefined)[]
}

const folded = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** Brand, subbrand, name, and colour or size. A part that the name already contains is not repeated. */
export function titleParts({ brand, subbrand, name, attributes = [] }: TitleParts): string[] {
  const said = folded(name)
  const adds = (part: string | undefined, others = said): part is string =>
    part !== undefined && folded(part).trim() !== '' && !others.includes(folded(part))
  const before = [
    ...(adds(brand) ? [brand] : []),
    ...(adds(subbrand, `${folded(brand)}${said}`) ? [subbrand] : []),
  ]
  return [...before, name, ...attributes.filter((attribute) => adds(attribute))]
}

/** The title of a product page: `Waldkind Lino Kinderwagen Salbei`. */
export const productTitle = (parts: TitleParts): string => titleParts(parts).join(' ')
