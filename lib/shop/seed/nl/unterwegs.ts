import type { unterwegs as kinds } from '../kinds/unterwegs'
import type { KindWords } from '../types'

export const unterwegs: Record<keyof typeof kinds, KindWords> = {
  kombiwagen: {
    name: 'Combikinderwagen',
    intros: [
      '{m} gaat mee vanaf de geboorte: eerst ligt uw kind in de reiswieg, later zit het in het zitje, in beide richtingen.',
      'Met {m} komt u van het trappenhuis over de kinderkopjes in de tram zonder van wagen te wisselen.',
    ],
    uses: [
      'De grote wielen zijn geveerd, de duwstang heeft zes hoogten en de kap reikt tot het voeteneind.',
      'Het frame vouwt u in twee handelingen; de reiswieg blijft plat en past ook dwars in de kofferbak.',
    ],
    benefits: [
      'reiswieg en zitje inbegrepen',
      'duwstang verstelbaar van 94 tot 108 cm',
      'kap met beschermingsfactor 50',
    ],
    details: [['Inhoud', 'frame, reiswieg met matras, zitje, boodschappenmand']],
  },
  sportwagen: {
    name: 'Wandelwagen',
    intros: [
      '{m} is de lichtere wagen voor kinderen die los zitten: wendbaar in de winkel, rustig op de stoep.',
      'Als de reiswieg te klein wordt, neemt {m} het over, met een vlakke ligstand voor het middagslaapje.',
    ],
    uses: [
      'Rugleuning en voetensteun verstelt u met één hand, de beugel draait opzij.',
      'Het voorwiel kan vast, zodat de wagen op grind rechtdoor rijdt.',
    ],
    benefits: ['ligstand tot 170 graden', 'staat ingeklapt vanzelf', 'mand draagt 5 kg'],
    details: [['Tuigje', 'vijf punten, met kussentjes']],
  },
  fusssack: {
    name: 'Voetenzak',
    intros: [
      '{m} houdt benen en voeten in de wagen warm, zonder dat een deken verschuift of in de wielen komt.',
      'Voor dagen onder de tien graden: in {m} zit uw kind gevoerd en is gewone kleding genoeg.',
    ],
    uses: [
      'Sleuven in de rug laten het tuigje door; de bovenkant gaat met een rits helemaal open.',
      'Het voeteneind kan open voor schoentjes, en de bovenrand is met een koordje binnenin te versmallen.',
    ],
    benefits: [
      'past in reiswiegen en zitjes',
      'sleuven voor drie en vijf punten',
      'antislip aan de achterkant',
    ],
  },
  reisebuggy: {
    name: 'Reisbuggy',
    intros: [
      '{m} is ingeklapt zo klein dat hij in het bagagerek van veel treinen past.',
      'Een wagen om mee te nemen: {m} weegt weinig, vouwt met één hand en hangt aan een band over de schouder.',
    ],
    uses: [
      'Uitklappen duurt één seconde; de leuning kantelt traploos met een band.',
      'De kleine wielen zijn voor gladde wegen. Voor bos en veld kiest u beter een wagen met vering.',
    ],
    benefits: ['draagband en tas erbij', 'met één hand te vouwen', 'zitje vanaf zes maanden'],
  },
  babyschale: {
    name: 'Babyautostoel',
    intros: [
      'In {m} rijdt een pasgeborene achterwaarts en halfliggend, vanaf de eerste rit naar huis.',
      '{m} is een babystoel volgens i-Size: u kiest hem op lichaamslengte en bouwt hem achterwaarts in.',
    ],
    uses: [
      'Hoofdsteun en gordel verstellen samen; het verkleinkussen van de eerste weken kan eruit.',
      'U zet hem vast met de autogordel of op een passend onderstel; de beugel heeft drie standen.',
    ],
    benefits: ['i-Size volgens UN R129', 'hoofdsteun in elf standen', 'zonnekap erbij'],
    details: [['Inbouw', 'achterwaarts, met gordel of onderstel']],
  },
  kleinkindsitz: {
    name: 'Draaibare autostoel',
    intros: [
      '{m} volgt op de babystoel en laat uw kind tot 105 cm achterwaarts rijden.',
      'De draaibare stoel {m} komt naar het portier toe: erin zetten, vastmaken, terugdraaien.',
    ],
    uses: [
      'Hij staat vast met Isofix en een steunpoot; een teken gaat van rood naar groen als alles goed zit.',
      'De ruststand is er in beide richtingen; voorwaarts mag op zijn vroegst vanaf 15 maanden.',
    ],
    benefits: ['i-Size volgens UN R129', '360 graden draaibaar', 'achterwaarts tot 105 cm'],
    details: [['Inbouw', 'Isofix en steunpoot']],
  },
  basisstation: {
    name: 'Isofix-onderstel',
    intros: [
      '{m} blijft in de auto, de babystoel klikt erop vast.',
      'Met {m} hoeft u geen gordel meer door te voeren: één keer inbouwen, stoel erop, wegrijden.',
    ],
    uses: [
      'De tekens voor Isofix, steunpoot en stoel worden groen zodra alles vastzit.',
      'Kijk in de voertuiglijst of er in uw auto een opbergvak onder de steunpoot ligt.',
    ],
    benefits: ['Isofix met geleiders', 'een teken voor elke stap', 'voor babystoelen van hetzelfde merk'],
  },
  mitwachssitz: {
    name: 'Meegroeiautostoel',
    intros: [
      '{m} groeit mee van 76 tot 150 cm: eerst met een eigen tuigje, daarna met de autogordel.',
      'Een stoel voor vele jaren: {m} is in hoogte en breedte te verstellen, zonder losse onderdelen.',
    ],
    uses: [
      'Tot 105 cm houdt het vijfpuntstuigje uw kind vast, daarna verdwijnt het achter de bekleding.',
      'De gordelgeleiders zijn gekleurd, zodat de gordel over schouder en bekken ligt.',
    ],
    benefits: ['i-Size volgens UN R129', 'hoofdsteun in twaalf standen', 'bekleding af zonder uitbouwen'],
    details: [['Inbouw', 'voorwaarts, Isofix en gordel']],
  },
  babytrage: {
    name: 'Draagzak',
    intros: [
      'In {m} zit uw kind rechtop en dicht tegen u aan, met een ronde rug en opgetrokken knieën.',
      '{m} is op grote en kleine mensen in te stellen: heupband en schouderbanden zijn traploos.',
    ],
    uses: [
      'Het zitvlak wordt met een band smaller of breder, tot het van knieholte tot knieholte reikt.',
      'Draag op de buik, op de heup of, zodra uw kind het hoofd goed houdt, op de rug.',
    ],
    benefits: [
      'zitvlak groeit mee vanaf de geboorte',
      'heupband van 65 tot 135 cm',
      'hoofdsteun met drukknopen',
    ],
  },
  tragetuch: {
    name: 'Draagdoek',
    intros: [
      '{m} is een lap stof die zich naar elk lichaam voegt: het uwe, dat van uw partner en dat van uw kind.',
      'Wie graag knoopt, neemt {m}: met één doek lukken het kruis, de kangoeroe en dragen op de rug.',
    ],
    uses: [
      'De randen hebben twee tinten, zodat u boven en onder niet verwisselt, en het midden is gemarkeerd.',
      'Er zit een knoopwijzer met zes afbeeldingen bij; oefen de eerste keren boven het bed.',
    ],
    benefits: ['midden met draad gemarkeerd', 'knoopwijzer in drie talen', 'schuin gesneden uiteinden'],
  },
  halftrage: {
    name: 'Half-knoopbare draagzak',
    intros: [
      '{m} heeft van beide iets: een heupband met gesp en lange schouderbanden om te knopen.',
      'Omdat de banden van {m} worden geknoopt, zit hij even goed als twee mensen elkaar afwisselen.',
    ],
    uses: [
      'De brede banden waaieren uit over de schouder en ontlasten de rug.',
      'Gekruist geknoopt steunen ze ook de billen; in drie minuten zit alles vast.',
    ],
    benefits: ['banden van 2 m', 'vanaf 3,5 kg, zonder verkleiner', 'opgerold zo groot als een trui'],
  },
}
