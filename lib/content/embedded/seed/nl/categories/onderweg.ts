import { table } from '../../build'
import type { CategoryGroup } from '../../category'
import type { DutchWords } from '../words'

export const onderweg = (words: DutchWords): CategoryGroup => ({
  key: 'unterwegs',
  slug: 'onderweg/',
  name: 'Onderweg',
  title: 'Onderweg met baby en peuter',
  intro:
    'In de wagen, in de auto of dicht tegen u aan: hier vindt u wat uw kind veilig van hier naar daar brengt.',
  description:
    'Kinderwagens, autostoelen en draagzakken: wat bij welke leeftijd past, waar u op let en wanneer het bezorgd wordt.',
  fit: `Meet eerst: de ${words.boot}, de lift en de lichaamslengte van uw kind. Bij elk artikel staan de maten, gevouwen en opgezet.`,
  safe: 'Tot het los zit, ligt een baby plat in de wagen, achterwaarts in de auto en rechtop in de draagzak, altijd met vrije luchtwegen.',
  questions: [
    [
      'Wat heb ik vóór de geboorte nodig?',
      'Voor de rit naar huis een babyautostoel, voor elke dag een wagen met reiswieg of een draagzak. De rest kan wachten tot u uw kind kent.',
    ],
    [
      'Past de babyautostoel op de kinderwagen?',
      'Op veel onderstellen wel, met een adapter. Bij beide artikelen staat welke samengaan. Voor een lange wandeling hoort de baby in de reiswieg.',
    ],
    [
      'Kan ik een wagen thuis uitproberen?',
      'Ja, binnen en met schone wielen. Past hij niet, dan halen wij hem binnen 30 dagen [weer op](verzending#retour).',
    ],
  ],
  guides: ['pram-questions', 'car-seat'],
  children: [
    {
      key: 'kinderwagen',
      slug: 'kinderwagens',
      name: 'Kinderwagens',
      intro: 'Liggen, zitten, vouwen, dragen: een goede wagen past bij uw kind en bij uw trappenhuis.',
      description:
        'Combiwagen, wandelwagen, reisbuggy: welke soort bij wie past, wat hij weegt en meet en hoe hij tot in de woning komt.',
      fit: `Een breedte van 60 cm past door bijna elke deur. Vergelijk de gevouwen maat met de smalste plek van de ${words.boot} en met de lift.`,
      safe: `Op ${words.pavement} en in de trein: rem vast, gordel dicht, geen zware tas aan de duwstang. Anders kantelt de wagen achterover.`,
      extra: [
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
      ],
      questions: [
        [
          'Hoe lang ligt mijn kind in de reiswieg?',
          'Tot het zelf gaat zitten of de rand raakt, meestal met zes tot acht maanden. Dan komt het zitje.',
        ],
        [
          'Luchtbanden of kunststof wielen?',
          'Lucht veert op grind en bospaden, maar moet gepompt worden. Schuimwielen zijn lichter en gaan nooit lek.',
        ],
        [
          'Hoe wordt de wagen bezorgd?',
          `Met de transporteur, voor ${words.bulky}, in ${words.bulkyDays}. Hij belt vooraf en brengt hem tot in de woning.`,
        ],
      ],
      guides: ['pram-questions', 'carrier'],
    },
    {
      key: 'kindersitze',
      slug: 'onderweg/autostoelen',
      name: 'Autostoelen',
      intro:
        'Van babyautostoel tot zitverhoger met rugleuning: geordend op lichaamslengte, getest volgens UN R129.',
      description:
        'Babyautostoelen, peuterstoelen en stoelen tot 150 cm volgens UN R129: kies op lichaamslengte en kijk of hij in uw auto past.',
      fit: 'De lichaamslengte telt, niet de leeftijd. Of de stoel op uw achterbank past, zegt de voertuiglijst bij het artikel of het i-Size-teken.',
      safe: words.restraint,
      extra: [
        table(
          'Welke stoel bij welke lengte',
          ['Lichaamslengte', 'Stoel', 'Richting'],
          [
            ['40 tot ongeveer 87 cm', 'babyautostoel', 'achterwaarts'],
            [
              'ongeveer 61 tot 105 cm',
              'peuterstoel',
              'achterwaarts, op zijn vroegst vanaf 15 maanden vooruit',
            ],
            ['100 tot 150 cm', 'zitverhoger met rugleuning', 'vooruit, met de gordel van de auto'],
          ],
        ),
      ],
      questions: [
        [
          'Heb ik een onderstel in de auto nodig?',
          'Nee, de meeste babyautostoelen zet u ook met de gordel vast. Met een vast onderstel klikt de stoel in en ziet u dat hij goed zit. Dat voorkomt fouten.',
        ],
        [
          'Mag de stoel voorin?',
          'Alleen als het boekje van de auto het toestaat. Een achterwaartse stoel mag **nooit** voor een ingeschakelde airbag staan.',
        ],
        [
          'Kan ik een stoel terugsturen die niet past?',
          'Ja, binnen 30 dagen en ongebruikt, ook als u hem één keer hebt ingebouwd om te proberen.',
        ],
      ],
      guides: ['car-seat', 'sizes'],
    },
    {
      key: 'tragen',
      slug: 'onderweg/dragen',
      name: 'Draagzakken en doeken',
      intro: 'Dicht bij u en de handen vrij: draagzakken, doeken en toebehoren, vanaf de geboorte of later.',
      description:
        'Draagzakken, draagdoeken en toebehoren: vanaf welke leeftijd, tot welk gewicht en waaraan u een goede houding herkent.',
      fit: 'De stof reikt van knieholte tot knieholte. De rug is licht gebogen, de knieën zijn hoger dan de billen. Lengte en gewicht staan erbij.',
      safe: 'Gezicht zichtbaar, kin niet op de borst, hoofd zo dichtbij dat u het kunt kussen. Rijd met een kind in de draagzak geen auto en geen fiets.',
      questions: [
        [
          'Vanaf wanneer mag ik mijn baby dragen?',
          'Vanaf de geboorte, als de draagzak daarvoor gemaakt is en het hoofd steunt. Vraag het bij een te vroeg geboren kind eerst aan uw verloskundige.',
        ],
        [
          'Mag het naar voren kijken?',
          'Liever niet: de benen hangen, de rug strekt zich en het kind kan zich niet afwenden. Op de rug ziet het genoeg.',
        ],
        [
          'Past één draagzak ons beiden?',
          'De meeste zijn verstelbaar. Kijk naar de lengte van de heupband; die staat bij de maten.',
        ],
      ],
      guides: ['carrier', 'layette'],
    },
  ],
})
