import type { essen as kinds } from '../kinds/essen'
import type { KindWords } from '../types'

export const essen: Record<keyof typeof kinds, KindWords> = {
  glasflasche: {
    name: 'Glazen babyfles',
    intros: [
      '{m} is voor thuis gemaakt: zwaarder dan kunststof, maar na elke afwas als nieuw.',
      'De fles {m} heeft een brede hals waar een maatlepel in past, en een schaal die niet vervaagt.',
    ],
    uses: [
      'Een ventiel in de speen laat lucht toe, zodat uw kind er minder van inslikt.',
      'De speen met langzame doorstroming zit erbij; andere passen op dezelfde schroefdraad.',
    ],
    benefits: ['ingebrande schaal', 'speen met ventiel erbij', 'past in gangbare flessenwarmers'],
  },
  schnuller: {
    name: 'Fopspenen, 2 stuks',
    intros: [
      '{m} heeft een plat schildje met luchtgaten en een ring die een kleine hand pakt.',
      'Twee spenen en een doosje: {m} is symmetrisch, uw kind kan hem niet verkeerd om nemen.',
    ],
    uses: [
      'Kies de maat naar leeftijd; een te grote speen geeft kokhalzen.',
      'Kook ze voor het eerste gebruik vijf minuten uit en laat ze afkoelen.',
    ],
    benefits: ['symmetrische vorm', 'schildje met luchtgaten', 'doosje om uit te koken'],
  },
  kunststoffflasche: {
    name: 'Kunststof babyfles',
    intros: [
      '{m} weegt weinig en overleeft een val uit de wagen.',
      'Voor onderweg en voor kinderen die zelf willen vasthouden: {m} is in het midden smaller.',
    ],
    uses: [
      'Vijf delen, geen naden: uit elkaar halen, afwassen, laten drogen.',
      'Er hoort een deksel met afdichting bij, zodat er in de tas niets lekt.',
    ],
    benefits: ['licht en breukvast', 'lekvrij in de tas', 'speen met ventiel erbij'],
  },
  trinkbecher: {
    name: 'Drinkleerbeker',
    intros: [
      '{m} heeft twee oren en een zachte tuit, voor de overgang van fles naar glas.',
      'Met een lachend gezicht en een stroeve bodem staat {m} ook op een schuin blad.',
    ],
    uses: [
      'Een inzetstuk houdt het water tegen zolang uw kind niet zuigt; zonder stroomt het als uit een beker.',
      'Vul hem met water of ongezoete thee en neem de tuit eraf om af te wassen.',
    ],
    benefits: ['twee afneembare oren', 'druppelt niet', 'later zonder tuit te gebruiken'],
  },
  mitwachsstuhl: {
    name: 'Meegroeistoel',
    intros: [
      '{m} brengt uw kind op uw hoogte: zitting en voetenplank gaan mee tot het volwassen is.',
      'Een stoel die blijft: {m} draagt een kruipend kind en later een schoolkind bij het huiswerk.',
    ],
    uses: [
      'Zitting en voetenplank schuiven in groeven en klemmen met twee schroeven.',
      'Beugel en tuigje horen erbij; voor jongere baby’s is er een opzetzitje.',
    ],
    benefits: [
      'zitting en voetenplank verstelbaar',
      'tuigje met vijf punten',
      'voor tafels van 72 tot 76 cm',
    ],
  },
  laetzchen: {
    name: 'Slabbetjes, 2 stuks',
    intros: [
      '{m} bedekt ook de schouders, want daar gaat de pap het eerst heen.',
      'Twee slabbetjes met een hartje: {m} sluit in de nek met drukknopen.',
    ],
    uses: [
      'Twee knopen geven twee wijdten; bij het slapen gaat het af.',
      'Het zakje onderaan vangt op wat de lepel verliest.',
    ],
    benefits: ['drukknopen in twee wijdten', 'opvangzakje', 'twee stuks'],
  },
  tablettstuhl: {
    name: 'Kinderstoel met blad',
    intros: [
      '{m} heeft een eigen blad met hoge rand en staat breed op vier houten poten.',
      'Voor kinderen die hun eigen tafel willen: bij {m} blijven kom en lepel voor hen staan.',
    ],
    uses: [
      'Het blad komt er met één hand af en gaat zo in de gootsteen.',
      'De voetensteun geeft houvast bij het eten; het tuigje houdt op drie punten vast.',
    ],
    benefits: ['blad afneembaar', 'tuigje met drie punten', 'staat breed'],
  },
  sitzpolster: {
    name: 'Stoelkussen voor kinderstoelen',
    intros: [
      '{m} maakt een houten stoel zacht en vult hem op zolang uw kind nog smal is.',
      'Rug en zitting uit één stuk: {m} legt u erin, het tuigje gaat door twee sleuven.',
    ],
    uses: [
      'Een stroef vlak aan de achterkant voorkomt schuiven.',
      'Kruimels schudt u eruit, vlekken veegt u af voor ze drogen.',
    ],
    benefits: ['past in gangbare houten stoelen', 'sleuven voor het tuigje', 'stroeve achterkant'],
  },
  breischale: {
    name: 'Kommetje met lepel',
    intros: [
      '{m} heeft een dikke rand om de lepel aan af te strijken, en een zware bodem.',
      'Kom en lepel horen bij elkaar: {m} is ondiep genoeg voor een lepel die uw kind zelf vasthoudt.',
    ],
    uses: [
      'Een zuignap houdt het op gladde tafels vast; van opzij maakt u hem met één vinger los.',
      'De kom mag in koelkast en magnetron, de lepel niet.',
    ],
    benefits: ['zuignap', 'lepel met zachte rand', 'voor magnetron en koelkast'],
  },
  stillkissen: {
    name: 'Voedingskussen',
    intros: [
      '{m} ligt om de heupen en draagt de baby, zodat uw schouders dat niet hoeven.',
      'Tijdens de zwangerschap steunt {m} ’s nachts de buik, daarna bij het voeden de arm.',
    ],
    uses: [
      'De vulling bestaat uit fijne korrels die stil zijn en meegeven.',
      'Om te slapen hoort uw kind in bed, niet op het kussen.',
    ],
    benefits: ['vulling bij te vullen', 'hoes wasbaar', 'voor zwangerschap en borstvoeding'],
  },
  milchpumpe: {
    name: 'Elektrische kolf',
    intros: [
      '{m} begint met korte slagen en gaat, zodra de melk stroomt, over op een langzaam ritme.',
      'Klein en stil: {m} werkt op een accu en heeft bij het kolven geen stopcontact nodig.',
    ],
    uses: [
      'Negen standen zijn fijn in te stellen; het apparaat onthoudt de laatste.',
      'Er zitten twee borstschilden van 24 en 27 mm bij. Een membraan houdt melk uit de slang.',
    ],
    benefits: ['negen standen', 'twee maten borstschild', 'accu voor ongeveer vijf keer kolven'],
    details: [['Retour', 'alleen met gesloten zegel']],
  },
  stilleinlagen: {
    name: 'Wasbare zoogkompressen',
    intros: [
      '{m} ligt plat in de beha en neemt op wat tussen de voedingen komt.',
      'Drie lagen, geen folie: {m} laat lucht bij de huid en gaat gewoon mee in de was.',
    ],
    uses: [
      'Er zit een waszakje bij, zodat er geen kwijtraakt.',
      'Wissel zodra ze vochtig aanvoelen; voor de nacht is er een dikkere kant.',
    ],
    benefits: ['met waszakje', 'zonder folie', 'onder kleding niet te zien'],
  },
}
