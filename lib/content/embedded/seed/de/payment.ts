import { breadcrumb, faq, lead, page, table, title } from '../build'
import { headPicture } from '../build-display'
import type { Place } from '../place'
import type { Draft } from '../types'
import { pictures } from './pictures'

const ways: Record<string, string[]> = {
  RE: ['Rechnung', '14 Tage nach Erhalt', 'Name und Anschrift werden geprüft; die Rechnung liegt bei'],
  KK: ['Kreditkarte', 'mit dem Versand', 'Ihre Bank fragt zur Sicherheit nach'],
  PP: ['Online-Wallet', 'mit dem Versand', 'Sie melden sich beim Anbieter an, wir sehen kein Passwort'],
  V: ['Vorkasse', 'vor dem Versand', 'Wir reservieren die Artikel sieben Tage'],
  TW: ['Schweizer Bezahl-App', 'sofort', 'Code mit dem Telefon einlesen und bestätigen'],
}

export function payment(here: Place): Draft {
  return {
    slug: 'zahlung',
    group: 'payment',
    name: 'Bezahlen',
    content: page(
      [
        breadcrumb(),
        title('Bezahlen'),
        lead('Sie wählen an der Kasse. Alle Wege kosten gleich viel: nichts.'),
        headPicture(pictures.scene('payment', 'guide')),
        table(
          'Zahlungsarten',
          ['Art', 'Fällig', 'Hinweis'],
          ['RE', 'KK', 'PP', 'V', 'TW'].flatMap((code) =>
            here.payments.includes(code) && ways[code] ? [ways[code]] : [],
          ),
        ),
        faq('Fragen zum Bezahlen', [
          [
            'Warum wird mir die Rechnung nicht angeboten?',
            'Für eine neue Lieferanschrift oder einen hohen Betrag bieten wir sie bei der ersten Bestellung manchmal nicht an. Die anderen Wege stehen Ihnen offen.',
          ],
          [
            'Wann bekomme ich Geld zurück?',
            'Spätestens 14 Tage nach Eingang Ihrer Rücksendung, auf dem Weg, auf dem Sie bezahlt haben. Bei einer offenen Rechnung ziehen wir den Betrag ab.',
          ],
          [
            'Kann ich einen Gutschein mit einer anderen Zahlungsart verbinden?',
            'Ja. Der Gutschein wird zuerst abgezogen, der Rest auf dem gewählten Weg bezahlt. Ein Guthaben bleibt auf dem Gutschein.',
            'gutschein',
          ],
          [
            'Was geschieht bei Zahlungsverzug?',
            'Sie bekommen zuerst eine freundliche Erinnerung ohne Kosten. Melden Sie sich, wenn es eng wird: Meist finden wir einen neuen Termin.',
          ],
        ]),
      ],
      {
        title: 'Zahlungsarten',
        description:
          'Rechnung, Karte, Wallet oder Vorkasse: wann der Betrag fällig ist, was er kostet und wann Sie Geld zurückbekommen.',
      },
    ),
  }
}
