import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** The texts of a file with the way to each. */
function* textsOf(value: unknown, way: string): Generator<[way: string, text: string]> {
  if (typeof value === 'string') yield [way, value.replace(/[\u00a0\u202f]/g, ' ')]
  else if (value && typeof value === 'object')
    for (const [name, inner] of Object.entries(value)) yield* textsOf(inner, `${way}.${name}`)
}

const folders = ['lib/platform/i18n/messages', 'scripts/seed/content/words', 'scripts/seed/content/markets']
const texts = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const short = join(folder, name).replace('lib/platform/i18n/', '').replace('scripts/seed/content/', '')
      return [...textsOf(JSON.parse(readFileSync(join(folder, name), 'utf8')), short.replace('.json', ''))]
    }),
)

type Rule = { literal: RegExp; isAllowed: (way: string, text: string) => boolean }

/** What is configured for each market, so that no text may say it by itself. */
const rules: Record<string, Rule> = {
  'days to return or to pay back': {
    literal:
      /\b(?:\d+|vierzehn|quatorze|veertien|dreißig|trente|dertig) (?:Tagen?|jours|dagen)\b(?! (?:ohne|sans|zonder))/i,
    // The law's own days, those that the page about privacy and the clause about goods of an open bill take from the code (`retention.test.ts`, `read-by-a-lawyer.test.ts`), those of cookies, codes, the bonus programme and who waits for goods, and of the lowest price.
    isAllowed: (way, text) =>
      /withdrawal\.(?:right|effects)|withdrawn\.next$|price\.lowest|backInStock|words\/..\/privacy|terms\.clauses\.returns\.bill/.test(
        way,
      ) ||
      /gesetz|FAGG|\bloi\b|légal|\bwet\b|wettelijk|cookie|ifPayback|browser|navigateur|\bcode\b|`nestling`|wieder lieferbar|de nouveau disponible|weer leverbaar|code de la consommation|réparation ou le remplacement/i.test(
        text,
      ),
  },
  'the time of an answer': {
    literal:
      /(?:innerhalb|innert) (?:einem|eines|(?:von )?\d+) Werktag|sous (?:un|\d+) jours? ouvré|binnen (?:één|\d+) werkdag|meist am nächsten Werktag|le jour ouvré suivant, pour|meestal op de volgende/i,
    isAllowed: (_, text) => text.includes('{days, plural'),
  },
  'the hours of the service': {
    literal: /(?:Montag|lundi|maandag)[^.]{0,40}\d+ ?(?:bis|h\b|tot)/i,
    isAllowed: () => false,
  },
  'who pays the postage of a return': {
    literal:
      /Porto (?:erstatte|vergüte)|Rücksendeporto|(?:erstatten|vergüten) das Porto|Porto (?:der Rücksendung )?(?:bekommen|zurück)|frais de retour (?:remboursés|vous sont)|remboursons (?:aussi )?les frais de retour|port au service|(?:retourkosten|portokosten)[^.]{0,30}(?:vergoed|terug)|tragen die Kosten der Rücksendung|frais de renvoi|kosten van het terugzenden/i,
    isAllowed: (way, text) =>
      /messages.*\.(?:returnCosts\.|orderReturn\.(?:postage|labelFailed|paper\.send))/.test(way) ||
      text.includes('{ifPostageBack}'),
  },
  'that there is a partner who gives a bonus': {
    literal: /Bonus(?:partner|programm)/,
    // The words of a group and of a service that go with it where there is none.
    isAllowed: (way, text) =>
      text.includes('{ifPayback}') || /consent(?:Categories\.marketing|Services\.payback)/.test(way),
  },
  'how freight is collected': {
    literal:
      /Sperriges holt|Spedition holt (?:es|sie) ab|holen wir (?:kostenlos )?(?:bei Ihnen )?ab|transporteur (?:vient|passe) (?:chercher|le chercher) les|Grote artikelen ha|halen wij op/i,
    // Old devices are collected as the law wants it.
    isAllowed: (way) =>
      /recycling|messages.*\.(?:returnCosts\.|orderReturn\.(?:freight|collect\.cost))/.test(way),
  },
}

it.each(Object.entries(rules))('No text says %s by itself', (_, { literal, isAllowed }) => {
  expect(texts.length).toBeGreaterThan(5_000)
  const wrong = texts.filter(([way, text]) => literal.test(text) && !isAllowed(way, text))
  expect(wrong).toEqual([])
})
