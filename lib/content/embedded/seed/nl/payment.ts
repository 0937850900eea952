import { breadcrumb, faq, lead, page, table, title } from '../build'
import { headPicture } from '../build-display'
import type { Place } from '../place'
import type { Draft } from '../types'
import { pictures } from './pictures'

const ways: Record<string, string[]> = {
  RE: ['Factuur', '14 dagen na ontvangst', 'naam en adres worden nagekeken; de factuur zit erbij'],
  KK: ['Creditcard', 'bij verzending', 'uw bank vraagt om een bevestiging'],
  PP: ['Online portemonnee', 'bij verzending', 'u meldt zich bij de aanbieder aan, wij zien geen wachtwoord'],
  V: ['Vooruitbetaling', 'vóór verzending', 'wij reserveren de artikelen zeven dagen'],
  IL: ['Nederlandse bankbetaling', 'meteen', 'u bevestigt bij uw eigen bank'],
}

export function payment(here: Place): Draft {
  return {
    slug: 'betalen',
    group: 'payment',
    name: 'Betalen',
    content: page(
      [
        breadcrumb(),
        title('Betalen'),
        lead('U kiest aan de kassa. Geen enkele betaalwijze kost extra.'),
        headPicture(pictures.scene('payment', 'guide')),
        table(
          'Betaalwijzen',
          ['Manier', 'Te betalen', 'Opmerking'],
          ['IL', 'RE', 'KK', 'PP', 'V'].flatMap((code) =>
            here.payments.includes(code) && ways[code] ? [ways[code]] : [],
          ),
        ),
        faq('Vragen over betalen', [
          [
            'Waarom krijg ik geen factuur aangeboden?',
            'Bij een nieuw adres of een hoog bedrag bieden wij die bij de eerste bestelling niet altijd aan. De andere manieren blijven open.',
          ],
          [
            'Wanneer krijg ik geld terug?',
            'Uiterlijk 14 dagen na ontvangst van uw retourzending, op dezelfde manier als u betaalde. Bij een open factuur trekken wij het bedrag af.',
          ],
          [
            'Kan ik een cadeaubon met een andere betaalwijze verbinden?',
            'Ja. De bon gaat er eerst af, de rest betaalt u op de gekozen manier. Wat overblijft, staat nog op de bon.',
            'cadeaubon',
          ],
          [
            'Wat gebeurt er als ik te laat betaal?',
            'U krijgt eerst een vriendelijke herinnering zonder kosten. Laat het weten als het lastig is: meestal vinden wij een nieuwe datum.',
          ],
        ]),
      ],
      {
        title: 'Betaalwijzen',
        description:
          'Factuur, kaart, portemonnee of vooruit: wanneer u betaalt, wat het kost en wanneer u geld terugkrijgt.',
      },
    ),
  }
}
