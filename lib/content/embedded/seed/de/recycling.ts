import { accordion, breadcrumb, lead, page, paragraph, richText, table, title } from '../build'
import type { Place } from '../place'
import { h2, p, ul } from '../rich'
import type { Draft } from '../types'
import { germanWords } from './words'

export function recycling(here: Place): Draft {
  const words = germanWords(here)
  return {
    slug: 'service/geraete-und-batterien',
    group: 'service/recycling',
    name: 'Geräte und Batterien',
    content: page(
      [
        breadcrumb(),
        title('Geräte und Batterien zurückgeben'),
        lead('Elektrische Geräte, Batterien und Akkus gehören nicht in den Hausmüll. Wir nehmen sie zurück.'),
        table(
          'Welches Gerät wohin gehört',
          ['Gruppe', 'Zum Beispiel', 'Rückgabe'],
          [
            ['Großgeräte, über 50 cm', 'elektrische Wiege, Heizstrahler', 'die Spedition holt sie ab'],
            ['Bildschirme und Monitore', 'Babyfon mit großem Bildschirm', 'als Paket'],
            [
              'Kleine Geräte der Informations- und Telekommunikationstechnik',
              'Babyfon, Funksender',
              'als Paket',
            ],
            ['Batterien und Akkus', 'aus Nachtlicht, Waage, Spielzeug', 'in jedem Sammelbehälter'],
          ],
        ),
        richText(
          h2('Geräte', 'geraete'),
          p(words.takeBack),
          p(`Abgeben können Sie alte Geräte auch ${words.depot}.`),
          h2('Batterien und Akkus', 'batterien'),
          p(
            'Nehmen Sie Batterien und Akkus vorher heraus, wenn das ohne Zerstörung geht, und kleben Sie die Pole von Lithiumzellen ab. Die durchgestrichene Tonne bedeutet: nicht in den Hausmüll. Pb, Cd oder Hg darunter heißt, dass Blei, Cadmium oder Quecksilber enthalten ist.',
          ),
          p(
            '**Knopfzellen sind für Kinder lebensgefährlich.** Bewahren Sie neue und leere außer Reichweite auf. Hat ein Kind eine verschluckt, rufen Sie sofort den Notruf.',
          ),
          h2('Daten löschen'),
          p(
            'Auf Geräten mit Speicher, etwa einem Babyfon mit Kamera, löschen Sie Aufnahmen und Zugänge selbst.',
          ),
          h2('Registrierungsnummern', 'nummern'),
          ul(words.battery, words.electronics),
        ),
        paragraph('Die Nummern sind Beispiele: Nestling ist ein Demonstrationsladen und verkauft nichts.', {
          type: 'small',
          color: 'quiet',
        }),
        accordion('Wie schicke ich etwas zurück?', [
          [
            'Ein kleines Gerät',
            p(
              `Schreiben Sie uns ${words.contact}. Sie bekommen einen Paketschein. Verpacken Sie es bruchsicher.`,
            ),
          ],
          [
            'Ein großes Gerät',
            p('Sagen Sie es bei der Bestellung des neuen. Die Spedition nimmt das alte mit.'),
          ],
        ]),
      ],
      {
        title: 'Altgeräte und Batterien zurückgeben',
        description:
          'Wie Sie elektrische Geräte, Batterien und Akkus zurückgeben, was mit ihnen geschieht und welche Registrierungsnummern gelten.',
      },
    ),
  }
}
