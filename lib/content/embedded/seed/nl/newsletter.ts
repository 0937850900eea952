import { banner, breadcrumb, faq, newsletterForm, page } from '../build'
import type { Place } from '../place'
import type { Draft } from '../types'
import { pictures } from './pictures'

export function newsletter(_here: Place): Draft {
  return {
    slug: 'nieuwsbrief',
    group: 'newsletter',
    name: 'Nieuwsbrief',
    content: page(
      [
        breadcrumb(),
        banner({
          headline: 'Eén keer per maand het belangrijkste',
          level: 'h1',
          kicker: 'Nieuwsbrief',
          text: 'Een onderwerp dat nu speelt, een tabel om te bewaren en wat er nieuw is in de winkel. Verder niets.',
          image: pictures.scene('newsletter'),
          align: 'right',
          backgroundColor: 'sky',
        }),
        newsletterForm({
          headline: 'Meld u aan',
          text: 'Het e-mailadres is genoeg. De rest helpt ons alleen om u goed aan te spreken.',
          consent:
            'U kunt zich op elk moment met één klik afmelden. Wat er met uw gegevens gebeurt, leest u bij',
          privacy: ['privacy', 'Privacy'],
        }),
        faq('Voordat u zich aanmeldt', [
          [
            'Hoe meld ik mij aan?',
            'U vult uw e-mailadres in en krijgt een bericht met een link. Pas als u die bevestigt, staat u op de lijst.',
          ],
          [
            'Wat moet ik invullen?',
            'Alleen het e-mailadres. De aanhef is vrijwillig en naar de leeftijd van uw kind vragen wij niet.',
          ],
          [
            'Hoe meld ik mij af?',
            'Met de link onderaan elke nieuwsbrief of in uw account. Het geldt meteen, en niemand vraagt waarom.',
            'afmelden',
          ],
          [
            'Meet u of ik iets open?',
            'Alleen als u statistiek hebt toegestaan. Meer daarover bij [Privacy](privacy#toestemming).',
          ],
        ]),
      ],
      {
        title: 'Nieuwsbrief',
        description:
          'Eén keer per maand een onderwerp, een tabel en nieuws uit de winkel. Zo meldt u zich aan en weer af.',
      },
    ),
  }
}
