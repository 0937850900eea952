import { breadcrumb, grid, headline, lead, page, richText, title } from '../build'
import { choiceField, customForm, formField } from '../build-form'
import type { Place } from '../place'
import { h2, p, ul } from '../rich'
import type { Draft } from '../types'
import { guideTeaser } from './guide-teasers'
import { germanWords } from './words'

export function complaint(here: Place): Draft {
  const words = germanWords(here)
  return {
    slug: 'service/reklamation',
    group: 'service/complaint',
    name: 'Reklamation',
    content: page(
      [
        breadcrumb(),
        title('Etwas ist kaputt oder fehlt'),
        lead('Das tut uns leid. Schreiben Sie uns, was los ist: Am schnellsten geht es mit einem Bild.'),
        customForm({
          headline: 'Reklamation melden',
          text: 'Wir antworten werktags innerhalb eines Tages mit einem Vorschlag.',
          fields: [
            formField('text', 'Bestellnummer oder Artikelnummer', {
              required: true,
              hint: 'Sie steht auf dem Lieferschein.',
            }),
            formField('email', 'E-Mail-Adresse', { required: true }),
            formField('longtext', 'Was ist passiert?', { required: true }),
            choiceField('Was hilft Ihnen?', [
              'Ein Ersatzteil',
              'Eine Reparatur',
              'Ein neuer Artikel',
              'Das Geld zurück',
            ]),
            formField('file', 'Bild oder Rechnung', { accept: 'documents', megabytes: 4 }),
          ],
          consent: 'Wir verwenden Ihre Angaben nur für diese Reklamation. Mehr dazu unter',
          privacy: ['datenschutz', 'Datenschutz'],
        }),
        richText(
          h2('Das Wichtigste vorab'),
          ul(
            '**Sitzt Ihr Kind darin oder darauf,** etwa in Autositz, Hochstuhl oder Wagen: Bitte benutzen Sie den Artikel nicht weiter, bis wir geantwortet haben.',
            '**Ihre Rechte bei Mängeln** stehen in den [Geschäftsbedingungen](agb#maengel). Die Rücksendung zahlen wir.',
            '**Noch unbenutzt?** Dann ist die [Rückgabe](versand#rueckgabe) der kürzere Weg.',
          ),
          p(`Lieber ein Gespräch? Sie erreichen uns auch ${words.contact}.`),
        ),
        headline('Vielleicht hilft das schon'),
        grid(2, [guideTeaser('returns'), guideTeaser('delivery')]),
      ],
      {
        title: 'Reklamation: etwas ist kaputt oder fehlt',
        description:
          'Mängel, Schäden und fehlende Teile melden, mit Bild oder Rechnung. Nestling antwortet werktags innerhalb eines Tages.',
      },
    ),
  }
}
