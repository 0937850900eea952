import { table } from '../../build'
import { bundle, nurseryMap } from '../../build-shop'
import type { CategoryGroup } from '../../category'
import { pictures } from '../pictures'
import type { DutchWords } from '../words'

export const slapen = (words: DutchWords): CategoryGroup => ({
  key: 'schlafen',
  slug: 'slapen/',
  name: 'Slapen',
  title: 'Slapen en kinderkamer',
  intro:
    'Een stevig bed, een passende slaapzak, een rustige kamer: meer is er zelden nodig om goed te slapen.',
  description:
    'Babybedden, slaapzakken en meubels voor de kinderkamer: veilige maten, passende warmte en levering tot in de woning.',
  fit: 'Bij bedden staan buitenmaat en ligvlak, bij slaapzakken lengte en lichaamslengte. Meet ook de weg naar de kamer.',
  safe: 'In het eerste jaar slaapt een kind op de rug, in het eigen bed, op de kamer van de ouders, zonder kussen, dekbed of bedomrander.',
  questions: [
    [
      'Heb ik bij de geboorte al een kinderkamer nodig?',
      'Nee. In het eerste jaar slaapt uw kind het veiligst bij u op de kamer. Een bed en een plek om te verschonen zijn genoeg.',
    ],
    [
      'Welke temperatuur is goed?',
      '’s Nachts ongeveer 16 tot 18 °C. Of uw kind het te warm heeft, voelt u [in de nek](advies/slaapzak-tog#nek).',
    ],
    [
      'Zet de transporteur de meubels in elkaar?',
      'Hij draagt ze tot in de woning. In elkaar zetten doet u zelf; handleiding en gereedschap zitten erbij.',
    ],
  ],
  guides: ['sleeping-bag', 'delivery'],
  children: [
    {
      key: 'betten',
      slug: 'slapen/bedden',
      name: 'Babybedden',
      title: 'Ledikanten en aanschuifbedden',
      intro:
        'Aanschuifbedden voor de eerste maanden, ledikanten voor de jaren daarna, met een passend stevig matras.',
      description:
        'Ledikanten, aanschuifbedden en matrassen: ligvlakken, spijlafstand, verstelbare bodems en levering tot in de woning.',
      fit: 'Gangbaar zijn ligvlakken van 60 × 120 cm en 70 × 140 cm. Het matras sluit zonder kier aan; een aanschuifbed staat op de hoogte van uw matras.',
      safe: 'De spijlen staan 4,5 tot 6,5 cm uit elkaar. Zet de bodem lager voordat uw kind zich optrekt. Er hangt niets in het bed.',
      extra: [
        table(
          'Welk bed hoe lang',
          ['Bed', 'Van', 'Tot'],
          [
            ['Aanschuifbed', 'geboorte', 'het kind knielt of zich optrekt, ongeveer 6 maanden'],
            ['Ledikant 60 × 120 cm', 'geboorte', 'ongeveer 3 jaar'],
            ['Ledikant 70 × 140 cm', 'geboorte', 'ongeveer 5 jaar, omgebouwd zonder spijlen'],
          ],
        ),
      ],
      questions: [
        [
          'Hoe stevig moet het matras zijn?',
          'Zo stevig dat het hoofd hooguit twee centimeter wegzakt. Een kind heeft geen kussen en geen zachte oplegger nodig.',
        ],
        [
          'Mag ik een gebruikt matras nemen?',
          'Een schoon, stevig en droog matras wel. Heeft het kuilen of vlekken, koop dan liever een nieuw.',
        ],
        [
          'Wanneer gaan de spijlen weg?',
          'Als uw kind gaat klimmen, meestal met twee of drie jaar. Veel bedden hebben uitneembare spijlen voor de tijd ervoor.',
        ],
      ],
      guides: ['sleeping-bag', 'layette'],
    },
    {
      key: 'schlafsaecke',
      slug: 'slapen/slaapzakken',
      name: 'Slaapzakken',
      title: 'Babyslaapzakken voor zomer en winter',
      intro:
        'Een slaapzak houdt warm zonder over het gezicht te schuiven. Kies op kamertemperatuur en lichaamslengte.',
      description:
        'Slaapzakken van 0,5 tot 3,5 TOG voor zomer en winter: de juiste lengte, de juiste warmte en wat uw kind eronder draagt.',
      fit: 'Lengte is lichaamslengte min hoofdlengte plus 10 cm. Nooit op de groei: het hoofd mag niet door de halsopening.',
      safe: 'Geen capuchon, geen koord, geen rits tegen de kin. Bij twijfel de lichtste: te warm is gevaarlijker dan een koel voetje.',
      extra: [
        table(
          'Welke warmte bij welke temperatuur',
          ['Warmtewaarde', 'Kamertemperatuur'],
          [
            ['0,5 TOG', 'vanaf 24 °C'],
            ['1,0 TOG', '20 tot 24 °C'],
            ['2,5 TOG', '16 tot 20 °C'],
            ['3,5 TOG', 'onder 16 °C'],
          ],
        ),
        bundle('sleep-set', {
          headline: 'Warm de nacht door',
          text: 'Een slaapzak en wat eronder hoort: samen voordeliger dan apart.',
          backgroundColor: 'sky',
        }),
      ],
      questions: [
        [
          'Hoeveel slaapzakken heb ik nodig?',
          'Twee per maat: één in bed, één in de was. En een lichte voor de zomer.',
        ],
        [
          'Met of zonder mouwen?',
          'Meestal zonder, want de armen geven warmte af. In een koele kamer helpt een romper met lange mouwen eronder.',
        ],
        ['Hoe was ik hem?', 'Op 40 of 60 °C, met de rits dicht. Wat precies geldt, staat op het etiket.'],
      ],
      guides: ['sleeping-bag', 'sizes'],
    },
    {
      key: 'kinderzimmer',
      slug: 'slapen/kinderkamer',
      name: 'Meubels voor de kinderkamer',
      intro: 'Kasten, rekken en lampen die meegroeien: duidelijke maten, ronde randen, beugels voor de muur.',
      description:
        'Kasten, rekken en lampen voor de kinderkamer: precieze maten, bevestiging aan de muur en levering tot in de woning.',
      fit: 'Teken de plattegrond en reken 80 cm ruimte voor kastdeuren. Bij elk meubel staan breedte, hoogte, diepte en gewicht.',
      safe: 'Schroef kasten en rekken aan de muur, ook lage: kinderen klimmen via de lades omhoog. De beugels zitten erbij.',
      questions: [
        [
          'Welke schroeven heb ik nodig?',
          'Dat hangt van de muur af: beton, baksteen en gipsplaat vragen andere pluggen. De beugels zitten erbij, de pluggen kiest u zelf.',
        ],
        [
          'Ruiken nieuwe meubels?',
          'Soms enkele dagen. Zet ze vroeg in elkaar en laat de kamer luchten, liefst enkele weken van tevoren.',
        ],
        [
          'Hoe lang duurt de levering?',
          `Met de transporteur ${words.bulkyDays}, voor ${words.bulky}, tot in de woning. De dag spreekt u telefonisch af.`,
        ],
      ],
      guides: ['sleeping-bag', 'delivery'],
      extra: [
        nurseryMap('Een kamer die meegroeit', pictures.scene('nursery'), {
          chest: {
            name: 'De commode',
            text: 'Op ellebooghoogte verschoont u zonder rugpijn. Zonder het opzetstuk wordt het later een gewone ladekast.',
            target: 'kategorieseiten/verzorging/verschonen',
          },
          wardrobe: {
            name: 'De kledingkast',
            text: 'Die zit vast aan de muur, zodat hij niet kantelt als een kind op de laden klimt.',
          },
        }),
      ],
    },
  ],
})
