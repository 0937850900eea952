import { addMessage, addSorted, putBefore } from './insert'
import { namesOf, quoted } from './names'
import type { Plan } from './plan'

export type NewTrigger = {
  /** `long-sleeve` */
  name: string
  /** What editors read, in English, German and French: a property of the product, such as “Product with long sleeves”. */
  label: string
  german: string
  french: string
}

const triggersFile = 'schemas/blocks/triggers.ts'
const comparedFile = 'lib/content/campaigns/compared.ts'
const messagesFile = (language: string) => `lib/studio/campaigns/messages/${language}.json`
const labelsFile = (language: string) => `lib/studio/forms/labels/${language}.json`

const sentences = {
  en: (label: string) => ({
    yes: `True of the product {present}: ${label}.`,
    no: `Not true of the product {present}: ${label}.`,
    missing: `There is no product on the page; expected: ${label}.`,
  }),
  de: (label: string) => ({
    yes: `Trifft auf das Produkt {present} zu: ${label}.`,
    no: `Trifft auf das Produkt {present} nicht zu: ${label}.`,
    missing: `Auf der Seite ist kein Produkt; erwartet: ${label}.`,
  }),
  fr: (label: string) => ({
    yes: `Vrai de l’article {present}\u202f: ${label}.`,
    no: `Faux de l’article {present}\u202f: ${label}.`,
    missing: `La page ne présente aucun article\u202f; attendu\u202f: ${label}.`,
  }),
} as const

/** Of the imports of what is written, which are none of this file. */
const sources = '@'

const comparedRow = (camel: string) => `  ${camel}: {
    present: (situation) => [productOf(situation)?.number],
    matches: (_, situation) => productOf(situation)?.onSale === true,
  },`

const testFile = ({ label, name }: NewTrigger) => `import { describe, expect, it } from 'vitest'
import { triggerMatches } from '${sources}/lib/content/campaigns/compared'

const trigger = { component: 'trigger', type: '${namesOf(name).camel}' } as const
const product = { number: '1', categoryNames: [], onSale: false }
const on = (given?: typeof product) => triggerMatches(trigger, { now: 0, path: '/de/', product: given })

describe(${quoted(`the trigger ${label}`)}, () => {
  it.each([
    ['a product of which it is true', { ...product, onSale: true }, true],
    ['another product', product, false],
    ['no product', undefined, false],
  ])('on a page with %s', (_, given, expected) => {
    expect(on(given)).toBe(expected)
  })
})
`

/** A trigger that compares a property of the product on the page, and has no value: its row, its rule, its sentences, its test. */
export function planTrigger(trigger: NewTrigger, read: (path: string) => string): Plan {
  const { camel, kebab } = namesOf(trigger.name)
  const words = { en: trigger.label, de: trigger.german, fr: trigger.french }
  const saying = (language: keyof typeof words): [string, string] => {
    const told = Object.entries(sentences[language](words[language]))
    const named = addMessage(read(messagesFile(language)), `conditions.${camel}`, words[language])
    return [
      messagesFile(language),
      told.reduce((json, [state, text]) => addMessage(json, `why.triggers.${camel}.${state}`, text), named),
    ]
  }
  const labelling = (language: 'de' | 'fr'): [string, string] => [
    labelsFile(language),
    addSorted(read(labelsFile(language)), { [trigger.label]: words[language] }),
  ]
  return new Map([
    [
      triggersFile,
      putBefore(
        read(triggersFile),
        `  ${camel}: { label: ${quoted(trigger.label)}, ofProduct: true },`,
        /^\} as const satisfies Record<string, Row>/,
      ),
    ],
    [comparedFile, putBefore(read(comparedFile), comparedRow(camel), /^\}/, /^const compared\b/)],
    saying('en'),
    saying('de'),
    saying('fr'),
    labelling('de'),
    labelling('fr'),
    [`tests/unit/content/campaigns/triggers/${kebab}.test.ts`, testFile(trigger)],
  ])
}
