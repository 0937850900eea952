import { banner, faq, grid, headline, page, paragraph, scheduled, teaser, to } from '../build'
import type { Place } from '../place'
import type { Draft } from '../types'
import { dutchWords } from './words'

export function home(here: Place): Draft {
  const words = dutchWords(here)
  return {
    slug: 'home',
    group: 'home',
    name: 'Startpagina',
    content: page(
      [
        banner({
          headline: 'Een thuis dat meegroeit met uw gezin.',
          level: 'h1',
          kicker: 'Voor het hele gezin',
          text: 'Van het eerste bedje tot de schooltas, van de kinderstoel tot het speelhuisje: overzichtelijk, precies beschreven en op tijd bezorgd.',
          link: to('maatwijzer'),
          linkText: 'Maat vinden',
          backgroundColor: 'apricot',
        }),
        scheduled(
          { from: '2026-11-14 23:00', to: '2026-12-24 12:00' },
          paragraph(
            `Rustig cadeaus uitzoeken: wat u tot en met kerstavond bestelt, kunt u terugsturen tot ${words.returnUntil}.`,
            { backgroundColor: 'butter', typographyWeight: 'medium', icon: 'gift' },
          ),
        ),
        scheduled(
          { from: '2026-11-30 23:00', to: `2026-12-${here.lastOrderDay} 11:00` },
          paragraph(
            `Op tijd voor Kerstmis: bestel pakketten uiterlijk ${words.lastOrder} om 12 uur. Voor meubels en andere grote artikelen is 9 december de laatste veilige dag.`,
            { backgroundColor: 'sage', icon: 'truck' },
          ),
        ),
        scheduled(
          { from: '2026-12-24 12:00', to: '2027-01-06 23:00' },
          teaser(
            'Te klein, te groot of dubbel gekregen?',
            `Kerstcadeaus ruilen kan tot ${words.returnUntil}, ook zonder factuur: de pakbon is genoeg.`,
            ['verzending', 'Zo ruilt u'],
            { level: 'h2', variant: 'plain', backgroundColor: 'sky' },
          ),
        ),
        headline('Wat wilt u weten?'),
        grid(4, [
          teaser(
            'Past het?',
            'Maten 50 tot 98 met lichaamslengte en leeftijd – en wat u doet tussen twee maten.',
            ['maatwijzer', 'Naar de maatwijzer'],
          ),
          teaser(
            'Is het veilig?',
            'Achterwaarts rijden, goed vastmaken, R129 begrijpen: het belangrijkste over de autostoel.',
            ['advies/autostoel', 'Veilig in de auto'],
          ),
          teaser(
            'Wanneer is het er?',
            `Een pakket duurt ${words.days}, een groot artikel ${words.bulkyDays}. Verzenden kost ${words.standard}.`,
            ['verzending', 'Levering bekijken'],
          ),
          teaser('En als het niet past?', 'U hebt 30 dagen de tijd. Wij betalen de retourzending.', [
            'verzending',
            'Retourneren bekijken',
          ]),
        ]),
        headline('Goed slapen, goed op weg'),
        grid(
          2,
          [
            teaser(
              'Slaapzak: welke TOG?',
              'Welke warmte bij welke kamertemperatuur past en wat uw kind eronder draagt.',
              ['advies/slaapzak-tog', 'Naar de tabel'],
              { kicker: 'Advies', backgroundColor: 'sky' },
            ),
            teaser(
              'De juiste kinderwagen vinden',
              `Ligvlak, ${words.boot}, lift: vijf vragen om vóór de aankoop te beantwoorden.`,
              ['kategorieseiten/kinderwagens', 'Naar de kinderwagens'],
              { kicker: 'Onderweg', backgroundColor: 'sage' },
            ),
          ],
          { gap: 'large' },
        ),
        faq('Kort gevraagd', [
          [
            'Ik twijfel tussen twee maten. Welke neem ik?',
            'Bij kleding de grootste: een mouw slaat u om. Bij een [slaapzak](advies/slaapzak-tog) en een [autostoel](advies/autostoel) altijd de maat die nu past.',
          ],
          [
            'Kan ik op factuur betalen?',
            'Ja. De factuur zit bij de zending en u betaalt binnen 14 dagen. Meer daarover bij de [veelgestelde vragen](veelgestelde-vragen#betalen).',
          ],
        ]),
      ],
      {
        title: 'Gezin, wonen en onderweg',
        description:
          'Meubels, kleding en uitrusting voor gezinnen met kinderen van elke leeftijd. Precies beschreven, op tijd bezorgd, 30 dagen bedenktijd.',
      },
    ),
  }
}
