import { breadcrumb, grid, lead, page, teaser, title } from '../build'
import type { Place } from '../place'
import type { Draft } from '../types'

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
          2,
          [
            teaser(
              'Schlafsack: welcher TOG?',
              'Raumtemperatur ablesen, Wärme wählen, Kleidung darunter anpassen.',
              ['ratgeber/schlafsack-tog', 'Weiterlesen'],
              { kicker: 'Schlafen', level: 'h2', backgroundColor: 'sky' },
            ),
            teaser(
              'Sicher im Auto',
              'R129, rückwärts fahren, richtig angurten: So sitzt Ihr Kind gut.',
              ['ratgeber/kindersitz', 'Weiterlesen'],
              { kicker: 'Unterwegs', level: 'h2', backgroundColor: 'sage' },
            ),
            teaser(
              'Welche Größe passt?',
              'Die Größen 50 bis 98 mit Körpergröße und Alter.',
              ['groessenberater', 'Zum Größenberater'],
              { kicker: 'Anziehen', level: 'h2', backgroundColor: 'butter' },
            ),
            teaser(
              'Kinderwagen auswählen',
              'Fünf Fragen vor dem Kauf, vom Liegen bis zum Kofferraum.',
              ['kategorieseiten/kinderwagen', 'Zu den Kinderwagen'],
              { kicker: 'Unterwegs', level: 'h2', backgroundColor: 'apricot' },
            ),
          ],
          { gap: 'large' },
        ),
      ],
      {
        title: 'Ratgeber für Eltern',
        description:
          'Schlafen, Autofahren, Anziehen: kurze, geprüfte Texte mit Tabellen für die Fragen der ersten Jahre.',
      },
    ),
  }
}
