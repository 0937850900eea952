import { table } from '../../build'
import type { CategoryGroup } from '../../category'
import type { DutchWords } from '../words'

export const kleding = (words: DutchWords): CategoryGroup => ({
  key: 'kleidung',
  slug: 'kleding/',
  name: 'Kleding',
  title: 'Babykleding van 50 tot 98',
  intro:
    'Zacht, wasbaar en makkelijk aan te trekken. De maat is de lichaamslengte in centimeters, meer hoeft u niet te raden.',
  description:
    'Uitzet, rompers, pakjes en jassen in de maten 50 tot 98, met maten, materiaal en onderhoud bij elk stuk.',
  fit: 'Tussen twee maten neemt u de grootste. De [maatwijzer](maatwijzer) laat zien wat tot wanneer past.',
  safe: 'Kleding tot zeven jaar heeft bij ons geen koorden aan de hals. Was iets nieuws één keer voordat het op de huid komt.',
  questions: [
    [
      'Welke maat heeft een pasgeborene?',
      'Meestal 50 of 56. Maat 50 past vaak maar enkele weken; neem daar weinig van en meer van 56 en 62.',
    ],
    [
      'Hoeveel lagen heeft een baby nodig?',
      'Buiten één laag meer dan u, binnen evenveel. Voel in de nek: warm en droog is goed.',
    ],
    [
      'Kan ik gedragen kleding terugsturen?',
      'Gepast wel, gewassen of gedragen niet. Laat de etiketten eraan tot u zeker bent.',
    ],
  ],
  guides: ['sizes', 'layette'],
  children: [
    {
      key: 'erstausstattung',
      slug: 'kleding/uitzet',
      name: 'Babyuitzet',
      title: 'Babyuitzet in maat 50, 56 en 62',
      intro: 'De eerste acht weken in drie maten: rompers, pakjes, mutsjes en sokjes, los of als pakket.',
      description:
        'Kleding voor de eerste weken in maat 50, 56 en 62: hoeveel u echt nodig hebt en wat u later bijkoopt.',
      fit: 'Overslagrompers groeien mee met extra drukknopen. Voor te vroeg geboren kinderen is er maat 44; die staat bij het artikel.',
      safe: 'Katoen of wol met zijde op de huid, platte naden, geen losse linten. Een mutsje draagt uw kind alleen buiten, nooit in bed.',
      questions: [
        [
          'Hoeveel rompers heb ik nodig?',
          'Zes tot acht per maat als u twee keer per week wast. De hele lijst staat bij ons [advies](advies/uitzet).',
        ],
        [
          'Kan ik uit een pakket één stuk ruilen?',
          'Ja, u stuurt alleen dat stuk terug. Het aandeel in de prijs staat op de pakbon.',
        ],
        [
          'Wat gaat er in de koffer voor de bevalling?',
          'Twee rompers, een pakje, sokjes, muts en jasje, in 50 en in 56. En een deken voor de rit.',
        ],
      ],
      guides: ['layette', 'sizes'],
    },
    {
      key: 'bodys-strampler',
      slug: 'kleding/rompers-pakjes',
      name: 'Rompers en pakjes',
      intro:
        'Wat uw kind elke dag draagt: kort, lang, met overslag of over het hoofd, met drukknopen op de goede plek.',
      description:
        'Korte en lange rompers, overslagrompers en pakjes in de maten 50 tot 98: model, stof en onderhoud vergeleken.',
      fit: 'Spant de romper in het kruis, dan is hij te klein. In een pakje blijft bij de tenen een vingerbreed ruimte.',
      safe: 'Drukknopen zitten vast en zijn vrij van nikkel. Kijk na het wassen of er een loszit.',
      extra: [
        table(
          'Welk model waarvoor',
          ['Model', 'Goed voor'],
          [
            ['Overslagromper', 'pasgeborenen: hij gaat niet over het hoofd'],
            ['Romper met envelophals', 'kinderen die hun hoofd optillen; gaat ook naar beneden uit'],
            ['Pakje met voet', 'binnen en in de winter, zonder sokjes'],
            ['Pakje zonder voet', 'kinderen die kruipen en lopen'],
          ],
        ),
      ],
      questions: [
        [
          'Katoen of wol met zijde?',
          'Katoen is eenvoudig en verdraagt 60 °C. Wol met zijde regelt de warmte, maar vraagt een wolprogramma.',
        ],
        ['Krimpen de kleren?', 'Katoen tot vijf procent bij de eerste was. Onze maten zijn daarop berekend.'],
      ],
      guides: ['sizes', 'sleeping-bag'],
    },
    {
      key: 'jacken',
      slug: 'kleding/jassen',
      name: 'Jassen en overalls',
      intro:
        'Tegen wind, regen en kou: jassen, overalls en gevilte wol, voor kinderen die liggen en voor kinderen die rennen.',
      description:
        'Regenjassen, winterjassen, overalls en gevilte wol in de maten 50 tot 98: hoe dicht, hoe warm en voor welk weer.',
      fit: 'Neem de maat waar nog een trui onder past. De mouwen reiken tot de duim, de kraag tot de kin.',
      safe: 'Capuchons gaan eraf, koorden zijn er niet. In de auto gaat de gevoerde jas [uit](advies/autostoel#jas), ook in de winter.',
      extra: [
        table(
          'Wat de waterkolom zegt',
          ['Waterkolom', 'Blijft droog bij'],
          [
            ['vanaf 1500 mm', 'een bui'],
            ['vanaf 5000 mm', 'aanhoudende regen'],
            ['vanaf 10 000 mm', 'aanhoudende regen, plassen en een natte zandbak'],
          ],
        ),
      ],
      questions: [
        [
          'Een overall of een jas met broek?',
          'Zolang uw kind ligt of gedragen wordt de overall: er kruipt niets omhoog. Zodra het loopt, zijn twee delen handiger.',
        ],
        [
          'Hoe was ik een regenjas?',
          'Op 30 of 40 °C zonder wasverzachter, die de poriën dichtplakt. Daarna opnieuw impregneren.',
        ],
        [
          'Komt de jas nog vóór de kou?',
          `Wat meteen leverbaar is, komt in ${words.days}. Al het andere draagt zijn datum bij het artikel.`,
        ],
      ],
      guides: ['sizes', 'car-seat'],
    },
  ],
})
