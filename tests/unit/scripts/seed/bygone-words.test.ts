import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Words that readers stumbled over, and the ones that stand for them today. */
const bygone: Record<'de' | 'fr' | 'nl', readonly RegExp[]> = {
  de: [
    /Messen Sie im Wagen liegend/,
    /Ausgelaufene Tiere/,
    /Rat, der Ihr Kind kennt/,
    /Im Aufprall/,
    /[Rr]eduziert um −/,
    /auf den Trottoir/,
    /für den Kopf (?:zu )?zieh/,
    /ohne Farbstoffe.*Hier in der Farbe/,
    // Each model has a name of its own, of any gender.
    /\{model\} bleibt auch dann stehen, wenn er/,
    /ist \{model\} so klein, dass er/,
    // Not every article is masculine.
    /es ihn wieder gibt/,
    /Tiefstpreis 30 Tage/,
    /Bitte nicht verschicken/,
    /anmelden, ist eine\./,
  ],
  fr: [
    /Quand est-ce que cela arrive/,
    /patinage/,
    /body court(?!e)/,
    /rien de libre/,
    /tensioactifs de sucre/,
    /faire marcher la boutique/,
    /achat sur facture/i,
    /jours ouvrables/,
    /Quelles vis faut-il/,
    // Said of all goods, it is true of some.
    /ne contiennent pas de nickel/,
  ],
  nl: [/Welke schroeven heb ik/, /vrij van nikkel/],
}

const placesOf = (language: string) =>
  [`scripts/seed/catalogue/data/${language}`, `scripts/seed/content/words/${language}`]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.json'))
        .map((name) => join(folder, name)),
    )
    .concat(`lib/platform/i18n/messages/${language}.json`)

const cases = (['de', 'fr', 'nl'] as const).flatMap((language) =>
  bygone[language].map((pattern) => [language, pattern] as const),
)

test.each(cases)('no text in %s says %s', (language, pattern) => {
  const places = placesOf(language)
  expect(places.length).toBeGreaterThan(30)
  expect(places.filter((place) => pattern.test(readFileSync(place, 'utf8')))).toEqual([])
})
