import { table } from '../../build'
import type { CategoryGroup } from '../../category'

export const spelen = (): CategoryGroup => ({
  key: 'spielen',
  slug: 'spelen/',
  name: 'Spelen',
  title: 'Speelgoed voor de eerste drie jaar',
  intro: 'Grijpen, stapelen, knuffelen, rollen: weinig dingen, maar goede, die lang boeien.',
  description:
    'Houten speelgoed en knuffels voor de eerste drie jaar: geordend op leeftijd, met duidelijke gegevens over materiaal en veiligheid.',
  fit: 'De leeftijd bij het artikel is een veiligheidsadvies, geen leerdoel. Liever iets wat vandaag past dan iets op voorraad.',
  safe: 'Tot drie jaar geldt: niets wat in zijn geheel in de mond past. De proef: wat door een kartonnen rol valt, is te klein.',
  questions: [
    [
      'Wat heeft een baby in het eerste jaar nodig?',
      'Uw gezicht, uw stem en drie of vier dingen om te grijpen. Meer tegelijk verwart eerder.',
    ],
    [
      'Wat zegt het CE-teken?',
      'De fabrikant verklaart ermee dat het speelgoed aan de regels voldoet. Het is verplicht en geen keurmerk.',
    ],
    [
      'Pakt u cadeaus in?',
      'De doos is neutraal en op de pakbon staan geen prijzen. Op verzoek leggen wij cadeaupapier bij.',
    ],
  ],
  guides: ['layette', 'returns'],
  children: [
    {
      key: 'holzspielzeug',
      slug: 'spelen/houten-speelgoed',
      name: 'Houten speelgoed',
      intro:
        'Rammelaars, ringen, blokken en vormpuzzels van beuken en esdoorn, glad geschuurd en met speekselvaste verf.',
      description:
        'Rammelaars, blokken, stapel- en vormspellen van hout: vanaf welke leeftijd, van welk hout en hoe ze schoon blijven.',
      fit: 'Een rammelaar onder 50 gram houdt een kleine baby al vast, blokken van 4 cm liggen goed in kleine handen.',
      safe: 'Kleuren zijn speekselvast, randen rond, koorden korter dan 22 cm. Laat er een deel los, neem het speelgoed dan weg en schrijf ons.',
      extra: [
        table(
          'Wat wanneer leuk is',
          ['Leeftijd', 'Wat uw kind doet', 'Speelgoed'],
          [
            ['vanaf 3 maanden', 'grijpen, in de mond steken', 'rammelaar, grijpring'],
            ['vanaf 9 maanden', 'laten vallen, rollen', 'bal, ringen'],
            ['vanaf 12 maanden', 'stapelen, legen en vullen', 'blokken, stapeltoren'],
            ['vanaf 24 maanden', 'sorteren, nadoen', 'vormpuzzel, winkeltje'],
          ],
        ),
      ],
      questions: [
        [
          'Hoe maak ik hout schoon?',
          'Met een vochtige doek en meteen drogen. Niet weken en niet in de vaatwasser.',
        ],
        [
          'Waar komt het hout vandaan?',
          'Dat staat bij elk artikel. Waar wij de herkomst niet zeker weten, schrijven wij er geen op.',
        ],
      ],
      guides: ['returns', 'layette'],
    },
    {
      key: 'kuscheltiere',
      slug: 'spelen/knuffels',
      name: 'Knuffels',
      intro:
        'Konijnen, beren en knuffeldoekjes: wasbaar, met geborduurde ogen en een vulling die in vorm blijft.',
      description:
        'Konijnen, beren en knuffeldoekjes vanaf de geboorte: wasbaar, met geborduurde ogen, en vanaf wanneer ze mee naar bed mogen.',
      fit: 'De eerste maanden is een klein doekje om te grijpen genoeg. Grote knuffels zijn voor kinderen die al lopen.',
      safe: 'In het eerste jaar ligt er bij het slapen niets los in bed, ook geen knuffel. Trek af en toe aan naden en oren.',
      questions: [
        [
          'Hoe was ik een knuffel?',
          'Meestal op 30 of 40 °C in een waszak, daarna aan de lucht drogen en opschudden.',
        ],
        [
          'En als de lievelingsknuffel kwijtraakt?',
          'Koop vroeg een tweede en wissel af, zodat beide hetzelfde ruiken. Een uitverkochte knuffel komt niet terug.',
        ],
      ],
      guides: ['sleeping-bag', 'returns'],
    },
  ],
})
