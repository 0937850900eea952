import { expect, it } from 'vitest'
import { oldestChild } from '@/lib/shop/listing/index-rows/oldest-child'
import type { Language } from '@/schemas'

type Row = readonly [language: Language, label: string, value: string]
type Case = { months: number | undefined; rows: readonly Row[] }

const german = (...rows: [label: string, value: string][]): Row[] =>
  rows.map(([label, value]) => ['de', label, value])

const cases: readonly Case[] = [
  { months: 18, rows: german(['Körpergröße', '40–87 cm']) },
  { months: 48, rows: german(['Körpergröße', '61-105 cm'], ['Gewicht des Kindes', '6–18 kg']) },
  { months: 36, rows: german(['Gewicht des Kindes', '3,5–15 kg']) },
  { months: undefined, rows: german(['Körpergröße', '76–150 cm'], ['Gewicht des Kindes', '9–36 kg']) },
  { months: 18, rows: [['fr', 'Taille de l’enfant', '40–87 cm']] },
  { months: 24, rows: [['nl', 'Gewicht van het kind', 'tot 12 kg']] },
  { months: 18, rows: german(['Alter', 'ab Geburt bis 18 Monate']) },
  { months: 36, rows: german(['Altersempfehlung', '6 Monate – 3 Jahre'], ['Griffhöhe', '94–106 cm']) },
  { months: 36, rows: german(['Alter', '1-3 Jahre']) },
  { months: 24, rows: [['fr', 'Âge', 'dès 6 mois jusqu’à 2 ans']] },
  { months: 12, rows: [['nl', 'Leeftijd', '0–12 maanden']] },
  { months: undefined, rows: german(['Alter', 'ab 3 Monaten'], ['Garantie', 'bis 3 Jahre']) },
  // What measures the thing and not the child.
  { months: undefined, rows: german(['Griffhöhe', '94–106 cm'], ['Gewicht', '3,8 kg'], ['Gurt', '3–5 kg']) },
]

it.each(cases)('a child has outgrown goods at $months months: $rows', ({ months, rows }) => {
  const facts = rows.map(([language, label, value], at) => [
    `fact${at}`,
    { label: { [language]: label }, value: { [language]: value } },
  ])
  expect(oldestChild(Object.fromEntries(facts))).toBe(months)
})
