import { breadcrumb, grid, headline, lead, page, paragraph, richText, teaser, title } from '../build'
import type { Place } from '../place'
import { h2, p, quote, ul } from '../rich'
import type { Draft } from '../types'
import { germanWords } from './words'

const wording = {
  baby: {
    title: 'Ein Laden wie eine gute Nachbarin',
    lead: 'Nestling verkauft, was Familien in den ersten Jahren brauchen, und sagt dazu, was sie wissen müssen.',
    why: 'Wer ein Kind bekommt, soll in wenigen Wochen hundert Dinge entscheiden, von denen vorher nie die Rede war. Wir sortieren vor: weniger Modelle, dafür zu jedem eine klare Antwort auf vier Fragen. Passt es? Ist es sicher? Wann ist es da? Was, wenn nicht?',
  },
  bm: {
    title: 'Für Familien, die weiterwachsen',
    lead: 'Nestling stattet Familien aus: vom ersten Bett bis zum eigenen Schreibtisch, drinnen und draußen.',
    why: 'Kinder werden größer, Wohnungen selten. Darum zeigen wir zu jedem Möbel die genauen Maße, zu jedem Kleidungsstück die Körpergröße und zu jeder Lieferung den Tag. So entscheiden Sie einmal und nicht dreimal.',
  },
} as const

export function about(here: Place): Draft {
  const words = germanWords(here)
  const own = wording[here.brand]
  return {
    slug: 'ueber-uns',
    group: 'about',
    name: 'Über uns',
    content: page(
      [
        breadcrumb(),
        title(own.title),
        lead(own.lead),
        richText(
          h2('Warum es uns gibt'),
          p(own.why),
          quote('Wenn wir etwas nicht sicher wissen, schreiben wir es nicht hin.'),
          h2('Woran wir uns halten'),
          ul(
            '**Maße vor Adjektiven.** Länge, Gewicht und Material stehen bei jedem Artikel.',
            '**Sicherheit ohne Angst.** Wir erklären Normen, statt mit ihnen zu drohen.',
            '**Ein Preis, der bleibt.** Keine Countdowns, keine vorausgewählten Extras.',
            '**Zurück ist kein Drama.** 30 Tage, kostenlos, ohne Begründung.',
          ),
        ),
        headline('Sprechen Sie mit uns', { type: 'h2' }),
        richText(
          p(`Sie erreichen uns ${words.contact}. Abends und nachts hilft unser [Ratgeber](ratgeber/).`),
        ),
        grid(2, [
          teaser('Ratgeber', 'Schlafen, Autofahren, Größen: geprüftes Wissen in kurzen Texten.', [
            'ratgeber/',
            'Zum Ratgeber',
          ]),
          teaser('Häufige Fragen', 'Bestellen, bezahlen, liefern, zurückgeben.', [
            'haeufige-fragen',
            'Zu den Antworten',
          ]),
        ]),
        paragraph(
          `Nestling liefert ${words.inCountry} und in weitere Länder; jedes hat seinen eigenen Laden mit eigenen Preisen und Lieferzeiten.`,
          {
            type: 'small',
            color: 'quiet',
          },
        ),
      ],
      { title: 'Über uns', description: own.lead },
    ),
  }
}
