import { type Language, languages } from '@/schemas'
import { addMessage, appendLine, insertLine, putBefore } from './insert'
import type { Plan } from './plan'

export type NewPaymentMethod = {
  /** Two capitals, by which orders keep it: `BL`. */
  code: string
  /** What shoppers read. */
  words: Readonly<Record<Language, string>>
}

const codesFile = 'schemas/shop/order.ts'
const methodsFile = 'lib/platform/payment-methods/methods.ts'
const stripeFile = 'lib/platform/payments/stripe/stripe-session.ts'
const marksFile = 'lib/storefront/design/drawings/names.ts'
const specifiedFile = 'tests/unit/schemas/entities.test.ts'
const promisesFile = 'tests/fixtures/payment-promises.ts'
const messagesFile = (language: Language) => `lib/platform/i18n/messages/${language}.json`

const explanations: Readonly<Record<Language, string>> = {
  de: 'Sie bezahlen im nächsten Schritt.',
  fr: 'Vous payez à l’étape suivante.',
  nl: 'U betaalt in de volgende stap.',
}

const markOf = (code: string) => `pays-${code.toLowerCase()}`

/** A plain card, until it is drawn. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="32" viewBox="0 0 480 320">
<path d="M14 52Q14 14 52 14H428Q466 14 466 52V268Q466 306 428 306H52Q14 306 14 268Z" fill="#fffdf8" stroke="#e2d9ca" stroke-width="8"/>
<path d="M96 128H384V176H96Z" fill="#4f7a66"/>
</svg>
`

const row = (code: string) => `  ${code}: {
    countries: everywhere,
    usualIn: [],
    bounds: between(50, 500_000),
    settlement: 'atOnce',
    means: '68',
    notFor: [],
    mark: '${markOf(code)}',
    isUnmarked: true,
  },`

const asPattern = (words: NewPaymentMethod['words']) =>
  [...new Set(Object.values(words))].map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|')

/**
 * A method that a payment service settles at once, everywhere, and that no shop offers before its configuration says so:
 * its code, its row, what the service calls it, and its words in every language.
 */
export function planPaymentMethod({ code, words }: NewPaymentMethod, read: (path: string) => string): Plan {
  return new Map([
    [codesFile, putBefore(read(codesFile), `  '${code}',`, /^\] as const/)],
    [methodsFile, putBefore(read(methodsFile), row(code), /^\} as const satisfies Record<ConfiguredPayment/)],
    [specifiedFile, appendLine(read(specifiedFile), `      '${code}',`, /^ {6}'[A-Z]{1,2}',$/)],
    [marksFile, insertLine(read(marksFile), `  '${markOf(code)}',`, /^ {2}'pay-/)],
    [`lib/storefront/design/drawings/svg/marks/${markOf(code)}.svg`, drawing],
    [stripeFile, appendLine(read(stripeFile), `  ${code}: 'card',`, /^ {2}[A-Z]{2}: '/)],
    [
      promisesFile,
      appendLine(read(promisesFile), `  ${code}: /${asPattern(words)}/i,`, /^ {2}[A-Z]{1,2}: \//),
    ],
    ...languages.map((language): [string, string] => {
      const named = addMessage(read(messagesFile(language)), `payment.methods.${code}.name`, words[language])
      const path = `payment.methods.${code}.explanation`
      return [messagesFile(language), addMessage(named, path, explanations[language])]
    }),
  ])
}
