import { table } from '../../build'
import { bundle } from '../../build-shop'
import type { CategoryGroup } from '../../category'
import type { DutchWords } from '../words'

export const eten = (words: DutchWords): CategoryGroup => ({
  key: 'essen',
  slug: 'eten/',
  name: 'Eten',
  title: 'Eten en drinken met een baby',
  intro: 'Van de eerste melk tot een plek aan tafel: wat u echt nodig hebt, en wat kan wachten.',
  description:
    'Flessen, borstvoeding en kinderstoelen: passende maten, schoonmaken, veiligheid aan tafel en de regels voor retour.',
  fit: 'Flessen zijn er vanaf 120 ml, kinderstoelen voor tafels van 72 tot 76 cm. Een speen kiest u op leeftijd en drinktempo.',
  safe: 'Laat een kind bij eten en drinken nooit alleen, ook niet in de kinderstoel met gordel. Voel de melk op de pols.',
  questions: [
    [
      'Wanneer begint de bijvoeding?',
      'Op zijn vroegst aan het begin van de vijfde, uiterlijk aan het begin van de zevende maand, als uw kind het hoofd rechthoudt en belangstelling toont.',
    ],
    [
      'Wat kan ik niet terugsturen?',
      'Geopende spenen, flessen en borstkolven, vanwege de hygiëne. Ongeopend hebt u 30 dagen.',
    ],
    [
      'Heb ik een sterilisator nodig?',
      'Niet per se: uitkoken in een pan is genoeg. Handig is hij als u elke dag veel flessen geeft.',
    ],
  ],
  guides: ['layette', 'delivery'],
  children: [
    {
      key: 'flaschen',
      slug: 'eten/flessen',
      name: 'Flessen en spenen',
      intro: `Flessen van glas en kunststof, spenen in elke sterkte, ${words.pacifier} en alles om schoon te maken.`,
      description:
        'Babyflessen van glas en kunststof, spenen en toebehoren: welke maat bij welke leeftijd past en hoe alles schoon blijft.',
      fit: 'Druppelt een omgekeerde fles langzaam, dan klopt de speen. Loopt de melk, dan is het gat te groot.',
      safe: 'Bisfenol A is in babyflessen verboden. Vervang spenen na zes tot acht weken en zodra ze plakken of scheuren.',
      extra: [
        table(
          'Glas of kunststof',
          ['', 'Glas', 'Kunststof'],
          [
            ['Gewicht', 'zwaar', 'licht'],
            ['Schoonmaken', 'glad, zonder geur', 'wordt na verloop van tijd dof'],
            ['Vallen', 'breekt', 'kan ertegen'],
            ['Goed voor', 'thuis', 'onderweg en zelf vasthouden'],
          ],
        ),
      ],
      questions: [
        [
          'Hoeveel flessen heb ik nodig?',
          'Als u borstvoeding geeft één of twee voor de zekerheid. Als u de fles geeft zes.',
        ],
        [
          'Hoe warm hoort de melk te zijn?',
          'Lichaamswarm, ongeveer 37 °C. Schud na het opwarmen en laat een druppel op de pols vallen.',
        ],
      ],
      guides: ['layette', 'returns'],
    },
    {
      key: 'hochstuehle',
      slug: 'eten/kinderstoelen',
      name: 'Kinderstoelen',
      intro: 'Stoelen die meegroeien, vouwbare stoelen en zitjes voor pasgeborenen, passend bij uw tafel.',
      description:
        'Meegroeistoelen, vouwbare kinderstoelen en zitjes: vanaf wanneer, tot welk gewicht en voor welke tafelhoogte.',
      fit: 'De ellebogen zijn op tafelhoogte, de voeten staan op de voetenplank, de knieën maken een rechte hoek.',
      safe: 'Zodra uw kind los zit, meestal met zes tot acht maanden. Daarvoor alleen met het zitje. Altijd vastmaken, nooit zonder toezicht.',
      extra: [
        bundle('meal-set', {
          headline: 'Alles voor de eerste hapjes',
          text: 'Een stoel, een zacht kussen en slabbetjes voor twee dagen: samen voordeliger dan apart.',
          backgroundColor: 'butter',
        }),
      ],
      questions: [
        [
          'Heeft een kinderstoel een gordel nodig?',
          'Ja, zolang uw kind kan opstaan zonder te weten dat het valt. Onze stoelen hebben een gordel met drie of vijf punten.',
        ],
        ['Hoe maak ik hem schoon?', 'Hout vochtig afnemen en drogen. Bekleding op 40 °C in de machine.'],
        [
          'Hoe lang past hij?',
          'Meegroeistoelen dragen tot ongeveer 100 kg. Vouwstoelen zijn meestal voor kinderen tot drie jaar.',
        ],
      ],
      guides: ['delivery', 'layette'],
    },
    {
      key: 'stillen',
      slug: 'eten/borstvoeding',
      name: 'Borstvoeding',
      title: 'Borstvoeding en kolven',
      intro: 'Kussens, zoogcompressen, borstkolven en makkelijke kleding voor de eerste maanden.',
      description:
        'Voedingskussens, zoogcompressen, voedingskleding en borstkolven: wat helpt, hoe u melk bewaart en wat retour kan.',
      fit: 'Een voedingskussen van 180 cm reikt om de heupen. Bij kolven telt de doorsnede van het schild; bij het artikel staat hoe u meet.',
      safe: 'Afgekolfde melk bewaart u hooguit drie dagen in de koelkast en zes maanden in de vriezer bij −18 °C. Pijn hoort er niet bij: vraag het uw verloskundige.',
      questions: [
        [
          'Kan ik een borstkolf terugsturen?',
          'Ongeopend wel. Is het zegel verbroken, dan alleen bij een gebrek.',
        ],
        [
          'Mag mijn baby op het voedingskussen slapen?',
          'Nee. Het kan met het gezicht wegzakken. Om te slapen hoort het [plat op de rug](advies/slaapzak-tog#veilig-slapen).',
        ],
      ],
      guides: ['layette', 'returns'],
    },
  ],
})
