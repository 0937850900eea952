import type { ReviewWords } from '../reviews'

export const dutchReviews: ReviewWords = {
  titles: {
    5: ['Precies goed', 'Heel tevreden', 'Zo weer kopen', 'Mooi en handig'],
    4: ['Goed, op een kleinigheid na', 'Bijna alles klopt', 'Degelijk', 'Vaak in gebruik'],
    3: ['Prima', 'Gaat wel', 'Met een kanttekening'],
    2: ['Niet voor ons', 'Helaas teruggestuurd', 'Meer verwacht'],
  },
  good: {
    mobility: [
      'Wij nemen hem elke dag mee, in de bus en op het zandpad, en er rammelt niets.',
      'Na vier maanden zit alles nog vast.',
      'Mijn man is 1,92 m en ik 1,61 m: hij past ons allebei.',
      'Hij gaat net in de kofferbak van onze kleine auto.',
    ],
    car: [
      'De eerste keer inbouwen kostte tien minuten, sindsdien is het één klik.',
      'Onze dochter slaapt er ook op lange ritten goed in.',
      'De bekleding is er zo af en kwam schoon uit de was.',
      'De tekens zijn duidelijk, dat stelt gerust.',
    ],
    furniture: [
      'Met zijn tweeën stond het in een uur, de handleiding was duidelijk.',
      'Staat stevig, ruikt niet en ziet eruit als op de afbeelding.',
      'De randen zijn echt rond, ook achteraan.',
      'Alle schroeven zaten erbij, zelfs twee te veel.',
    ],
    textile: [
      'Na tien keer wassen is de stof zachter en niet verbleekt.',
      'De kleur is in het echt nog iets rustiger.',
      'Groot genoeg, goed genaaid, snel droog.',
      'Onze zoon sliep er zijn eerste hele nacht mee, vast toeval.',
    ],
    clothing: [
      'De maat klopt, wij hadden met de tabel gemeten.',
      'De drukknopen houden, ook als het snel moet.',
      'Niet gekrompen na de eerste was.',
      'We hebben hem nu in drie kleuren.',
    ],
    toy: [
      'Sinds de verjaardag elke dag in de hand.',
      'Mooi afgewerkt, geen splinters en geen geur.',
      'Ook de grote zus speelt er nog mee.',
      'Ligt goed in kleine handen.',
    ],
    feeding: [
      'Makkelijk schoon te maken, er blijft niets achter.',
      'Ons kind nam hem meteen aan.',
      'Na vele keren vaatwasser nog als nieuw.',
      'Lekt niet, ook niet ondersteboven in de tas.',
    ],
    care: [
      'Doet wat het moet en verder niets. Goed zo.',
      'Geen geur, geen roodheid, wij blijven erbij.',
      'Gaat langer mee dan gedacht.',
      'Ligt sinds de geboorte klaar.',
    ],
    device: [
      'In vijf minuten ingesteld, helemaal zonder app.',
      'De accu gaat langer mee dan beloofd.',
      '’s Nachts stil genoeg en toch betrouwbaar.',
      'Ook opa en oma kunnen ermee overweg.',
    ],
    voucher: ['Kwam meteen en was zonder moeite te besteden.', 'Leuk vormgegeven, er was veel blijdschap.'],
  },
  poor: {
    mobility: ['Voor ons trappenhuis net iets te breed.', 'De opbergruimte mag groter.'],
    car: [
      'Paste niet op onze achterbank, we hadden de voertuiglijst moeten lezen.',
      'Wat zwaar als u hem vaak verplaatst.',
    ],
    furniture: [
      'Eén gat was niet goed geboord, dat lukte met de schroefmachine.',
      'De levering kwam een week later.',
    ],
    textile: ['De stof vonden wij wat dun.', 'De kleur past niet bij wat we al hadden.'],
    clothing: ['Valt bij ons wat klein uit.', 'Na een maand liet een naad los.'],
    toy: ['De aandacht duurde maar een paar dagen.', 'Kleiner dan ik me had voorgesteld.'],
    feeding: ['Ons kind wilde hem niet, kwestie van smaak.', 'Het motief verbleekt in de vaatwasser.'],
    care: ['De sluiting klemt soms.', 'Voor deze prijs had ik meer inhoud verwacht.'],
    device: ['Met onze dikke muren haalt de verbinding de kelder niet.', 'Het snoer is kort.'],
    voucher: [
      'Het bestand zat eerst in de map met ongewenste post.',
      'Een hoek van het doosje was ingedeukt.',
    ],
  },
  closings: [
    'Na twee dagen bezorgd.',
    'Voor de prijs zijn wij tevreden.',
    'De maten klopten precies.',
    'We hebben hem al aanbevolen.',
    'De doos was klein en zonder plastic.',
    'Op een vraag kwam de volgende ochtend antwoord.',
  ],
  authors: [
    'Sanne',
    'Bram',
    'Femke',
    'Joris',
    'Anouk',
    'Thijs',
    'Eline',
    'Ruben',
    'Marloes',
    'Wouter',
    'Noor',
  ],
}
