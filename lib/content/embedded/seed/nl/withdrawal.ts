import { breadcrumb, lead, page, paragraph, richText, title } from '../build'
import type { Place } from '../place'
import { h2, p, ul } from '../rich'
import type { Draft } from '../types'
import { dutchWords } from './words'

export function withdrawal(here: Place): Draft {
  const words = dutchWords(here)
  return {
    slug: 'herroeping',
    group: 'withdrawal',
    name: 'Herroepingsrecht',
    content: page(
      [
        breadcrumb(),
        title('Herroepingsrecht'),
        lead('De wet geeft u 14 dagen, wij geven u er 30.'),
        richText(
          h2('Uw recht', 'recht'),
          p(
            'U hebt het recht om binnen 14 dagen zonder opgave van redenen de overeenkomst te herroepen. De termijn begint op de dag waarop u, of iemand die u aanwees, het laatste artikel ontving.',
          ),
          p(
            `Een duidelijke verklaring is genoeg, bijvoorbeeld per e-mail aan [${here.serviceEmail}](${here.serviceEmail}). U kunt het voorbeeld hieronder gebruiken, maar dat hoeft niet. U bent op tijd als u de verklaring vóór het einde van de termijn verzendt.`,
          ),
          h2('De gevolgen', 'gevolgen'),
          p(
            'Wij betalen alles terug, ook de standaardlevering, uiterlijk 14 dagen na uw verklaring en op dezelfde manier als u betaalde. Wij mogen wachten op het artikel of op een bewijs van verzending. Stuur het artikel binnen 14 dagen terug; wij betalen de retourzending.',
          ),
          p(
            'Voor waardeverlies staat u alleen in als u verder ging dan nodig was om het artikel te beoordelen.',
          ),
          h2('Dit geldt niet voor', 'uitzonderingen'),
          ul(
            'Artikelen die wij speciaal voor u borduren, bedrukken of maken',
            'Borstkolven, spenen en andere verzegelde hygiëneartikelen als het zegel verbroken is',
            'Downloads, zodra u met het directe begin hebt ingestemd',
          ),
          h2('Voorbeeld', 'voorbeeld'),
          p(
            `Aan ${words.company.slice(0, 3).join(', ')}, ${here.serviceEmail}:\nHierbij herroep ik de overeenkomst over de verkoop van de volgende artikelen: …\nBesteld op … / ontvangen op …\nNaam en adres: …\nDatum, en op papier uw handtekening: …`,
          ),
          h2('Daarbovenop', 'daarbovenop'),
          p(
            'Wat niet gebruikt is, nemen wij vrijwillig 30 dagen lang terug. Uw wettelijke recht wordt daardoor niet beperkt. Zo gaat het: [Retour](verzending#retour).',
          ),
        ),
        paragraph('Nestling is een demonstratiewinkel; er wordt niets verkocht.', {
          type: 'small',
          color: 'quiet',
        }),
      ],
      {
        title: 'Herroepingsrecht',
        description:
          'Termijn, vorm en gevolgen van de herroeping, de uitzonderingen, een voorbeeld en de vrijwillige 30 dagen van Nestling.',
      },
    ),
  }
}
