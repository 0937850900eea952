import { banner, breadcrumb, faq, newsletterForm, page } from '../build'
import type { Place } from '../place'
import type { Draft } from '../types'
import { pictures } from './pictures'

export function newsletter(_here: Place): Draft {
  return {
    slug: 'newsletter',
    group: 'newsletter',
    name: 'Newsletter',
    content: page(
      [
        breadcrumb(),
        banner({
          headline: 'Einmal im Monat, das Wichtigste',
          level: 'h1',
          kicker: 'Newsletter',
          text: 'Ein Thema, das gerade ansteht, eine Tabelle zum Aufheben und was neu im Laden ist. Mehr nicht.',
          image: pictures.scene('newsletter'),
          align: 'right',
          backgroundColor: 'sky',
        }),
        newsletterForm({
          headline: 'Jetzt anmelden',
          text: 'Die E-Mail-Adresse genügt. Alles andere hilft uns nur, Sie richtig anzusprechen.',
          consent:
            'Sie können sich jederzeit mit einem Klick abmelden. Was mit Ihren Angaben geschieht, steht unter',
          privacy: ['datenschutz', 'Datenschutz'],
        }),
        faq('Bevor Sie sich anmelden', [
          [
            'Wie melde ich mich an?',
            'Sie tragen Ihre E-Mail-Adresse ein und bekommen eine Nachricht mit einem Link. Erst wenn Sie ihn bestätigen, stehen Sie auf der Liste.',
          ],
          [
            'Was muss ich angeben?',
            'Nur die E-Mail-Adresse. Die Anrede ist freiwillig, das Alter Ihres Kindes fragen wir nicht ab.',
          ],
          [
            'Wie melde ich mich ab?',
            'Mit dem Link am Ende jeder Ausgabe oder in Ihrem Konto. Es gilt sofort, und niemand fragt warum.',
            'abmelden',
          ],
          [
            'Messen Sie, ob ich etwas öffne?',
            'Nur wenn Sie der Statistik zugestimmt haben. Mehr dazu unter [Datenschutz](datenschutz#einwilligung).',
          ],
        ]),
      ],
      {
        title: 'Newsletter',
        description:
          'Einmal im Monat ein Thema, eine Tabelle und Neues aus dem Laden. So melden Sie sich an und wieder ab.',
      },
    ),
  }
}
