import { breadcrumb, lead, page, faq as questions, richText, title } from '../build'
import type { Place } from '../place'
import { h2, p, ul } from '../rich'
import type { Draft } from '../types'
import { dutchWords } from './words'

export function faq(here: Place): Draft {
  const words = dutchWords(here)
  const bank = here.payments.includes('IL') ? ['Nederlandse bankbetaling'] : []
  return {
    slug: 'veelgestelde-vragen',
    group: 'faq',
    name: 'Veelgestelde vragen',
    content: page(
      [
        breadcrumb(),
        title('Veelgestelde vragen'),
        lead('De korte antwoorden. De lange zijn één klik verder.'),
        questions('Bestellen en betalen', [
          [
            'Heb ik een account nodig?',
            'Nee, u kunt als gast bestellen. Met een account vindt u uw bestellingen, adressen en verlanglijst terug.',
          ],
          [
            'Hoe kan ik betalen?',
            [
              p('Bij de kassa kiest u uit:'),
              ul(
                'Factuur, te betalen binnen 14 dagen',
                'Creditcard',
                'Online portemonnee',
                'Vooruitbetaling',
                ...bank,
              ),
              p('De prijzen zijn inclusief btw; de [verzending](verzending) komt erbij.'),
            ],
            'betalen',
          ],
          [
            'Kan ik een bestelling wijzigen of annuleren?',
            `Zolang uw bestelling niet is ingepakt wel, meestal één tot twee uur lang. Schrijf ons ${words.contact}.`,
            'wijzigen',
          ],
          [
            'Hoe gebruik ik een bon?',
            'Vul de code in het winkelmandje in. Per bestelling geldt één actiecode; cadeaubonnen mogen daar bovenop.',
          ],
        ]),
        questions('Levering en retour', [
          [
            'Wanneer komt mijn bestelling?',
            `Een pakket duurt ${words.days}, een groot artikel ${words.bulkyDays}. Andere termijnen staan bij het artikel. Al het andere vindt u onder [Verzending en retour](verzending#levering).`,
            'levertijd',
          ],
          [
            'Hoe lang kan ik iets terugsturen?',
            `30 dagen na ontvangst, gratis. Voor bestellingen van 15 november tot en met 24 december 2026 verlengen wij tot ${words.returnUntil}.`,
            'retour',
          ],
          [
            'Kan ik een cadeau zonder factuur ruilen?',
            'Ja, met de pakbon. U krijgt dan een bon, en wie het cadeau gaf, hoort er niets van.',
          ],
        ]),
        questions('Veiligheid en producten', [
          [
            'Mag ik een gebruikte autostoel verder gebruiken?',
            'Alleen als u zeker weet dat hij geen ongeval of val heeft meegemaakt, compleet is en de handleiding er nog bij zit. Waar u op let, staat onder [Veilig in de auto](advies/autostoel).',
          ],
          [
            'Vanaf wanneer heeft mijn kind een deken nodig?',
            'In het eerste jaar niet. Een passende [slaapzak](advies/slaapzak-tog) is veiliger, omdat hij niet over het gezicht schuift.',
          ],
          [
            'Wat als een artikel wordt teruggeroepen?',
            'Dan schrijven wij iedereen die het kocht en zeggen precies wat te doen. Omruilen kost u niets.',
          ],
        ]),
        richText(h2('Staat uw vraag er niet bij?'), p(`Schrijf ons ${words.contact}.`)),
      ],
      {
        title: 'Veelgestelde vragen',
        description:
          'Bestellen, betalen, levering, retour en veiligheid: korte antwoorden, met verwijzingen naar de uitgebreide pagina’s.',
      },
    ),
  }
}
