import { banner, breadcrumb, grid, headline, page, paragraph, richText, table, teaser, to } from '../build'
import type { Place } from '../place'
import { h2, ol, p } from '../rich'
import type { Draft } from '../types'
import { germanWords } from './words'

export function prams(here: Place): Draft {
  const words = germanWords(here)
  return {
    slug: 'kategorieseiten/kinderwagen',
    group: 'prams',
    name: 'Kinderwagen',
    tags: ['kategorie'],
    content: page(
      [
        breadcrumb(['Startseite', 'home'], ['Kinderwagen', 'kategorieseiten/kinderwagen']),
        banner({
          headline: 'Kinderwagen',
          level: 'h1',
          kicker: 'Unterwegs',
          text: 'Liegen, sitzen, falten, tragen: Ein guter Wagen passt zu Ihrem Kind und zu Ihrem Treppenhaus.',
          link: to('versand'),
          linkText: 'Lieferung sperriger Artikel',
          backgroundColor: 'sage',
        }),
        table(
          'Welcher Wagen wofür',
          ['Art', 'Ab wann', 'Gut für'],
          [
            ['Kombiwagen', 'ab Geburt', 'den Alltag, erst mit Wanne, später mit Sitz'],
            ['Sportwagen', 'sobald das Kind frei sitzt', 'Stadt und Ausflug, leicht und schnell gefaltet'],
            ['Reisebuggy', 'sobald das Kind frei sitzt', 'Bahn, Flugzeug und kleine Kofferräume'],
            ['Geschwisterwagen', 'ab Geburt, je nach Aufsatz', 'Zwillinge und Kinder mit kleinem Abstand'],
          ],
        ),
        richText(
          h2('Fünf Fragen vor dem Kauf'),
          ol(
            '**Kann mein Kind flach liegen?** Bis es frei sitzt, gehört es in eine Wanne oder auf eine ganz flache Liegefläche.',
            `**Passt er durch meine Türen?** Messen Sie Haustür, ${words.lift} und den Platz im Flur. 60 cm Breite gehen fast überall durch.`,
            '**Passt er in den Kofferraum?** Vergleichen Sie das Faltmaß mit der schmalsten Stelle, Räder eingerechnet.',
            '**Wer trägt ihn?** Unter 10 kg geht es allein über eine Treppe, darüber selten.',
            '**Wo fahren Sie?** Große, gefederte Räder für Wald und Kopfsteinpflaster, kleine, wendige für die Stadt.',
          ),
          p(
            `Auf dem ${words.pavement} und in der Bahn gilt: Bremse fest, Gurt zu, keine Tasche am Griff. Ein Wagen mit schwerer Tasche kippt nach hinten.`,
          ),
        ),
        headline('Das gehört dazu'),
        grid(3, [
          teaser(
            'Im Auto',
            'Manche Gestelle nehmen auch die Babyschale auf – für kurze Wege, nicht für lange Schläfchen.',
            ['ratgeber/kindersitz', 'Sicher im Auto'],
          ),
          teaser(
            'Im Winter',
            'Ein Fußsack statt dicker Jacke. Wie warm er sein soll, zeigt die gleiche Tabelle wie beim Schlafsack.',
            ['ratgeber/schlafsack-tog', 'Zur Tabelle'],
          ),
          teaser('Passt nicht?', 'Die Spedition holt den Wagen wieder ab. Sie haben 30 Tage Zeit.', [
            'versand',
            'Rückgabe ansehen',
          ]),
        ]),
        paragraph(
          `Sperrige Artikel liefern wir für ${words.bulky} in ${words.inBulkyDays} bis in die Wohnung.`,
          {
            type: 'small',
            color: 'quiet',
          },
        ),
      ],
      {
        title: 'Kinderwagen',
        description:
          'Kombiwagen, Sportwagen, Reisebuggy: welche Art zu wem passt, fünf Fragen vor dem Kauf und die Lieferung bis in die Wohnung.',
      },
    ),
  }
}
