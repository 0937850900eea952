import { breadcrumb, lead, page, richText, title } from '../build'
import type { Place } from '../place'
import { h2, p, ul } from '../rich'
import type { Draft } from '../types'
import { germanWords } from './words'

export function accessibility(here: Place): Draft {
  const words = germanWords(here)
  return {
    slug: 'barrierefreiheit',
    group: 'accessibility',
    name: 'Barrierefreiheit',
    content: page(
      [
        breadcrumb(),
        title('Erklärung zur Barrierefreiheit'),
        lead(
          'Jede und jeder soll hier einkaufen können: mit Tastatur, Vorleseprogramm, großer Schrift oder einer Hand.',
        ),
        richText(
          h2('Woran wir uns messen'),
          p(words.accessLaw),
          h2('Was geht', 'was-geht'),
          ul(
            'Alle Seiten lassen sich mit der Tastatur bedienen; der Fokus ist immer zu sehen.',
            'Überschriften, Bereiche und Formulare sind so ausgezeichnet, dass Vorleseprogramme sie finden.',
            'Schrift und Grund haben genug Kontrast. Farbe allein sagt nie etwas aus.',
            'Die Schrift lässt sich auf das Doppelte vergrößern, ohne dass etwas verloren geht.',
            'Wer weniger Bewegung wünscht, bekommt keine. Die Inhalte sind auch ohne JavaScript lesbar.',
          ),
          h2('Was noch nicht geht', 'was-fehlt'),
          p(
            'Diese Erklärung beruht auf unserer eigenen Prüfung vom November 2026, mit Werkzeugen und von Hand. Eine Prüfung durch Dritte und Texte in Leichter Sprache stehen noch aus.',
          ),
          h2('Eine Barriere melden', 'melden'),
          p(
            `Sagen Sie uns, wo Sie nicht weiterkommen: ${words.contact}. Wir antworten innerhalb von zwei Wochen.`,
          ),
          p(words.accessAuthority),
        ),
      ],
      {
        title: 'Erklärung zur Barrierefreiheit',
        description:
          'Wie barrierefrei der Laden von Nestling ist, woran wir uns messen, was noch fehlt und wie Sie eine Barriere melden.',
      },
    ),
  }
}
