import type { spielen as kinds } from '../kinds/spielen'
import type { KindWords } from '../types'

export const spielen: Record<keyof typeof kinds, KindWords> = {
  bausteine: {
    name: 'Houten blokken',
    intros: [
      '{m} is een set kubussen, balken, bogen en daken waarmee een toren even goed lukt als een stad.',
      'Eerst gooit uw kind ze om, dan stapelt het, dan bouwt het: {m} gaat alle drie de tijden mee.',
    ],
    uses: [
      'De zijden meten vier centimeter: een blok ligt goed in een kleine hand en past niet in de mond.',
      'Alles past in een kist met deksel, die zelf een bouwdeel wordt.',
    ],
    benefits: ['blokken van 4 cm', 'speekselvaste verf', 'kist met deksel'],
  },
  stapelturm: {
    name: 'Stapeltoren',
    intros: [
      '{m} heeft vijf ringen en een lachend hoofdje dat altijd bovenop hoort.',
      'Groot onder, klein boven, of net niet: {m} blijft ook scheef gestapeld staan.',
    ],
    uses: [
      'De stok zit vastgelijmd in de voet en buigt mee als een kind erop valt.',
      'Eerst gaan de ringen er alleen af; ordenen op grootte komt rond twee jaar.',
    ],
    benefits: ['vijf ringen en een hoofdje', 'brede, zware voet', 'ronde randen'],
  },
  rassel: {
    name: 'Houten rammelaar',
    intros: [
      '{m} is licht genoeg voor het eerste grijpen en klinkt zacht, als rijst in een blik.',
      'Een beertje op een steel: {m} houdt uw kind met twee handen vast en gaat makkelijk naar de mond.',
    ],
    uses: [
      'De steel is zo dik als een vinger van een volwassene, de ring aan het eind glijdt niet uit de hand.',
      'De korrels zitten in een gelijmde kamer die niet open kan.',
    ],
    benefits: ['lichter dan 50 g', 'zacht geluid', 'één stuk, niets los'],
  },
  nachziehtier: {
    name: 'Trekeend',
    intros: [
      '{m} waggelt mee zodra uw kind loopt en valt op de drempel niet om.',
      'Een eend op vier wielen: {m} wiebelt bij het rijden, omdat één as een beetje scheef zit.',
    ],
    uses: [
      'Rubberen ringen om de wielen sparen de vloer en maken de eend stil.',
      'Zonder koord kan hij ook geduwd worden; de knoop gaat makkelijk los.',
    ],
    benefits: ['wielen met rubberen ring', 'koord afneembaar', 'valt in bochten niet om'],
  },
  steckspiel: {
    name: 'Vormenpuzzelbox',
    intros: [
      'Rond, kubus, driehoek: {m} is een kist met openingen waar elk deel maar op één manier in past.',
      'Met {m} leert uw kind met de handen wat rond en wat hoekig is, en het krijgt de delen er zelf weer uit.',
    ],
    uses: [
      'Het deksel ligt los, zodat er niets klemt.',
      'Begin met twee vormen en leg de andere er geleidelijk bij.',
    ],
    benefits: ['deksel afneembaar', 'delen langer dan 4 cm', 'verf op waterbasis'],
  },
  stoffhase: {
    name: 'Knuffelkonijn',
    intros: [
      '{m} heeft lange oren waar een kind zich goed aan vasthoudt, en een strik om de hals.',
      'Soms luisteraar, soms reisgenoot: {m} zit vanzelf en past onder een kinderarm.',
    ],
    uses: [
      'Ogen en mond zijn geborduurd, de strik is vastgenaaid.',
      'Een tweede, die in de kast wacht, heeft al menige avond gered.',
    ],
    benefits: ['geborduurde ogen', 'vanaf de geboorte', 'wasbaar in een waszak'],
  },
  stoffbaer: {
    name: 'Knuffelbeer',
    intros: [
      '{m} is een beer met een buik en een sjaal, die graag wordt geknuffeld en daarna weer rond is.',
      'Brede poten, zachte snuit: {m} zit op de plank tot hij nodig is, en dat is elke avond.',
    ],
    uses: [
      'Armen en benen zijn vastgenaaid en houden het als hij aan één poot door het huis reist.',
      'De sjaal zit aan de hals vast en is korter dan een handspan.',
    ],
    benefits: ['geborduurd gezicht', 'zit vanzelf', 'sjaal stevig vastgenaaid'],
  },
  schmusetuch: {
    name: 'Knuffeldoekje',
    intros: [
      '{m} is een doekje met een slapend hondje in het midden en knopen om te kneden.',
      'Klein en licht: {m} kan al een baby grijpen die verder nog niets vasthoudt.',
    ],
    uses: [
      'Overdag gaat het mee in de wagen; ’s nachts blijft het bed in het eerste jaar leeg.',
      'Omdat het naar thuis ruikt, helpt het op de eerste dag in de opvang.',
    ],
    benefits: ['knopen om te grijpen', 'zonder harde delen', 'snel droog'],
  },
  stoffball: {
    name: 'Stoffen bal',
    intros: [
      '{m} rolt zo langzaam dat een kruipend kind hem inhaalt.',
      'Een bal met gekleurde stippen die niets omgooit: {m} is zacht en ligt goed in twee kleine handen.',
    ],
    uses: [
      'Binnenin klinkt een ingekapseld belletje; het zit midden in de vulling.',
      'Hij is zo los gevuld dat er een plooi is om vast te pakken.',
    ],
    benefits: ['zacht belletje', 'voor binnen', 'makkelijk te grijpen'],
  },
}
