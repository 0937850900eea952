import { banner, campaignTeaser, faq, grid, headline, page, paragraph, scheduled, teaser, to } from '../build'
import { brandLink, categoryTiles, markWall, pullQuote } from '../build-display'
import { campaignCard, productSlider, recentlyViewed } from '../build-shop'
import { tilesOf } from '../category'
import type { Place } from '../place'
import type { Draft } from '../types'
import { germanCategories } from './categories/index'
import { guideTeaser } from './guide-teasers'
import { pictures } from './pictures'
import { germanWords } from './words'

const opening = {
  baby: {
    kicker: 'Für die ersten Jahre',
    headline: 'Alles, was Ihr Kind braucht. Nichts, was Sie rätseln lässt.',
    text: 'Strampler, Schlafsack, Kindersitz, Kinderwagen: Bei uns steht zuerst, ob es passt, ob es sicher ist und wann es da ist.',
    title: 'Babyausstattung, die passt',
    description:
      'Kleidung, Schlafsäcke, Kindersitze und Kinderwagen für die ersten Jahre. Mit Größenberater, ehrlichen Lieferzeiten und 30 Tagen Rückgabe.',
  },
  bm: {
    kicker: 'Für die ganze Familie',
    headline: 'Ein Zuhause, das mit Ihrer Familie wächst.',
    text: 'Vom ersten Bett bis zum Schulranzen, vom Hochstuhl bis zum Gartenhaus: klar sortiert, genau beschrieben, zuverlässig geliefert.',
    title: 'Familie, Wohnen und Unterwegs',
    description:
      'Möbel, Kleidung und Ausstattung für Familien mit Kindern jeden Alters. Genau beschrieben, zuverlässig geliefert, 30 Tage Rückgabe.',
  },
} as const

export function home(here: Place): Draft {
  const words = germanWords(here)
  const { kicker, headline: opener, text, title, description } = opening[here.brand]
  return {
    slug: 'home',
    group: 'home',
    name: 'Startseite',
    content: page(
      [
        banner({
          headline: opener,
          level: 'h1',
          kicker,
          text,
          link: to('groessenberater'),
          linkText: 'Größe finden',
          image: pictures.scene(here.brand === 'baby' ? 'cuddle' : 'nursery'),
          backgroundColor: 'apricot',
        }),
        campaignTeaser(
          { from: '2026-11-14 23:00', to: '2026-12-24 12:00' },
          {
            headline: 'Geschenke in Ruhe aussuchen',
            badge: 'Weihnachten',
            text: `Was Sie bis Heiligabend bestellen, können Sie ${words.thisYear} länger zurückgeben: bis zum ${words.returnUntil}. Der Karton verrät nichts, und der Lieferschein nennt keine Preise.`,
            image: pictures.scene('gifts'),
            link: to('kategorieseiten/spielen/'),
            linkText: 'Zu den Geschenken',
            backgroundColor: 'butter',
          },
        ),
        scheduled(
          { from: '2026-11-30 23:00', to: `2026-12-${here.lastOrderDay} 11:00` },
          paragraph(
            `Bis Weihnachten da: Bestellen Sie Pakete bis ${words.lastOrder}, 12 Uhr. Für Möbel und andere sperrige Artikel ist der 9. Dezember der letzte sichere Tag.`,
            { backgroundColor: 'sage', icon: 'truck' },
          ),
        ),
        scheduled(
          { from: '2026-12-24 12:00', to: '2027-01-06 23:00' },
          teaser(
            'Zu klein, zu groß, doppelt geschenkt?',
            `Der Umtausch von Weihnachtsgeschenken ist bis zum ${words.returnUntil} möglich, auch ohne Rechnung: Der Lieferschein genügt.`,
            ['versand', 'So geht der Umtausch'],
            { level: 'h2', variant: 'plain', backgroundColor: 'sky' },
          ),
        ),
        categoryTiles('Wonach suchen Sie?', tilesOf(germanCategories(words), pictures)),
        productSlider('Schlafsäcke, die jetzt gefragt sind', 'schlafsaecke', [
          'kategorieseiten/schlafen/schlafsaecke',
          'Alle Schlafsäcke',
        ]),
        headline('Was möchten Sie wissen?'),
        grid(4, [
          teaser(
            'Passt es?',
            'Größen von 50 bis 98 mit Körpergröße und Alter – und was gilt, wenn Ihr Kind dazwischenliegt.',
            ['groessenberater', 'Zum Größenberater'],
          ),
          teaser(
            'Ist es sicher?',
            'Rückwärts fahren, richtig angurten, R129 verstehen: das Wichtigste zum Kindersitz.',
            ['ratgeber/kindersitz', 'Sicher im Auto'],
          ),
          teaser(
            'Wann ist es da?',
            `Pakete brauchen ${words.days}, sperrige Artikel ${words.bulkyDays}. Der Versand kostet ${words.standard}.`,
            ['versand', 'Lieferung ansehen'],
          ),
          teaser('Und wenn es nicht passt?', 'Sie haben 30 Tage Zeit. Die Rücksendung zahlen wir.', [
            'versand',
            'Rückgabe ansehen',
          ]),
        ]),
        grid(
          2,
          [
            campaignCard({
              badge: 'Winter',
              headline: 'Warm angezogen vor die Tür',
              text: 'Jacken und Overalls, unter die noch eine Schicht passt. Im Kindersitz bitte ausziehen.',
              price: 'Rücksendung kostenlos',
              target: 'kategorieseiten/kleidung/jacken',
              image: pictures.still('jacket', 'coral', 'teaser'),
              backgroundColor: 'sky',
              dateFrom: '2026-10-31 23:00',
              dateTo: '2027-02-28 23:00',
            }),
            campaignCard({
              headline: 'Fertig für die ersten acht Wochen',
              text: 'Bodys, Strampler und Mützen für den Anfang, aus weicher Baumwolle und Wolle.',
              price: 'Größe falsch geraten? 30 Tage Rückgabe',
              target: 'kategorieseiten/kleidung/erstausstattung',
              image: pictures.still('romper', 'sage', 'teaser'),
              backgroundColor: 'apricot',
            }),
          ],
          { headline: 'Gut vorbereitet', gap: 'large' },
        ),
        pullQuote(
          'Im Zweifel die leichtere Stufe: Eine Schicht Kleidung ist schnell ergänzt, ein überhitztes Kind merkt man zu spät.',
          ['Aus dem Ratgeber zum Schlafsack', 'ratgeber/schlafsack-tog'],
          { backgroundColor: 'sage' },
        ),
        headline('Gut schlafen, gut fahren'),
        grid(
          2,
          [
            guideTeaser('sleeping-bag'),
            teaser(
              'Den richtigen Kinderwagen finden',
              `Liegefläche, Kofferraum, ${words.lift}: was wozu passt und was es wiegt.`,
              ['kategorieseiten/kinderwagen', 'Zu den Kinderwagen'],
              { kicker: 'Unterwegs', image: pictures.scene('park') },
            ),
          ],
          { gap: 'large' },
        ),
        recentlyViewed(),
        banner({
          headline: 'Das erste Mal Eltern?',
          text: 'Eine kurze Liste für die ersten acht Wochen, mit Mengen. Und eine mit dem, was warten kann.',
          link: to('ratgeber/erstausstattung'),
          linkText: 'Zur Erstausstattung',
          image: pictures.scene('clothes-line'),
          align: 'right',
          backgroundColor: 'sky',
        }),
        grid(
          3,
          [
            brandLink('Moosling', 'Kleidung aus Wolle und Baumwolle', 'kategorieseiten/kleidung/', 'sage'),
            brandLink('Dünung', 'Schlafsäcke und alles fürs Bett', 'kategorieseiten/schlafen/', 'sky'),
            brandLink('Wegwart', 'Wagen und Zubehör für draußen', 'kategorieseiten/unterwegs/', 'apricot'),
          ],
          { headline: 'Unsere Marken' },
        ),
        faq('Kurz gefragt', [
          [
            'Ich bin zwischen zwei Größen unsicher. Welche nehme ich?',
            'Bei Kleidung die größere: Ein Ärmel lässt sich umschlagen. Beim [Schlafsack](ratgeber/schlafsack-tog) und beim [Kindersitz](ratgeber/kindersitz) immer die, die jetzt passt.',
          ],
          [
            'Kann ich auf Rechnung bezahlen?',
            'Ja. Die Rechnung liegt der Sendung bei und ist 14 Tage nach Erhalt fällig. Mehr dazu in den [häufigen Fragen](haeufige-fragen#bezahlen).',
          ],
        ]),
        markWall('Darauf können Sie sich verlassen', [
          ['30 Tage Rückgabe', 'return', 'versand'],
          ['Kauf auf Rechnung', 'invoice', 'zahlung'],
          ['Genaue Maße', 'ruler', 'groessenberater'],
          [`Da in ${words.inDays}`, 'truck', 'versand'],
        ]),
      ],
      { title, description },
    ),
  }
}
