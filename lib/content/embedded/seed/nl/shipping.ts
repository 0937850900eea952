import { accordion, breadcrumb, lead, page, paragraph, richText, scheduled, table, title } from '../build'
import type { Place } from '../place'
import { h2, ol, p, quote, ul } from '../rich'
import type { Draft } from '../types'
import { dutchWords } from './words'

export function shipping(here: Place): Draft {
  const words = dutchWords(here)
  return {
    slug: 'verzending',
    group: 'shipping',
    name: 'Verzending en retour',
    content: page(
      [
        breadcrumb(),
        title('Verzending en retour'),
        lead(
          `Een pakket verzenden kost ${words.standard} en duurt ${words.days}. Past iets niet, dan stuurt u het binnen 30 dagen gratis terug.`,
        ),
        table(
          `Kosten en duur van de levering ${words.inCountry}`,
          ['Zending', 'Kosten', 'Duur'],
          [
            ['Pakket thuis', words.standard, words.days],
            ['Pakket naar een afhaalpunt', words.standard, words.days],
            ['Groot artikel met transporteur', words.bulky, words.bulkyDays],
            ['Cadeaubon om af te drukken', here.money(0), 'per e-mail, meestal binnen een uur'],
          ],
        ),
        paragraph(words.customs, { type: 'small', color: 'quiet' }),
        scheduled(
          { from: '2026-11-30 23:00', to: `2026-12-${here.lastOrderDay} 11:00` },
          paragraph(
            `Zeker op tijd voor Kerstmis: bestel pakketten uiterlijk ${words.lastOrder} om 12 uur en grote artikelen uiterlijk 9 december.`,
            {
              backgroundColor: 'butter',
            },
          ),
        ),
        richText(
          h2('Zo komt uw bestelling aan', 'levering'),
          p(
            'Bij elk artikel staat of het **meteen leverbaar** is of wanneer het weer binnenkomt. Bestelt u artikelen met verschillende data, dan sturen wij eerst wat klaarligt. U betaalt de verzending maar één keer.',
          ),
          ul(
            'Zodra het pakket ons magazijn verlaat, krijgt u een e-mail met het zendingnummer.',
            'Bent u niet thuis, dan ligt het pakket zeven dagen klaar bij het afhaalpunt.',
            'De transporteur belt om een dag af te spreken en levert tot in de woning.',
          ),
          h2('Zo stuurt u iets terug', 'retour'),
          ol(
            'Open de bestelling in uw account of neem de pakbon erbij.',
            'Leg het artikel met het retourformulier in de doos. Passen mag, wassen niet.',
            `Geef het pakket af bij een inleverpunt. Grote artikelen halen wij op: schrijf ons ${words.contact}.`,
            'Uw geld is uiterlijk 14 dagen na ontvangst van de retourzending terug, op dezelfde manier als u betaalde.',
          ),
          quote(
            'Uw wettelijke herroepingsrecht van 14 dagen geldt daarnaast; onze 30 dagen beperken het niet.',
          ),
          p(
            'Artikelen die wij speciaal voor u borduren of bedrukken en geopende borstkolven nemen wij niet terug. Een gebrek is iets anders: daar staan wij altijd voor in.',
          ),
        ),
        accordion('Als er iets misgaat', [
          [
            'Het pakket is beschadigd',
            p(
              'Neem het aan, maak een foto en schrijf ons binnen zeven dagen. Een autostoel uit een ingedeukte doos gebruikt u **niet**: wij vervangen hem.',
            ),
          ],
          [
            'Er ontbreekt een artikel',
            p(
              'Kijk in de e-mail over de verzending: vaak reist het in een tweede pakket. Zit het daar ook niet in, dan sturen wij het na.',
            ),
          ],
          [
            'De levering komt niet',
            p(
              `Is de genoemde dag twee werkdagen voorbij, schrijf ons dan ${words.contact}. Wij zoeken het pakket en houden u op de hoogte.`,
            ),
          ],
        ]),
      ],
      {
        title: 'Verzending en retour',
        description: `Verzending vanaf ${words.standard}, levering in ${words.days}, 30 dagen gratis retour. Kosten, duur en werkwijze op een rij.`,
      },
    ),
  }
}
