import { breadcrumb, grid, headline, lead, page, paragraph, teaser, title } from '../build'
import { storeFinder } from '../build-shop'
import type { Place } from '../place'
import type { Draft } from '../types'
import { pictures } from './pictures'
import { germanWords } from './words'

export function stores(here: Place): Draft {
  const words = germanWords(here)
  return {
    slug: 'service/filialen',
    group: 'service/stores',
    name: 'Filialen',
    content: page(
      [
        breadcrumb(),
        title('Unsere Filialen'),
        lead(
          'Schieben Sie den Kinderwagen eine Runde, heben Sie die Babyschale an, fühlen Sie den Stoff: In unseren Filialen geht das in Ruhe.',
        ),
        storeFinder(),
        headline('Bevor Sie sich auf den Weg machen'),
        grid(2, [
          teaser(
            'Beratung mit Termin',
            'Für Kindersitz und Kinderwagen nehmen wir uns Zeit, auch aus der Ferne.',
            ['service/beratung', 'Zur Beratung'],
            { image: pictures.scene('safety'), variant: 'side' },
          ),
          teaser(
            'Nach Hause liefern lassen',
            'Was eine Lieferung kostet und wie lange sie dauert.',
            ['versand', 'Versand und Rückgabe'],
            { image: pictures.scene('delivery'), variant: 'side' },
          ),
        ]),
        paragraph('Die Adressen sind erfunden: Nestling ist ein Demonstrationsladen und verkauft nichts.', {
          type: 'small',
          color: 'quiet',
        }),
      ],
      {
        title: `Filialen ${words.inCountry}`,
        description: `Die Filialen von Nestling ${words.inCountry}: Adressen, Öffnungszeiten, Telefonnummern und der Weg dorthin.`,
      },
    ),
  }
}
