import { article, breadcrumb, grid, lead, paragraph, richText, teaser, title } from '../build'
import { babySizeTable } from '../build-shop'
import type { Place } from '../place'
import { h2, h3, ol, p, ul } from '../rich'
import type { Draft } from '../types'

export function sizes(_here: Place): Draft {
  return {
    slug: 'groessenberater',
    group: 'sizes',
    name: 'Größenberater',
    content: article(
      [
        breadcrumb(),
        title('Größenberater'),
        lead(
          'Die Größe auf dem Etikett ist die Körpergröße in Zentimetern. Messen schlägt Schätzen, und das Alter ist nur ein Anhaltspunkt.',
        ),
        babySizeTable(
          'Kleidergrößen 50 bis 98',
          'Von 86 an nennen manche Hersteller Doppelgrößen wie 86/92: Sie passen für beide.',
        ),
        richText(
          h2('So messen Sie ein Baby', 'messen'),
          ol(
            'Legen Sie Ihr Kind auf den Wickeltisch, den Kopf an den Rand. Eine zweite Person hält ihn sanft.',
            'Strecken Sie ein Bein vorsichtig und markieren Sie die Ferse mit einem Stück Klebeband.',
            'Messen Sie vom Rand bis zum Klebeband. Ein Zentimeter mehr oder weniger macht nichts.',
          ),
          h2('Wenn Ihr Kind zwischen zwei Größen liegt'),
          ul(
            '**Bodys und Strampler:** die größere Größe. Spannt der Body im Schritt, ist er zu klein.',
            '**Jacken und Overalls:** die größere, damit noch eine Schicht darunter passt.',
            '**Schlafsäcke:** nie auf Zuwachs. Der Kopf darf nicht durch den Halsausschnitt rutschen.',
            '**Mützen:** nach Kopfumfang, nicht nach Alter.',
          ),
          h2('Die Länge des Schlafsacks', 'schlafsack'),
          p(
            'Rechnen Sie: **Körpergröße minus Kopflänge plus 10 cm**. Ein Kind von 68 cm mit einer Kopflänge von 18 cm braucht also einen Schlafsack von etwa 60 cm. Der Halsausschnitt sitzt so, dass noch ein Finger dazwischenpasst.',
          ),
          h3('Und die Wärme?'),
          p(
            'Die hängt vom Zimmer ab, nicht von der Jahreszeit draußen: siehe [Schlafsack: welcher TOG?](ratgeber/schlafsack-tog).',
          ),
        ),
        grid(2, [
          teaser(
            'Kindersitz nach Körpergröße',
            'Auch der Sitz im Auto richtet sich nach Zentimetern, nicht nach Monaten.',
            ['ratgeber/kindersitz', 'Zum Ratgeber'],
          ),
          teaser('Doch falsch bestellt?', 'Sie haben 30 Tage Zeit für Umtausch oder Rückgabe.', [
            'versand',
            'So geht die Rückgabe',
          ]),
        ]),
        paragraph(
          'Einzelne Schnitte fallen größer oder kleiner aus. Steht das beim Artikel, gilt die Angabe dort.',
          {
            type: 'small',
            color: 'quiet',
          },
        ),
      ],
      {
        title: 'Größenberater für Babykleidung',
        description:
          'Welche Größe passt? Tabelle der Größen 50 bis 98 mit Körpergröße und Alter, richtig messen und die Länge des Schlafsacks berechnen.',
      },
    ),
  }
}
