import { article, breadcrumb, faq, grid, headline, lead, paragraph, richText, table, title } from '../build'
import { headPicture, pullQuote } from '../build-display'
import type { Place } from '../place'
import { h2, ol, p, ul } from '../rich'
import type { Draft } from '../types'
import { guideTeaser } from './guide-teasers'
import { pictures } from './pictures'
import { dutchWords } from './words'

export function pramQuestions(here: Place): Draft {
  const words = dutchWords(here)
  return {
    slug: 'advies/kinderwagen-vragen',
    group: 'pram-questions',
    name: 'Vijf vragen over de kinderwagen',
    tags: ['onderweg'],
    content: article(
      [
        breadcrumb(),
        title('Kinderwagen: vijf vragen vóór de aankoop'),
        lead(
          'Een meetlint, de autosleutel en tien minuten in het trappenhuis zeggen meer dan elke ranglijst.',
        ),
        headPicture(pictures.scene('park', 'guide')),
        richText(
          ol(
            '**Kan mijn kind plat liggen?** Tot het los zit, hoort het in een reiswieg of op een helemaal plat ligvlak. Een buggy met schuine rug is daar niet voor gemaakt.',
            '**Past hij door mijn deuren?** Meet de voordeur, de lift en de plaats in de gang. Een breedte van 60 cm past bijna overal door.',
            `**Past hij in de ${words.boot}?** Vergelijk de gevouwen maat met de smalste plek, wielen inbegrepen.`,
            '**Wie draagt hem?** Onder 10 kg lukt een trap alleen, daarboven zelden.',
            '**Waar rijdt u?** Grote, geveerde wielen voor bos en keien, kleine, wendbare voor de stad.',
          ),
        ),
        table(
          'Richtwaarden om te vergelijken',
          ['', 'Combiwagen', 'Wandelwagen', 'Reisbuggy'],
          [
            ['Gewicht', '11 tot 16 kg', '8 tot 12 kg', '5 tot 8 kg'],
            ['Breedte', '58 tot 63 cm', '50 tot 60 cm', '44 tot 52 cm'],
            ['Vanaf de geboorte', 'ja, met reiswieg', 'alleen als hij helemaal plat gaat', 'nee'],
            ['Trap alleen', 'zelden', 'soms', 'ja'],
          ],
        ),
        paragraph(
          'Denk aan de lengte: een kind van 68 cm heeft een reiswieg van minstens 75 cm binnenmaat nodig.',
          {
            backgroundColor: 'sage',
            typographyWeight: 'medium',
          },
        ),
        richText(
          h2('Bij de eerste proefrit', 'proef'),
          ul(
            'Sta rechtop, de duwstang op de hoogte van uw navel. Voor twee personen moet hij verstelbaar zijn.',
            'Uw voeten raken bij het lopen de as niet. Lange mensen hebben meer afstand nodig.',
            'Vouw hem één keer met één hand. Op het perron hebt u geen tweede.',
            'Zet de rem vast en duw: hij mag niet rollen.',
          ),
          h2('Gebruikt kopen'),
          p(
            'Dat kan goed. Kijk naar rem, vergrendeling, gordel en banden, vraag om de handleiding en zoek het nummer op het onderstel: de fabrikant weet of er een terugroepactie was.',
          ),
        ),
        pullQuote(
          'Liggen, zitten, vouwen, dragen: een goede wagen past bij uw kind en bij uw trappenhuis.',
          ['Uit ons overzicht van kinderwagens', 'kategorieseiten/kinderwagens'],
          { backgroundColor: 'apricot' },
        ),
        faq('Nog twee vragen', [
          [
            'Heb ik een wagen en een draagzak nodig?',
            'Veel gezinnen gebruiken beide. Kiest u er één: zonder lift eerder de draagzak, voor lange wegen eerder de wagen. [Draagzak of draagdoek?](advies/draagzak-of-doek) helpt verder.',
          ],
          [
            'Mag ik de kap afdekken met een doek?',
            'Nee. In de zon wordt het eronder snel gevaarlijk heet. Neem een parasol of zoek de schaduw.',
          ],
        ]),
        headline('Verder onderweg'),
        grid(2, [guideTeaser('carrier'), guideTeaser('car-seat')]),
      ],
      {
        title: 'Kinderwagen: vijf vragen vóór de aankoop',
        description:
          'Ligvlak, deuren, bagageruimte, gewicht en wegen: wat u vóór de aankoop meet, met richtwaarden voor elke soort wagen.',
      },
    ),
  }
}
