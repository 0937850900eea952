import { accordion, breadcrumb, lead, page, paragraph, richText, table, title } from '../build'
import type { Place } from '../place'
import { h2, p, ul } from '../rich'
import type { Draft } from '../types'
import { dutchWords } from './words'

export function recycling(here: Place): Draft {
  const words = dutchWords(here)
  return {
    slug: 'service/apparaten-en-batterijen',
    group: 'service/recycling',
    name: 'Apparaten en batterijen',
    content: page(
      [
        breadcrumb(),
        title('Apparaten en batterijen terugbrengen'),
        lead('Elektrische apparaten, batterijen en accu’s horen niet bij het huisvuil. Wij nemen ze terug.'),
        table(
          'Welk apparaat waarheen',
          ['Groep', 'Bijvoorbeeld', 'Teruggeven'],
          [
            [
              'Grote apparaten, langer dan 50 cm',
              'elektrische wieg, warmtestraler',
              'de transporteur haalt ze op',
            ],
            ['Schermen en monitoren', 'babyfoon met groot scherm', 'als pakket'],
            ['Kleine apparaten voor informatie en telecommunicatie', 'babyfoon, zender', 'als pakket'],
            ['Batterijen en accu’s', 'uit nachtlamp, weegschaal, speelgoed', 'in elke inzamelbak'],
          ],
        ),
        richText(
          h2('Apparaten', 'apparaten'),
          p(
            'Koopt u een nieuw apparaat, dan nemen wij een oud van dezelfde soort gratis terug, ook bij levering met de transporteur.',
          ),
          p(`Oude apparaten brengt u ook kwijt ${words.depot}.`),
          h2('Batterijen en accu’s', 'batterijen'),
          p(
            'Haal ze er eerst uit als dat kan zonder iets te breken, en plak de polen van lithiumcellen af. De doorgekruiste bak betekent: niet bij het huisvuil. Pb, Cd of Hg eronder wijst op lood, cadmium of kwik.',
          ),
          p(
            '**Een knoopcel is voor een kind levensgevaarlijk.** Bewaar nieuwe en lege buiten bereik. Heeft een kind er een ingeslikt, bel dan meteen het noodnummer.',
          ),
          h2('Gegevens wissen'),
          p('Op apparaten met geheugen, zoals een babyfoon met camera, wist u opnamen en toegang zelf.'),
          h2('Registratienummers', 'nummers'),
          ul(words.battery, words.electronics),
        ),
        paragraph('De nummers zijn verzonnen: Nestling is een demonstratiewinkel en verkoopt niets.', {
          type: 'small',
          color: 'quiet',
        }),
        accordion('Hoe stuur ik iets op?', [
          [
            'Een klein apparaat',
            p(`Schrijf ons ${words.contact}. U krijgt een pakketlabel. Pak het stootvast in.`),
          ],
          [
            'Een groot apparaat',
            p('Zeg het bij de bestelling van het nieuwe. De transporteur neemt het oude mee.'),
          ],
        ]),
      ],
      {
        title: 'Oude apparaten en batterijen terugbrengen',
        description:
          'Hoe u elektrische apparaten, batterijen en accu’s teruggeeft, wat ermee gebeurt en welke registratienummers gelden.',
      },
    ),
  }
}
