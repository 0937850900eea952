import { formatDay, marketText, type Text, typeset } from '@/lib/platform/i18n'
import { type Part, writePdf } from '@/lib/platform/pdf'
import type { PartyView } from '@/lib/shop/catalogue'
import type { Paper, PaperKind } from './address'
import type { PaperFacts } from './find-paper'

const heading = (text: string): Part => ({ kind: 'heading', text })
const text = (content: string): Part => ({ kind: 'text', text: content })
const item = (content: string): Part => ({ kind: 'item', text: content })
const fact = (label: string, content: string): Part => ({ kind: 'fact', label, text: content })

const partyOf = (label: string, { name, address, contact }: PartyView, t: Text): Part[] => [
  fact(label, name),
  fact(t('product.address'), address),
  fact(t('product.contact'), contact),
]

function makerOf({ manufacturer, responsible }: PaperFacts, t: Text): Part[] {
  if (!manufacturer) return []
  return [
    heading(t('product.manufacturer')),
    ...partyOf(t('product.manufacturer'), manufacturer, t),
    ...(responsible ? partyOf(t('product.responsible'), responsible, t) : []),
  ]
}

/** The sheet about safety and care. It says what the catalogue knows, and that a manual comes with the product. */
function safety(facts: PaperFacts, t: Text): Part[] {
  const { warnings, attributes, electronics } = facts
  return [
    heading(t('papers.safety.first')),
    ...(['keep', 'check', 'parts'] as const).map((key) => item(t(`papers.safety.${key}`))),
    ...(warnings.length > 0 ? [heading(t('product.warnings')), ...warnings.map(item)] : []),
    ...(attributes.length > 0
      ? [heading(t('product.details')), ...attributes.map(({ label, value }) => fact(label, value))]
      : []),
    heading(t('papers.safety.disposal')),
    ...(electronics
      ? [text(t(`product.electronics.${electronics}`)), text(t('papers.safety.electric'))]
      : [text(t('papers.safety.waste'))]),
    ...makerOf(facts, t),
  ]
}

/** The legislation that a declaration refers to, as it is cited. */
type Law = 'toys' | 'emc' | 'radio' | 'substances' | 'voltage' | 'ecodesign' | 'supply'
const laws: Record<Exclude<PaperKind, 'safety'>, readonly Law[]> = {
  'conformity-toy': ['toys'],
  'conformity-device': ['emc', 'substances'],
  // Runs on mains voltage, and heats a room.
  'conformity-heater': ['voltage', 'emc', 'ecodesign', 'substances'],
  'conformity-radio': ['radio', 'substances'],
}

/** What power supplies in the box fall under: they have no radio, and so the law of radio equipment is not theirs. */
const suppliesLaws: readonly Law[] = ['voltage', 'emc', 'supply', 'substances']

const named = (list: readonly Law[], t: Text) => list.map((law) => item(t(`papers.conformity.laws.${law}`)))

/** The EU declaration of conformity, worded after decision 768/2008/EC, annex III. */
function conformity(facts: PaperFacts, kind: keyof typeof laws, { t, language }: Words): Part[] {
  const date = formatDay(facts.since, { iso: language, timezone: 'UTC' })
  return [
    heading(t('papers.conformity.object')),
    fact(t('papers.product'), facts.title),
    fact(t('papers.number'), facts.number),
    ...makerOf(facts, t),
    heading(t('papers.conformity.declaration')),
    text(t('papers.conformity.responsibility')),
    text(t('papers.conformity.conforms')),
    ...named(laws[kind], t),
    ...(kind === 'conformity-radio'
      ? [text(t('papers.conformity.supplies')), ...named(suppliesLaws, t)]
      : []),
    text(t('papers.conformity.signed', { name: facts.manufacturer?.name ?? '', date })),
  ]
}

type Words = { t: Text; language: string }

/** The texts of the catalogue in the spelling of the country; names and addresses stay as they are. */
const spelled = (facts: PaperFacts, spell: (words: string) => string): PaperFacts => ({
  ...facts,
  title: spell(facts.title),
  attributes: facts.attributes.map(({ label, value }) => ({ label: spell(label), value: spell(value) })),
  warnings: facts.warnings.map(spell),
})

/** A product document as PDF. */
export function writePaper({ kind, language, country }: Paper, given: PaperFacts): Buffer {
  const iso = country ? `${language}-${country}` : language
  const t = marketText({ iso })
  const facts = spelled(given, (words) => typeset(words, { iso }))
  const isSheet = kind === 'safety'
  const name = t(isSheet ? 'papers.safety.title' : 'papers.conformity.title')
  const body = isSheet ? safety(facts, t) : conformity(facts, kind, { t, language: iso })
  return writePdf({
    title: `${name} – ${facts.title}`,
    language: iso,
    parts: [
      { kind: 'title', text: name },
      ...(isSheet ? [text(facts.title), text(t('product.articleNumber', { number: facts.number }))] : []),
      ...body,
    ],
    footer: `${facts.title} – ${name}`,
  })
}
