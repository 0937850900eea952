import type { pflege as kinds } from '../kinds/pflege'
import type { KindWords } from '../types'

export const pflege: Record<keyof typeof kinds, KindWords> = {
  wickelkommode: {
    name: 'Commode',
    intros: [
      '{m} heeft een hoogte waarbij uw rug recht blijft, en lades voor alles wat u met één hand nodig hebt.',
      'Eerst verschoonplek, dan ladekast: het opzetdeel van {m} schroeft u eraf als de luiertijd voorbij is.',
    ],
    uses: [
      'De rand steekt aan drie kanten boven het kussen uit; ernaast blijft plaats voor crème en doekjes.',
      'De lades schuiven helemaal uit en sluiten gedempt. Hij wordt gedemonteerd geleverd.',
    ],
    benefits: ['werkhoogte ongeveer 90 cm', 'opzetdeel afneembaar', 'muurbeugels erbij'],
  },
  feuchttuecher: {
    name: 'Vochtige doekjes',
    intros: [
      '{m} reinigt met bijna alleen water en scheurt ook bij de derde veeg niet.',
      'Eén pak voor de commode, één voor de tas: {m} heeft een deksel dat goed sluit.',
    ],
    uses: [
      'Thuis volstaan een washandje en water; onderweg zijn de doekjes handiger.',
      'Ze horen bij het restafval, niet in het toilet.',
    ],
    benefits: ['zonder parfum', 'scheurvast', 'deksel houdt vochtig'],
  },
  wickelauflage: {
    name: 'Aankleedkussen',
    intros: [
      '{m} is dik gevuld en aan drie kanten hoger, zodat uw kind minder snel wegdraait.',
      'Een bladmotief dat vlekken vergeeft: {m} neemt u na elke luier met een doek af.',
    ],
    uses: [
      'Vergelijk de maat met het vlak van uw commode: het kussen moet overal rusten.',
      'Leg er een hydrofiele doek op, dan voelt het ook in de winter niet koud.',
    ],
    benefits: ['drie hogere kanten', 'afneembaar met een doek', 'stroeve onderkant'],
  },
  heizstrahler: {
    name: 'Warmtelamp voor de commode',
    intros: [
      '{m} verwarmt de verschoonplek in enkele seconden als de badkamer koel is.',
      'Aan de muur of op zijn voet: {m} gaat na tien minuten vanzelf uit.',
    ],
    uses: [
      'Houd één meter afstand tot uw kind; een meetkaart zit erbij.',
      'Kantelt de standaard, dan onderbreekt een schakelaar de stroom.',
    ],
    benefits: ['gaat na tien minuten uit', 'kantelbeveiliging', 'voor muur of standaard'],
    details: [['Voeding', 'netsnoer, 1,8 m']],
  },
  waschmittel: {
    name: 'Fijnwasmiddel voor babykleding',
    intros: [
      '{m} wast vanaf 20 graden en laat geen geur achter.',
      'Vloeibaar en zuinig: van {m} is 40 ml genoeg voor een volle trommel.',
    ],
    uses: [
      'Voor wol en zijde neemt u een eigen middel; al het andere verdraagt dit.',
      'Bij een gevoelige huid helpt een extra spoelbeurt.',
    ],
    benefits: ['zonder parfum en kleurstof', 'werkt vanaf 20 °C', 'doseerdop erbij'],
  },
  badewanne: {
    name: 'Babybadje',
    intros: [
      '{m} is 80 cm lang en gaat ongeveer een jaar mee, in de douche of op tafel.',
      'Met brede rand en vier pootjes: {m} is ook vol nog te dragen zonder te klotsen.',
    ],
    uses: [
      'De stop zit op het laagste punt, zodat er niets blijft staan.',
      'Een schaal binnenin toont hoeveel water voor een pasgeborene genoeg is.',
    ],
    benefits: ['stop om leeg te laten lopen', 'stroeve bodem', 'past dwars op het grote bad'],
  },
  badethermometer: {
    name: 'Badthermometer',
    intros: [
      '{m} drijft, meet in drie seconden en toont een cijfer dat u van bovenaf leest.',
      'Digitaal en zonder kwik: {m} gaat aan zodra hij in het water ligt.',
    ],
    uses: [
      'Bij 37 graden is het lichtje groen, daarboven rood.',
      'Roer het water om voor u meet; bij de kraan is het altijd warmer.',
    ],
    benefits: ['meet in drie seconden', 'gaat vanzelf uit', 'ook voor de kamer'],
    details: [['Voeding', 'knoopcel, vakje vastgeschroefd']],
  },
  kapuzentuch: {
    name: 'Badcape',
    intros: [
      '{m} heeft een capuchon waaronder natte haren warm blijven, en een hartje.',
      'Uit bad er meteen in: {m} is zo groot dat ook de voeten verdwijnen.',
    ],
    uses: [
      'Hang hem aan de lus op, dan is hij de volgende avond droog.',
      'Nieuwe badstof neemt weinig op; na twee keer wassen zuigt ze zoals het hoort.',
    ],
    benefits: ['dubbele capuchon', 'ophanglus', 'afgebiesde randen'],
  },
  waschlotion: {
    name: 'Wasgel voor huid en haar',
    intros: [
      '{m} schuimt weinig en is genoeg voor hoofd en lichaam.',
      'Eén druk op de pomp volstaat: {m} is zonder parfum en snel afgespoeld.',
    ],
    uses: [
      'Eén of twee keer per week is genoeg; op andere dagen volstaat water.',
      'De pomp kan op slot, zodat er in de tas niets lekt.',
    ],
    benefits: ['zonder parfum en kleurstof', 'voor huid en haar', 'pomp met slot'],
  },
  haarbuerste: {
    name: 'Borstel en kam',
    intros: [
      '{m} is een paar: een zachte borstel voor het eerste dons en een kam met ronde tanden.',
      'Met {m} maakt u ook berg los die u eerst met wat olie hebt geweekt.',
    ],
    uses: [
      'Borstel in kleine rondjes, altijd zonder druk op de zachte plek van het hoofd.',
      'De kam komt later, als de haren langer worden.',
    ],
    benefits: ['borstel en kam', 'heel zachte haren', 'steel van hout'],
  },
  wickeltasche: {
    name: 'Luiertas',
    intros: [
      '{m} gaat wijd open en blijft staan, zo ziet u meteen wat er nog is.',
      'Van buiten een tas, van binnen orde: {m} heeft zes vakken en een matje.',
    ],
    uses: [
      'Twee haken houden hem aan de wagen; met de lange band hangt hij schuin over de schouder.',
      'Het flessenvak is geïsoleerd en houdt water ongeveer drie uur warm.',
    ],
    benefits: ['verschoonmatje erbij', 'geïsoleerd flessenvak', 'haken voor de wagen'],
  },
  wickelrucksack: {
    name: 'Luierrugzak',
    intros: [
      'Met {m} op uw rug hebt u beide handen vrij voor uw kind.',
      '{m} draagt als een wandelrugzak en gaat aan de rugkant open, waar luiers en matje liggen.',
    ],
    uses: [
      'Uit een zijvak pakt u doekjes zonder hem af te doen.',
      'Gevoerde schouderbanden en een borstband verdelen het gewicht op lange wegen.',
    ],
    benefits: ['open aan de rugkant', 'vak voor nat goed', 'matje erbij'],
  },
}
