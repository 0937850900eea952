import type { schlafen as kinds } from '../kinds/schlafen'
import type { KindWords } from '../types'

export const schlafen: Record<keyof typeof kinds, KindWords> = {
  gitterbett: {
    name: 'Ledikant',
    intros: [
      '{m} is een eenvoudig bed met ronde stijlen en een bodem die op drie hoogten past.',
      'Het ledikant {m} staat stevig op vier poten en wordt later, zonder spijlen, een kinderbed.',
    ],
    uses: [
      'Drie spijlen zijn uitneembaar als uw kind er zelf uit mag.',
      'Met zijn tweeën zet u het in een half uur in elkaar; gereedschap zit erbij, het matras bestelt u erbij.',
    ],
    benefits: ['bodem op drie hoogten', 'drie uitneembare spijlen', 'om te bouwen tot kinderbed'],
    details: [['Spijlafstand', '4,5 tot 6,5 cm']],
  },
  beistellbett: {
    name: 'Aanschuifbed',
    intros: [
      '{m} staat tegen uw bed, op de hoogte van uw matras: dichtbij genoeg om te voeden, ieder in het eigen bed.',
      'Voor de eerste maanden: {m} zit met banden aan het grote bed vast, de open kant naar u toe.',
    ],
    uses: [
      'De hoogte heeft zeven standen; op wieltjes gaat het overdag mee naar de woonkamer.',
      'Met de zijwand omhoog is het een bed op zich, bijvoorbeeld voor het middagslaapje.',
    ],
    benefits: ['zeven hoogten', 'matras inbegrepen', 'wieltjes met rem'],
  },
  matratze: {
    name: 'Babymatras',
    intros: [
      '{m} is zo stevig als een klein kind nodig heeft: het hoofd zakt nauwelijks weg, de randen dragen.',
      'Het matras {m} heeft twee kanten: een stevigere voor het eerste jaar en een iets zachtere voor daarna.',
    ],
    uses: [
      'Het is tien centimeter hoog en past zonder kier in bedden met het vermelde ligvlak.',
      'Keer het om de paar weken om en laat het een uur luchten als u het bed verschoont.',
    ],
    benefits: ['stevig tot de rand', 'hoes met rits', 'zonder handgrepen of linten'],
    details: [['Hoogte', '10 cm']],
  },
  ganzjahresschlafsack: {
    name: 'Slaapzak voor het hele jaar',
    intros: [
      '{m} is de slaapzak voor het half jaar waarin de kamer ’s nachts 16 tot 20 graden is.',
      'Maan en sterren op een rustige ondergrond: {m} warmt met 2,5 TOG en laat de benen vrij bewegen.',
    ],
    uses: [
      'De rits loopt van boven naar onder: u verschoont ’s nachts zonder de schouders bloot te leggen.',
      'Op elke schouder zitten twee drukknopen; de halsopening blijft klein genoeg.',
    ],
    benefits: ['2,5 TOG voor 16 tot 20 °C', 'zonder mouwen en capuchon', 'kinbescherming bij de rits'],
  },
  sommerschlafsack: {
    name: 'Zomerslaapzak',
    intros: [
      '{m} is zo dun als een hemd en goed als de kamer ook ’s nachts niet afkoelt.',
      'Op warme dagen vervangt {m} het dekentje zonder te warmen wat niet warm hoeft.',
    ],
    uses: [
      'Eronder volstaat een korte romper of, boven 25 graden, alleen de luier.',
      'Hij weegt zo weinig dat hij op reis in een jaszak past en droogt in een nacht.',
    ],
    benefits: ['voor kamers vanaf 20 °C', 'ongevoerd', 'wijde armsgaten'],
  },
  winterschlafsack: {
    name: 'Winterslaapzak',
    intros: [
      '{m} is gemaakt voor koele slaapkamers waar ’s nachts niet wordt gestookt.',
      'Met 3,5 TOG is {m} onze warmste slaapzak. Boven 16 graden neemt u beter een lichtere.',
    ],
    uses: [
      'Een dubbele laag op de buik houdt warmte vast; de rug is dunner, zodat uw kind niet zweet.',
      'Een lange romper en een maillot eronder zijn genoeg; in de nek voelt u of het klopt.',
    ],
    benefits: ['3,5 TOG voor onder 16 °C', 'lange, afgedekte rits', 'zonder label binnenin'],
  },
  kleiderschrank: {
    name: 'Kledingkast',
    intros: [
      '{m} heeft een deur, open vakken en twee lades op kinderhoogte, zodat uw kind later zelf iets pakt.',
      'In de kast {m} hangen jasjes boven en liggen truien in het midden; de lades sluiten gedempt.',
    ],
    uses: [
      'De roede gaat met uw kind mee omhoog; er zitten drie planken bij.',
      'Hij komt in twee dozen. Met zijn tweeën zet u hem in een middag in elkaar.',
    ],
    benefits: ['twee gedempte lades', 'muurbeugels erbij', 'deur rechts of links'],
  },
  nachtlicht: {
    name: 'Nachtlampje',
    intros: [
      '{m} schijnt zo zacht dat u bij het voeden alles ziet en uw kind doorslaapt.',
      'Een lampje in de vorm van een paddenstoel: {m} geeft warm licht en gaat na een uur uit.',
    ],
    uses: [
      'De sterkte regelt u door lang op de kap te tikken; het lampje onthoudt de laatste stand.',
      'Het laadt met een kabel en brandt daarna drie nachten zonder stopcontact.',
    ],
    benefits: ['dimbaar, warmwit', 'gaat na 60 minuten uit', 'vaste accu'],
    details: [['Voeding', 'accu, kabel met USB-C']],
  },
  babyphone: {
    name: 'Babyfoon',
    intros: [
      '{m} geeft door wat u moet horen en zwijgt zolang het stil is.',
      'Twee apparaten, geen account: {m} maakt zelf verbinding en zendt versleuteld van kamer naar keuken.',
    ],
    uses: [
      'Vijf lichtpuntjes tonen het volume, ook als u het geluid uitzet.',
      'Buiten bereik piept de ouderunit; bij een zwakke accu ook.',
    ],
    benefits: ['ouderunit met riemclip', 'melding bij verlies van verbinding', 'terugspreken'],
    details: [['Voeding', 'adapter en accu']],
  },
  regal: {
    name: 'Kinderrek',
    intros: [
      '{m} is laag genoeg voor het bovenste vak en breed genoeg voor bakken en prentenboeken.',
      'Drie vakken, ronde hoeken, een dichte rug: {m} ruimt op zonder dat er iets achter valt.',
    ],
    uses: [
      'Boeken staan boven, blokken in het midden, en de bakken onderin trekt uw kind er zelf uit.',
      'Twee rekken zijn naast elkaar te schroeven; de muurbeugel zit erbij.',
    ],
    benefits: ['vakken van 28 cm hoog', 'dichte achterwand', 'muurbeugel erbij'],
  },
  videophone: {
    name: 'Videobabyfoon',
    intros: [
      '{m} laat op het scherm zien of uw kind slaapt of alleen de speen zoekt.',
      'Camera en scherm horen bij elkaar: {m} heeft geen wifi en geen telefoon nodig.',
    ],
    uses: [
      'In het donker schakelt de camera naar onzichtbaar licht; draaien en inzoomen doet u op het scherm.',
      'Het scherm gaat aan zodra een geluid de ingestelde drempel haalt, en daarna weer uit.',
    ],
    benefits: ['nachtzicht', 'draaibare camera', 'zonder app en zonder account'],
    details: [['Voeding', 'adapter, scherm met accu']],
  },
  mobile: {
    name: 'Mobiel',
    intros: [
      'Wolken, maan en ster: de figuren van {m} draaien al op de tocht van een deur.',
      '{m} geeft een baby die op de rug ligt iets om naar te kijken, zonder muziek en zonder batterij.',
    ],
    uses: [
      'Hang hem 30 cm boven de commode, waar u zelf bij staat.',
      'De figuren zijn van onderaf te herkennen, want daar kijkt uw kind.',
    ],
    benefits: ['vier figuren, van onderaf te zien', 'koorden korter dan 22 cm', 'plafondhaak erbij'],
  },
  tapete: {
    name: 'Kinderbehang',
    intros: [
      'Blaadjes en sterretjes: {m} brengt een patroon op de muur dat ook schoolkinderen nog mooi vinden.',
      'Met {m} krijgt één muur kleur en blijven de andere rustig; een rol is genoeg voor ruim vijf vierkante meter.',
    ],
    uses: [
      'Het patroon herhaalt zich na 32 cm. Bestel alle rollen tegelijk, dan is de tint gelijk.',
      'De lijm gaat op de muur, de baan erop, en wat uitsteekt snijdt u af.',
    ],
    benefits: ['rol van 0,53 × 10,05 m', 'droog te verwijderen', 'vochtig af te nemen'],
    details: [['Patroon', '32 cm']],
  },
}
