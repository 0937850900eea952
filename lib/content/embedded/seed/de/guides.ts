import { breadcrumb, grid, lead, page, title } from '../build'
import { pullQuote } from '../build-display'
import type { Place } from '../place'
import type { Draft } from '../types'
import { guideTeaser } from './guide-teasers'

export function guides(_here: Place): Draft {
  return {
    slug: 'ratgeber/',
    group: 'guides',
    name: 'Ratgeber',
    isStartpage: true,
    content: page(
      [
        breadcrumb(),
        title('Ratgeber'),
        lead('Kurze Texte für müde Augen: das Wichtigste zuerst, die Tabelle gleich danach.'),
        grid(
          3,
          (['layette', 'sleeping-bag', 'car-seat', 'pram-questions', 'carrier', 'sizes'] as const).map(
            (key) => guideTeaser(key, { level: 'h2' }),
          ),
          { gap: 'large' },
        ),
        pullQuote(
          'Wenn wir etwas nicht sicher wissen, schreiben wir es nicht hin.',
          ['Woran wir uns halten', 'ueber-uns'],
          { backgroundColor: 'butter' },
        ),
      ],
      {
        title: 'Ratgeber für Eltern',
        description:
          'Schlafen, Autofahren, Tragen, Anziehen: kurze, geprüfte Texte mit Tabellen für die Fragen der ersten Jahre.',
      },
    ),
  }
}
