import { createText, firstWords } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { spelledLabel } from '@/lib/shop/rules'
import type { Language } from '@/schemas'
import type { AdvancedAttributes, Attributes, LocalisedText } from '@/schemas/shop'
import type { ChoiceAttribute, LabelledValue } from './product-view'
import { langOf } from './shown-text'

type Shown = {
  market: Market
  /** In which the market shows products, its own first. */
  languages: readonly Language[]
  labels: ReadonlyMap<string, { labels: LocalisedText }>
  /** How the market writes the texts of the product. */
  spell: (words: string) => string
}

/** The attributes that a page lists with the others that are shown unchanged. No filter offers them. */
const listedAttributes = ['masse', 'motivtext'] as const satisfies readonly ChoiceAttribute[]

const withoutSpace = (text: string) => text.replace(/\s/g, '')

/** Attributes in a market's words. A value without a label is shown as it is. */
export function attributeWords({ market, languages, labels, spell }: Shown) {
  const labelsOf = (attribute: string, value: string) => labels.get(`${attribute} ${value}`)?.labels

  const labelOf = (attribute: string, value: string): string =>
    spelledLabel(firstWords(labelsOf(attribute, value), languages), value, market)

  /** The listed ones among attributes, apart from a choice, whose values the page shows as such. */
  const listed = (attributes: Attributes, choice: ChoiceAttribute | undefined): AdvancedAttributes =>
    Object.fromEntries(
      listedAttributes.flatMap((name) => {
        const value = attributes[name]
        if (value === undefined || name === choice) return []
        const words = labelsOf(name, value)
        const known = languages.some((language) => words?.[language])
        const label = languages.map((language) => [language, createText(language)(`product.choice.${name}`)])
        const said = languages.map((language) => [language, known ? words?.[language] : value])
        return [[name, { label: Object.fromEntries(label), value: Object.fromEntries(said) }]]
      }),
    )

  /** Attributes as the page lists them, each value once: one that others show already is left out. */
  const worded = (attributes: AdvancedAttributes): LabelledValue[] => {
    const rows = Object.entries(attributes).flatMap(([key, { label, value }]): LabelledValue[] => {
      const language = languages.find((one) => label[one] && value[one])
      if (!language) return []
      const words = { label: spell(label[language] ?? ''), value: spell(value[language] ?? '') }
      return [{ key, ...words, ...langOf(market, language) }]
    })
    const isListed = ({ key }: LabelledValue) => listedAttributes.some((name) => name === key)
    const others = rows.filter((row) => !isListed(row))
    const repeats = ({ label, value }: LabelledValue) =>
      others.some((other) => other.label === label || withoutSpace(other.value) === withoutSpace(value))
    return rows.filter((row) => !isListed(row) || !repeats(row))
  }

  return { labelOf, listed, worded }
}
