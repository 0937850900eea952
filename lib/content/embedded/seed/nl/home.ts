import { banner, campaignTeaser, faq, grid, headline, page, paragraph, scheduled, teaser, to } from '../build'
import { brandLink, categoryTiles, markWall, pullQuote } from '../build-display'
import { campaignCard, productSlider, recentlyViewed } from '../build-shop'
import { tilesOf } from '../category'
import type { Place } from '../place'
import type { Draft } from '../types'
import { dutchCategories } from './categories/index'
import { guideTeaser } from './guide-teasers'
import { pictures } from './pictures'
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
          linkText: 'Vind uw maat',
          image: pictures.scene('nursery'),
          backgroundColor: 'apricot',
        }),
        campaignTeaser(
          { from: '2026-11-14 23:00', to: '2026-12-24 12:00' },
          {
            headline: 'Rustig cadeaus uitzoeken',
            badge: 'Kerstmis',
            text: `Wat u tot en met kerstavond bestelt, kunt u langer terugsturen: tot ${words.returnUntil}. De doos verraadt niets en op de pakbon staan geen prijzen.`,
            image: pictures.scene('gifts'),
            link: to('kategorieseiten/spelen/'),
            linkText: 'Naar de cadeaus',
            backgroundColor: 'butter',
          },
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
        categoryTiles('Wat zoekt u?', tilesOf(dutchCategories(words), pictures)),
        productSlider('Slaapzakken die nu gewild zijn', 'schlafsaecke', [
          'kategorieseiten/slapen/slaapzakken',
          'Alle slaapzakken',
        ]),
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
        grid(
          2,
          [
            campaignCard({
              badge: 'Winter',
              headline: 'Warm naar buiten',
              text: 'Jassen en overalls waar nog een laag onder past. In de autostoel graag uit.',
              price: 'Gratis retour',
              target: 'kategorieseiten/kleding/jassen',
              image: pictures.still('jacket', 'coral', 'teaser'),
              backgroundColor: 'sky',
              dateFrom: '2026-10-31 23:00',
              dateTo: '2027-02-28 23:00',
            }),
            campaignCard({
              headline: 'Klaar voor de eerste acht weken',
              text: 'Rompers, pakjes en mutsen voor het begin, van zachte katoen en wol.',
              price: 'Verkeerde maat? 30 dagen bedenktijd',
              target: 'kategorieseiten/kleding/uitzet',
              image: pictures.still('romper', 'sage', 'teaser'),
              backgroundColor: 'apricot',
            }),
          ],
          { headline: 'Goed voorbereid', gap: 'large' },
        ),
        pullQuote(
          'Bij twijfel de lichtere slaapzak: een laag kleding voegt u snel toe, een oververhit kind merkt u te laat op.',
          ['Uit ons advies over de slaapzak', 'advies/slaapzak-tog'],
          { backgroundColor: 'sage' },
        ),
        headline('Goed slapen, goed op weg'),
        grid(
          2,
          [
            guideTeaser('sleeping-bag'),
            teaser(
              'De juiste kinderwagen vinden',
              `Ligvlak, ${words.boot}, lift: welke soort waarvoor, en wat hij weegt.`,
              ['kategorieseiten/kinderwagens', 'Naar de kinderwagens'],
              { kicker: 'Onderweg', image: pictures.scene('park') },
            ),
          ],
          { gap: 'large' },
        ),
        recentlyViewed(),
        banner({
          headline: 'Voor het eerst ouders?',
          text: 'Een korte lijst voor de eerste acht weken, met aantallen. En een met wat kan wachten.',
          link: to('advies/uitzet'),
          linkText: 'Naar de uitzet',
          image: pictures.scene('clothes-line'),
          align: 'right',
          backgroundColor: 'sky',
        }),
        grid(
          3,
          [
            brandLink('Moosling', 'Kleding van wol en katoen', 'kategorieseiten/kleding/', 'sage'),
            brandLink('Dünung', 'Slaapzakken en alles voor in bed', 'kategorieseiten/slapen/', 'sky'),
            brandLink('Wegwart', 'Wagens en toebehoren voor buiten', 'kategorieseiten/onderweg/', 'apricot'),
          ],
          { headline: 'Onze merken' },
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
        markWall('Waarop u kunt rekenen', [
          ['30 dagen retour', 'return', 'verzending'],
          ['Betalen op factuur', 'invoice', 'betalen'],
          ['Precieze maten', 'ruler', 'maatwijzer'],
          [`In huis in ${words.days}`, 'truck', 'verzending'],
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
