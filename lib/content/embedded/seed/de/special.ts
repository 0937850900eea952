import { faq, grid, headline, page, paragraph, richText, teaser, title } from '../build'
import type { Place } from '../place'
import { p, ul } from '../rich'
import type { Draft } from '../types'
import { germanWords } from './words'

const help = () =>
  grid(3, [
    teaser('Größenberater', 'Die richtige Größe von 50 bis 98.', ['groessenberater', 'Größe finden'], {
      level: 'h2',
    }),
    teaser('Ratgeber', 'Schlafen, Autofahren, Anziehen.', ['ratgeber/', 'Zum Ratgeber'], { level: 'h2' }),
    teaser('Häufige Fragen', 'Bestellen, liefern, zurückgeben.', ['haeufige-fragen', 'Zu den Antworten'], {
      level: 'h2',
    }),
  ])

/** Pages that other screens take their texts from. */
export function special(here: Place): Draft[] {
  const words = germanWords(here)
  return [
    {
      slug: 'layouts/error-page',
      group: 'layouts/error-page',
      name: 'Seite nicht gefunden',
      content: page(
        [
          title('Diese Seite gibt es nicht'),
          paragraph(
            'Vielleicht fehlt in der Adresse ein Buchstabe, vielleicht ist die Seite umgezogen. Hier geht es weiter:',
          ),
          help(),
        ],
        { title: 'Seite nicht gefunden', noindex: true },
      ),
    },
    {
      slug: 'layouts/null-result-error',
      group: 'layouts/null-result-error',
      name: 'Suche ohne Treffer',
      content: page(
        [
          headline('Versuchen Sie es so', { type: 'h2' }),
          richText(
            ul(
              'Einen Filter weglassen, zum Beispiel die Größe oder die Farbe',
              'Ein Wort statt mehrerer, zum Beispiel „Schlafsack“ statt „Schlafsack Winter lang“',
              'Ein allgemeineres Wort, zum Beispiel „Sitz“ statt einer Modellnummer',
            ),
          ),
          help(),
        ],
        { title: 'Keine Treffer', noindex: true },
      ),
    },
    {
      slug: 'layouts/checkout-content',
      group: 'layouts/checkout-content',
      name: 'Hinweise an der Kasse',
      content: page(
        [
          paragraph(`Lieferung in ${words.inDays} · 30 Tage kostenlose Rückgabe · Kauf auf Rechnung`, {
            typographyWeight: 'medium',
          }),
          faq('Gut zu wissen', [
            [
              'Kann ich die Adresse später ändern?',
              'Ja, solange die Bestellung nicht verpackt ist. Danach hilft die Umleitung in der Versandmail.',
            ],
            [
              'Wann wird abgebucht?',
              'Bei Kreditkarte und Online-Wallet mit dem Versand, bei Rechnung 14 Tage nach Erhalt.',
            ],
            [
              'Ist mein Geschenk neutral verpackt?',
              'Ja. Der Karton verrät nichts, und auf dem Lieferschein stehen keine Preise.',
            ],
          ]),
          richText(p(`Fragen? Sie erreichen uns ${words.contact}.`)),
        ],
        { title: 'Kasse', noindex: true },
      ),
    },
    {
      slug: 'layouts/login-content',
      group: 'layouts/login-content',
      name: 'Hinweise zur Anmeldung',
      content: page(
        [
          headline('Mit einem Konto geht es schneller', { type: 'h2', typography: 'medium' }),
          richText(
            ul(
              'Bestellungen verfolgen und mit einem Klick zurückgeben',
              'Adressen für Großeltern und Kinderbetreuung einmal speichern',
              'Wunschliste auf allen Geräten',
            ),
            p('Ohne Konto bestellen Sie als Gast. Beides ist gleich sicher.'),
          ),
        ],
        { title: 'Anmelden', noindex: true },
      ),
    },
    {
      slug: 'layouts/thank-you-expired',
      group: 'layouts/thank-you-expired',
      name: 'Bestellbestätigung abgelaufen',
      content: page(
        [
          title('Ihre Bestellung ist bei uns'),
          richText(
            p(
              'Diese Bestätigung zeigen wir zu Ihrem Schutz nur kurze Zeit. Alle Angaben stehen in der E-Mail, die wir Ihnen geschickt haben – schauen Sie sonst auch im Spam-Ordner nach.',
            ),
            p(
              `Keine E-Mail gefunden? Melden Sie sich ${words.contact}. Bitte bestellen Sie nicht noch einmal.`,
            ),
          ),
          help(),
        ],
        { title: 'Bestellung eingegangen', noindex: true },
      ),
    },
  ]
}
