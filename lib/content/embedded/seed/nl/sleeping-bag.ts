import { accordion, article, breadcrumb, embed, lead, paragraph, richText, table, title } from '../build'
import { headPicture } from '../build-display'
import { directAdd, sizeAdvisor } from '../build-shop'
import type { Place } from '../place'
import { h2, p, rule, ul } from '../rich'
import type { Draft } from '../types'
import { pictures } from './pictures'

export function sleepingBag(_here: Place): Draft {
  return {
    slug: 'advies/slaapzak-tog',
    group: 'sleeping-bag',
    name: 'Slaapzak: welke TOG?',
    tags: ['slapen'],
    content: article(
      [
        breadcrumb(),
        title('Slaapzak: welke TOG?'),
        lead(
          'TOG zegt hoe warm een slaapzak houdt. De temperatuur in de kamer beslist, niet de maand op de kalender.',
        ),
        headPicture(pictures.scene('night', 'guide')),
        table(
          'Warmtewaarde naar kamertemperatuur',
          ['Warmtewaarde', 'Kamertemperatuur', 'Eronder'],
          [
            ['0,5 TOG', 'vanaf 24 °C', 'romper met korte mouwen of alleen een luier'],
            ['1,0 TOG', '20 tot 24 °C', 'romper met korte of lange mouwen'],
            ['2,5 TOG', '16 tot 20 °C', 'romper met lange mouwen en pyjama'],
            ['3,5 TOG', 'onder 16 °C', 'romper met lange mouwen, pyjama, sokjes'],
          ],
        ),
        richText(
          h2('Is het warm genoeg?', 'nek'),
          p(
            'Voel in de nek of tussen de schouderbladen. Warm en droog is goed. Klam betekent te warm: één laag minder. Koele handjes en voetjes zijn normaal en geen teken van kou.',
          ),
          p(
            'Te warm is gevaarlijker dan een beetje koel. Ongeveer 18 °C is ’s nachts een goede waarde; een muts hoort niet in bed.',
          ),
          embed(
            paragraph(
              'Bij twijfel de lichtere slaapzak: een laag kleding voegt u snel toe, een oververhit kind merkt u te laat op.',
              {
                backgroundColor: 'butter',
                typographyWeight: 'medium',
              },
            ),
          ),
          h2('Past hij?', 'pasvorm'),
          ul(
            'Het hoofd mag **niet** door de halsopening glijden. Eén vinger past tussen hals en stof.',
            'Ook de armsgaten sluiten aan zonder te knellen.',
            'De lengte is lichaamslengte min hoogte van het hoofd plus 10 cm. Meer in de [maatwijzer](maatwijzer#slaapzak).',
            'Niets zit los: geen capuchon, geen koord, geen rits tegen de kin.',
          ),
          rule(),
          h2('Veilig slapen in het eerste jaar', 'veilig-slapen'),
          ul(
            '**Op de rug**, bij elk slaapje, ook overdag.',
            '**In een eigen bed, op de kamer van de ouders.** De matras is stevig en vlak.',
            '**Zonder losse dekens**, kussens, vachten, bedomranders en grote knuffels.',
            '**Rookvrij**, thuis en in de auto.',
          ),
          p(
            'Is uw kind te vroeg geboren of ziek, vraag dan raad aan uw arts. Deze pagina vervangt geen advies van iemand die uw kind kent.',
          ),
        ),
        directAdd('100008', {
          headline: 'Een slaapzak voor de meeste nachten',
          text: 'Voor 16 tot 20 °C in de kamer, in drie lengtes. De juiste is lichaamslengte min hoofdlengte plus 10 cm.',
          backgroundColor: 'apricot',
        }),
        accordion('Nog even', [
          [
            'Heb ik meerdere slaapzakken nodig?',
            p(
              'Twee in de juiste maat zijn meestal genoeg: één in bed, één in de was. Voor de zomer komt er een lichte bij.',
            ),
          ],
          [
            'Mag de slaapzak in de autostoel?',
            p('Nee. De gordel moet tegen het lichaam liggen; zie [Veilig in de auto](advies/autostoel#jas).'),
          ],
          [
            'Tot wanneer?',
            p(
              'Staat uw kind in de slaapzak op en struikelt het, of klimt het, dan is het voorbij. Meestal is dat rond de tweede verjaardag.',
            ),
          ],
        ]),
        sizeAdvisor(
          'En de juiste maat?',
          'Alle maten met lichaamslengte en leeftijd in één oogopslag.',
          'maatwijzer',
        ),
      ],
      {
        title: 'Slaapzak: welke TOG?',
        description:
          'De TOG-tabel naar kamertemperatuur, wat uw kind eronder draagt, de proef in de nek en de regels voor veilig slapen.',
      },
    ),
  }
}
