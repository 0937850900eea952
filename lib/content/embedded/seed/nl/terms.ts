import { breadcrumb, page, paragraph, richText, title } from '../build'
import type { Place } from '../place'
import { h2, p, ul } from '../rich'
import type { Draft } from '../types'
import { dutchWords } from './words'

export function terms(here: Place): Draft {
  const words = dutchWords(here)
  return {
    slug: 'algemene-voorwaarden',
    group: 'terms',
    name: 'Algemene voorwaarden',
    content: page(
      [
        breadcrumb(),
        title('Algemene voorwaarden'),
        paragraph(
          'Nestling is een demonstratiewinkel: er wordt niets verkocht en er komt geen overeenkomst tot stand. Deze tekst laat zien hoe de voorwaarden zouden luiden.',
          { backgroundColor: 'butter' },
        ),
        richText(
          h2('1. Voor wie ze gelden'),
          p(
            `Deze voorwaarden gelden voor bestellingen van consumenten ${words.inCountry} bij ${words.company[0]}.`,
          ),
          h2('2. Hoe een overeenkomst tot stand komt', 'overeenkomst'),
          p(
            'De artikelen zijn een uitnodiging. Met “bestelling met betalingsverplichting” doet u een aanbod. De ontvangstbevestiging is nog geen aanvaarding; aanvaard is uw bestelling met de e-mail over de verzending. Tot dan kunt u aan de kassa alles nog verbeteren.',
          ),
          h2('3. Prijzen en verzending', 'prijzen'),
          p(
            `${words.customs} Daarbij komt de [verzending](verzending): ${words.standard} voor een pakket, ${words.bulky} voor een groot artikel. Het bedrag staat aan de kassa vóór u bestelt.`,
          ),
          h2('4. Betaling'),
          p(
            'De manieren en termijnen staan bij [Betalen](betalen). Tot alles betaald is, blijven de artikelen ons eigendom.',
          ),
          h2('5. Levering'),
          p(
            'De datum staat bij het artikel. Halen wij die niet, dan zeggen wij het u en kunt u zonder kosten annuleren.',
          ),
          h2('6. Retour'),
          p('U hebt 30 dagen de tijd, zie [Herroepingsrecht](herroeping).'),
          h2('7. Gebreken', 'gebreken'),
          p(words.guarantee),
          h2('8. Cadeaubonnen en downloads'),
          ul(
            'Een cadeaubon gebruikt u tot het einde van de wettelijke verjaring, ook in delen. Uitbetalen kan niet.',
            'Een download mag u voor uw gezin bewaren en afdrukken, maar niet doorgeven.',
          ),
          h2('9. Aansprakelijkheid'),
          p(
            'Wij zijn volledig aansprakelijk bij opzet en grove schuld en voor schade aan leven en gezondheid. Bij lichte schuld alleen als een wezenlijke plicht geschonden is, en alleen voor voorzienbare schade.',
          ),
          h2('10. Recht en geschillen'),
          p(words.law),
          p(words.dispute),
        ),
      ],
      {
        title: 'Algemene voorwaarden',
        description:
          'De algemene voorwaarden van Nestling: overeenkomst, prijzen, levering, retour, gebreken en aansprakelijkheid.',
      },
    ),
  }
}
