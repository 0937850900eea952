import type { z } from 'zod'
import type { Problem } from './check-field'
import { textsOf } from './texts-of'

/** Beginnings of words that claim a merit for the environment in general. */
const general = [
  ...[
    'nachhaltig',
    'umweltfreundlich',
    'umweltschonend',
    'umweltgerecht',
    'umweltbewusst',
    'klimafreundlich',
  ],
  ...['umweltverträglich', 'klimaverträglich', 'öko-'],
  ...[
    'klimaschonend',
    'klimabewusst',
    'naturfreundlich',
    'ökologisch',
    'ökofreundlich',
    'ressourcenschonend',
  ],
  ...['écologique', 'éco-responsable', 'écoresponsable', 'éco-conçu', 'durable', 'durabilité', 'écofriendly'],
  ...['duurzaam', 'duurzame', 'duurzaamheid', 'milieuvriendelijk', 'milieubewust', 'klimaatvriendelijk'],
  ...['klimaatbewust', 'milieuverantwoord'],
  ...['ecologisch', 'sustainab', 'eco-friendly'],
]

const phrases = [
  ...['gut für die umwelt', 'gut für das klima', 'biologisch abbaubar', 'grüne wahl'],
  ...[
    "respectueux de l'environnement",
    "respectueuse de l'environnement",
    'bon pour la planète',
    'biodégradable',
  ],
  ...['goed voor het milieu', 'beter voor het milieu', 'biologisch afbreekbaar', 'good for the planet'],
]

/** Claims of no effect on the climate, which no reason makes good where the effect is paid for elsewhere. */
const neutral = [
  /(?:klima|klimaat|co2|carbon|climate|treibhausgas)[ -]?(?:neutra|positi|kompensier|gecompenseer)\p{L}*/u,
  /(?:emissions|co2)-?frei\p{L}*|emissievrij\p{L}*|zéro émission/u,
  /neutres? (?:en|pour le) (?:carbone|co2|climat)|climatiquement neutres?|neutralité (?:carbone|climatique)/,
  /(?:carbone|co2) (?:neutre|compensé)|compensée?s? en (?:carbone|co2)/,
]

/** Words of law and trade that begin alike and claim nothing. */
const others = [
  ...['support durable', 'supports durables', 'duurzame gegevensdrager', 'biens durables'],
  // The guarantee of a producer that goods last is named so by law (Directive (EU) 2024/825).
  ...['garantie de durabilité', 'garantie commerciale de durabilité', 'duurzaamheidsgarantie'],
  ...['öko-test', 'öko-tex'],
]

/** What makes a claim one that can be checked: a reason, or a label that somebody else awards. */
const reasons = [
  ...['weil ', 'parce que', ' car ', 'puisque', 'omdat', ' want ', 'doordat', 'because'],
  ...['blauer engel', 'eu ecolabel', 'écolabel', 'umweltzeichen', 'gots', 'fsc', 'pefc', 'milieukeur'],
]

/** What a share may be of, so that it is a reason, too: a reduction of a price or “100 %” of the claim is none. */
const shared = [
  ...['recycl', 'recycel', 'rezykl', 'altpapier', 'papier', 'karton', 'carton', 'plasti', 'kunststoff'],
  ...['baumwoll', 'coton', 'katoen', 'cotton', 'leinen', 'linnen', 'wolle', 'laine', 'holz', 'bois', 'hout'],
  ...['kautschuk', 'caoutchouc', 'polyester', 'weniger', 'moins', 'minder', 'less', 'erneuerbar'],
  ...['renouvelable', 'hernieuwbar'],
]

/** Words between a share and what it is of. */
const between = ['aus', 'bio', 'de', 'du', 'des', 'd', 'en', 'van', 'uit', 'from', 'of']

const normal = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll('₂', '2')
    .replaceAll('\u2011', '-')
    .replace(/[\u00a0\u202f]/g, ' ')

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}-]+/gu) ?? []

const isGeneral = (word: string) =>
  general.some((beginning) => word.startsWith(beginning) || word.replaceAll('-', '').startsWith(beginning))

/** Whether a text names a share of a material, or by how much something is less. */
const namesShare = (text: string) =>
  text
    .split('%')
    .slice(1)
    .map((rest) => wordsOf(rest.slice(0, 100)).filter((word) => !between.includes(word)))
    .some(
      ([first = '', second = '']) =>
        !['auf', 'sur', 'op', 'off'].includes(first) &&
        ![first, second].some(isGeneral) &&
        shared.some((part) => first.includes(part) || second.includes(part)),
    )

/** What a text claims of the environment without a reason beside it, in its own words; undefined for nothing. */
export function environmentalClaim(text: string): { claim: string; isNeutral: boolean } | undefined {
  const told = others.reduce((rest, other) => rest.replaceAll(other, ''), normal(text))
  const without = neutral.map((pattern) => pattern.exec(told)?.[0]).find((found) => found !== undefined)
  if (without !== undefined) return { claim: without, isNeutral: true }
  const claim = wordsOf(told).find(isGeneral) ?? phrases.find((phrase) => told.includes(phrase))
  if (claim === undefined || namesShare(told) || reasons.some((reason) => told.includes(reason)))
    return undefined
  return { claim, isNeutral: false }
}

/**
 * General claims about the environment in the texts of a block. The law forbids those that name no reason in the same
 * place, and those of neutrality that rest on compensation (Directive 2005/29/EC, annex I, 4a and 4c, as amended by
 * Directive (EU) 2024/825; in Switzerland article 3 (1) (x) UWG).
 */
export const claimProblems = (shape: z.ZodRawShape, blok: Record<string, unknown>): Problem[] =>
  Object.entries(shape).flatMap(([field, schema]) =>
    textsOf(schema as z.ZodType, blok[field]).flatMap((text) => {
      const found = environmentalClaim(text)
      if (!found) return []
      const what = found.isNeutral
        ? `claims “${found.claim}”, which the law forbids where it rests on compensation`
        : `claims “${found.claim}” without the reason beside it: say what is better, or by how much`
      return [{ field, reason: what }]
    }),
  )
