import { languages } from '@/schemas'
import type { AttributeValue } from '@/schemas/shop'
import { ageText } from './facts'
import { entry, perLanguage, tables, type Words } from './tables'
import { dimensionText } from './texts'
import type { WordTables } from './word-schema'

type Value = { value: string; labels: Words; swatch?: string }

/** The values of an attribute with their positions in filters. */
const placed = <T>(attribute: string, items: readonly T[], make: (item: T) => Value): AttributeValue[] =>
  items.map((item, index) => ({ attribute, ...make(item), position: index + 1 }))

/** The minimum ages of products, in months. */
function ages(): number[] {
  const { kinds, sizes } = tables()
  const ofKinds = Object.values(kinds).flatMap(({ age }) => age ?? [])
  const ofSizes = entry(sizes, 'ages').map(({ attributes }) => Number(attributes.dimAlterGeeignetAb))
  return [...new Set([...ofKinds, ...ofSizes])].sort((one, other) => one - other)
}

/** The labels of all attribute values of the seeded products, in the order of filters. */
export function seedAttributeValues(): AttributeValue[] {
  const { colours, attributes, dimensions } = tables()
  const inAll = (text: (words: WordTables) => string) => perLanguage(languages, text)
  return [
    ...placed('farbe', Object.entries(colours), ([key, { value, swatch }]) => ({
      value,
      labels: inAll((words) => entry(words.colours, key).name),
      swatch,
    })),
    ...Object.entries(attributes.named).flatMap(([attribute, values]) =>
      placed(attribute, values, (value) => ({
        value,
        labels: inAll((words) => entry(entry(words.attributes, attribute), value)),
      })),
    ),
    // Without positions: their numbers order them, so that single and double sizes stand in one row
    ...Object.entries(attributes.measured).flatMap(([attribute, values]) =>
      values.map(([value, text]) => ({ attribute, value, labels: inAll(() => text) })),
    ),
    ...placed('dimAlterGeeignetAb', ages(), (months) => ({
      value: String(months),
      labels: inAll((words) => ageText(months, words)),
    })),
    ...placed('vppdimension', Object.keys(dimensions), (value) => ({
      value,
      labels: inAll((words) => dimensionText(value, words)),
    })),
  ]
}
