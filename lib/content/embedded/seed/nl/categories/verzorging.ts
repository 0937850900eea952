import type { CategoryGroup } from '../../category'
import type { DutchWords } from '../words'

export const verzorging = (words: DutchWords): CategoryGroup => ({
  key: 'pflege',
  slug: 'verzorging/',
  name: 'Verzorging',
  title: 'Verschonen, baden en verzorgen',
  intro: 'Verschonen, baden, onderweg schoon blijven: eenvoudige dingen die tien keer per dag moeten werken.',
  description:
    'Commodes, babybadjes en luiertassen: de juiste hoogte, een stevige stand en wat u vanaf de eerste dag nodig hebt.',
  fit: 'Een commode is 85 tot 95 cm hoog: uw rug blijft recht. Alles wat u nodig hebt, ligt binnen handbereik.',
  safe: 'Eén hand blijft altijd aan het kind, op de commode en in bad. Ook een pasgeborene kan zich afzetten.',
  questions: [
    [
      'Welke middelen heeft een pasgeborene nodig?',
      'Water en een zachte doek zijn genoeg. Tegen droge plekjes helpt een crème zonder parfum.',
    ],
    [
      'Hoe vaak gaat een baby in bad?',
      'Eén of twee keer per week volstaat. Gezicht, hals en billen wast u elke dag.',
    ],
    [
      'Waar laat ik een oude badthermometer?',
      'Elektrische apparaten en batterijen nemen wij terug; hoe, leest u bij [Apparaten en batterijen](service/apparaten-en-batterijen).',
    ],
  ],
  guides: ['layette', 'sizes'],
  children: [
    {
      key: 'wickeln',
      slug: 'verzorging/verschonen',
      name: 'Verschonen',
      title: 'Commodes en verschoonplanken',
      intro:
        'Commodes, planken en kussens: een vaste plek op de goede hoogte, met een rand aan beide kanten.',
      description:
        'Commodes, verschoonplanken en aankleedkussens: hoogte, rand, draagkracht en bevestiging aan de muur op een rij.',
      fit: 'Het kussen meet meestal 70 × 50 of 75 × 85 cm. Vergelijk het met het vlak van uw commode, niet met de buitenmaat.',
      safe: 'De rand steekt enkele centimeters boven het kussen uit en de commode zit aan de muur vast. Tot welk gewicht, staat in de handleiding, meestal 11 of 15 kg.',
      questions: [
        [
          'Past een verschoonplank op mijn kast?',
          'Als die diep en breed genoeg is en de plank van achteren vastgeschroefd kan worden. Los kantelt hij.',
        ],
        [
          'Heb ik een warmtelamp nodig?',
          'In een warme kamer niet. Anders op de afstand uit de handleiding, en met automatische uitschakeling.',
        ],
        [
          'Hoe wordt een commode bezorgd?',
          `Met de transporteur, voor ${words.bulky}, in ${words.bulkyDays}, tot in de woning.`,
        ],
      ],
      guides: ['layette', 'delivery'],
    },
    {
      key: 'baden',
      slug: 'verzorging/baden',
      name: 'Baden',
      title: 'Babybadjes en toebehoren',
      intro: 'Badjes, badzitjes, thermometers en badcapes, zodat het bad geen glijpartij wordt.',
      description:
        'Babybadjes, inzetten, thermometers en badcapes: de juiste watertemperatuur en een veilige steun.',
      fit: 'Een badje van 80 cm gaat ongeveer een jaar mee. Een standaard brengt het op heuphoogte; hij moet bij het model horen.',
      safe: 'Het water is 37 °C. Laat een kind **nooit** alleen in het water, ook geen seconden. Een badzitje is geen beveiliging.',
      questions: [
        ['Hoe lang duurt een bad?', 'Vijf tot tien minuten. Daarna koelt het water af en weekt de huid op.'],
        [
          'Hoeveel water gaat er in het badje?',
          'Zoveel dat de schouders bedekt zijn en het hoofd op uw onderarm rust.',
        ],
        ['Wanneer naar het grote bad?', 'Als uw kind los zit. Met een antislipmat en een afgedekte kraan.'],
      ],
      guides: ['layette', 'returns'],
    },
    {
      key: 'wickeltaschen',
      slug: 'verzorging/luiertassen',
      name: 'Luiertassen',
      intro: 'Tassen en rugzakken met matje, flessenvak en plaats voor een schone romper.',
      description:
        'Luiertassen en luierrugzakken: inhoud, vakken, bevestiging aan de kinderwagen en wat er in de tas hoort.',
      fit: 'Tien tot vijftien liter is genoeg voor een halve dag. Haken en lussen passen om een duwstang tot 4 cm doorsnede.',
      safe: 'Een volle tas aan de duwstang kan de wagen laten kantelen. Leg zware dingen in de mand onder het zitje.',
      questions: [
        [
          'Wat hoort er in de tas?',
          'Vier luiers, doekjes, het matje, een romper, een hydrofiele doek, een zakje voor nat goed en iets te drinken voor u.',
        ],
        ['Is hij wasbaar?', 'De meeste op 30 °C met de hand. Het matje neemt u vochtig af.'],
      ],
      guides: ['pram-questions', 'returns'],
    },
  ],
})
