import { banner, breadcrumb, grid, headline, page, paragraph, richText, table, teaser, to } from '../build'
import type { Place } from '../place'
import { h2, ol, p } from '../rich'
import type { Draft } from '../types'
import { dutchWords } from './words'

export function prams(here: Place): Draft {
  const words = dutchWords(here)
  return {
    slug: 'kategorieseiten/kinderwagens',
    group: 'prams',
    name: 'Kinderwagens',
    tags: ['categorie'],
    content: page(
      [
        breadcrumb(['Startpagina', 'home'], ['Kinderwagens', 'kategorieseiten/kinderwagens']),
        banner({
          headline: 'Kinderwagens',
          level: 'h1',
          kicker: 'Onderweg',
          text: 'Liggen, zitten, vouwen, dragen: een goede wagen past bij uw kind en bij uw trappenhuis.',
          link: to('verzending'),
          linkText: 'Levering van grote artikelen',
          backgroundColor: 'sage',
        }),
        table(
          'Welke wagen waarvoor',
          ['Soort', 'Vanaf wanneer', 'Goed voor'],
          [
            ['Combiwagen', 'vanaf de geboorte', 'elke dag, eerst met reiswieg, later met zitje'],
            ['Wandelwagen', 'zodra het kind los zit', 'stad en dagje uit, licht en snel opgevouwen'],
            ['Reisbuggy', 'zodra het kind los zit', `trein, vliegtuig en een kleine ${words.boot}`],
            [
              'Duowagen',
              'vanaf de geboorte, afhankelijk van het zitje',
              'tweelingen en kinderen kort na elkaar',
            ],
          ],
        ),
        richText(
          h2('Vijf vragen vóór de aankoop'),
          ol(
            '**Kan mijn kind plat liggen?** Tot het los zit, hoort het in een reiswieg of op een helemaal plat ligvlak.',
            '**Past hij door mijn deuren?** Meet de voordeur, de lift en de plaats in de gang. Een breedte van 60 cm past bijna overal door.',
            `**Past hij in de ${words.boot}?** Vergelijk de gevouwen maat met de smalste plek, wielen inbegrepen.`,
            '**Wie draagt hem?** Onder 10 kg lukt een trap alleen, daarboven zelden.',
            '**Waar rijdt u?** Grote, geveerde wielen voor bos en keien, kleine, wendbare voor de stad.',
          ),
          p(
            `Op ${words.pavement} en in de trein: rem vast, gordel dicht, geen tas aan de duwstang. Een wagen met een zware tas kantelt achterover.`,
          ),
        ),
        headline('Dit hoort erbij'),
        grid(3, [
          teaser(
            'In de auto',
            'Op sommige onderstellen past ook de babyautostoel – voor korte ritten, niet voor lange dutjes.',
            ['advies/autostoel', 'Veilig in de auto'],
          ),
          teaser(
            'In de winter',
            'Een voetenzak in plaats van een dikke jas. Hoe warm, leest u in de tabel van de slaapzak.',
            ['advies/slaapzak-tog', 'Naar de tabel'],
          ),
          teaser('Past hij niet?', 'De transporteur haalt de wagen weer op. U hebt 30 dagen de tijd.', [
            'verzending',
            'Retourneren bekijken',
          ]),
        ]),
        paragraph(`Grote artikelen leveren wij voor ${words.bulky} in ${words.bulkyDays} tot in de woning.`, {
          type: 'small',
          color: 'quiet',
        }),
      ],
      {
        title: 'Kinderwagens',
        description:
          'Combiwagen, wandelwagen, reisbuggy: welke soort bij wie past, vijf vragen vóór de aankoop en levering tot in de woning.',
      },
    ),
  }
}
