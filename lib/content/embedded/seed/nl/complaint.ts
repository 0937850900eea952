import { breadcrumb, grid, headline, lead, page, richText, title } from '../build'
import { choiceField, customForm, formField } from '../build-form'
import type { Place } from '../place'
import { h2, p, ul } from '../rich'
import type { Draft } from '../types'
import { guideTeaser } from './guide-teasers'
import { dutchWords } from './words'

export function complaint(here: Place): Draft {
  const words = dutchWords(here)
  return {
    slug: 'service/klacht',
    group: 'service/complaint',
    name: 'Klacht melden',
    content: page(
      [
        breadcrumb(),
        title('Er is iets stuk of er ontbreekt iets'),
        lead('Dat spijt ons. Schrijf ons wat er is: met een foto gaat het het snelst.'),
        customForm({
          headline: 'Gebrek melden',
          text: 'Wij antwoorden binnen één werkdag met een voorstel.',
          fields: [
            formField('text', 'Bestelnummer of artikelnummer', {
              required: true,
              hint: 'Het staat op de pakbon.',
            }),
            formField('email', 'E-mailadres', { required: true }),
            formField('longtext', 'Wat is er gebeurd?', { required: true }),
            choiceField('Waarmee bent u geholpen?', [
              'Een onderdeel',
              'Een reparatie',
              'Een nieuw artikel',
              'Het geld terug',
            ]),
            formField('file', 'Foto of factuur', { accept: 'documents', megabytes: 4 }),
          ],
          consent: 'Wij gebruiken uw gegevens alleen voor deze klacht. Meer daarover bij',
          privacy: ['privacy', 'Privacy'],
        }),
        richText(
          h2('Eerst het belangrijkste'),
          ul(
            '**Zit uw kind erin of erop,** zoals in een autostoel, kinderstoel of wagen? Gebruik het artikel dan niet verder tot wij geantwoord hebben.',
            '**Uw rechten bij gebreken** staan in de [algemene voorwaarden](algemene-voorwaarden#gebreken). De retourzending betalen wij.',
            '**Nog ongebruikt?** Dan is [terugsturen](verzending#retour) de kortere weg.',
          ),
          p(`Schrijft u liever direct? Dat kan ${words.contact}.`),
        ),
        headline('Misschien helpt dit al'),
        grid(2, [guideTeaser('returns'), guideTeaser('delivery')]),
      ],
      {
        title: 'Klacht: er is iets stuk of er ontbreekt iets',
        description:
          'Gebreken, schade en ontbrekende onderdelen melden, met foto of factuur. Nestling antwoordt binnen één werkdag.',
      },
    ),
  }
}
