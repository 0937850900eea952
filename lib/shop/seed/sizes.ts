import type { Attributes } from '@/schemas/shop'

const lengths = ['50', '56', '62', '68', '74', '80', '86', '92', '98'] as const
const doubles = ['50/56', '62/68', '74/80', '86/92'] as const

/** A size of a thing with what it costs beside the smallest. */
export type Size = { key: string; attributes: Attributes; factor: number }

const single = (value: string, factor: number): Size => ({ key: value, attributes: { asGro: value }, factor })
const double = (value: string, factor: number): Size => ({
  key: value.replace('/', '-'),
  attributes: { doppelgroesse: value },
  factor,
})
const age = (months: number): Size => ({
  key: `${months}m`,
  attributes: { dimAlterGeeignetAb: String(months) },
  factor: 1,
})

/** What comes with a thing, or how it is made: neither a size nor a colour. */
const choice = (value: string, factor: number): Size => ({
  key: value,
  attributes: { auswahlWalz: value },
  factor,
})

/** From 86 on there is a third more cloth in it. */
const clothing = lengths.map((value) => single(value, Number(value) >= 86 ? 1.12 : 1))

export const sizeRuns = {
  clothing,
  newborn: clothing.slice(0, 5),
  crawling: clothing.slice(2),
  double: doubles.map((value, index) => double(value, index === 3 ? 1.1 : 1)),
  'sleeping-bag': [single('70', 1), single('90', 1.08), single('110', 1.16)],
  ages: [age(0), age(6), age(18)],
  chair: [choice('ohne-aufsatz', 1), choice('mit-aufsatz', 1.35)],
  pump: [choice('einseitig', 1), choice('beidseitig', 1.45)],
} satisfies Record<string, readonly Size[]>

export type SizeRun = keyof typeof sizeRuns

/** All sizes in the order in which children grow through them. */
export const orderedSizes = {
  asGro: [...lengths, '70', '90', '110'].sort((a, b) => Number(a) - Number(b)),
  doppelgroesse: doubles,
}
