import { breadcrumb, grid, lead, page, teaser, title } from '../build'
import type { Place } from '../place'
import type { Draft } from '../types'
import { dutchWords } from './words'

export function guides(here: Place): Draft {
  const words = dutchWords(here)
  return {
    slug: 'advies/',
    group: 'guides',
    name: 'Advies',
    isStartpage: true,
    content: page(
      [
        breadcrumb(),
        title('Advies'),
        lead('Korte teksten voor vermoeide ogen: eerst het belangrijkste, meteen daarna de tabel.'),
        grid(
          2,
          [
            teaser(
              'Slaapzak: welke TOG?',
              'Kamertemperatuur aflezen, warmte kiezen, kleding aanpassen.',
              ['advies/slaapzak-tog', 'Verder lezen'],
              { kicker: 'Slapen', level: 'h2', backgroundColor: 'sky' },
            ),
            teaser(
              'Veilig in de auto',
              'R129, achterwaarts rijden, goed vastmaken: zo zit uw kind goed.',
              ['advies/autostoel', 'Verder lezen'],
              { kicker: 'Onderweg', level: 'h2', backgroundColor: 'sage' },
            ),
            teaser(
              'Welke maat past?',
              'De maten 50 tot 98 met lichaamslengte en leeftijd.',
              ['maatwijzer', 'Naar de maatwijzer'],
              { kicker: 'Kleding', level: 'h2', backgroundColor: 'butter' },
            ),
            teaser(
              'Een kinderwagen kiezen',
              `Vijf vragen vóór de aankoop, van ligvlak tot ${words.boot}.`,
              ['kategorieseiten/kinderwagens', 'Naar de kinderwagens'],
              { kicker: 'Onderweg', level: 'h2', backgroundColor: 'apricot' },
            ),
          ],
          { gap: 'large' },
        ),
      ],
      {
        title: 'Advies voor ouders',
        description:
          'Slapen, autorijden, kleding: korte, gecontroleerde teksten met tabellen voor de vragen van de eerste jaren.',
      },
    ),
  }
}
