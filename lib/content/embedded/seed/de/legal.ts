import { breadcrumb, page, richText, title } from '../build'
import type { Place } from '../place'
import { h2, p, textTable, ul } from '../rich'
import type { Draft } from '../types'
import { germanWords } from './words'

export function imprint(here: Place): Draft {
  const words = germanWords(here)
  return {
    slug: 'impressum',
    group: 'imprint',
    name: 'Impressum',
    content: page(
      [
        breadcrumb(),
        title('Impressum'),
        richText(
          p(
            'Nestling ist ein Demonstrationsladen. Das Unternehmen und alle Angaben auf dieser Seite sind erfunden; es wird nichts verkauft.',
          ),
          h2('Anbieter'),
          p(words.company.join('\n')),
          h2('Kontakt'),
          p(`Sie erreichen uns ${words.contact}.`),
          h2('Registerangaben'),
          ul(words.register, words.vat, words.battery, words.electronics),
          h2('Verantwortlich für den Inhalt'),
          p('Die Geschäftsführung der oben genannten Gesellschaft.'),
          h2('Streit'),
          p(words.dispute),
          h2('Bilder'),
          p('Alle Bilder sind für diesen Laden gezeichnet.'),
        ),
      ],
      {
        title: 'Impressum',
        description: 'Anbieter, Kontakt und Registerangaben von Nestling.',
        noindex: true,
      },
    ),
  }
}

export function privacy(here: Place): Draft {
  const words = germanWords(here)
  return {
    slug: 'datenschutz',
    group: 'privacy',
    name: 'Datenschutz',
    content: page(
      [
        breadcrumb(),
        title('Datenschutz'),
        richText(
          p(
            'Wir speichern, was für Ihre Bestellung nötig ist, und nichts darüber hinaus, solange Sie es nicht erlauben.',
          ),
          h2('Was wir speichern'),
          ul(
            '**Bestellung:** Name, Anschrift, E-Mail-Adresse, Artikel und Zahlungsart, so lange das Gesetz es für Rechnungen verlangt.',
            '**Konto:** was Sie selbst eintragen. Sie können es jederzeit löschen.',
            '**Besuch:** Land und Sprache, Wunschliste, Warenkorb und Ihre Auswahl zu Cookies. Was davon auf Ihrem Gerät liegt, steht [unten](datenschutz#geraet).',
          ),
          h2('Was auf Ihrem Gerät liegt', 'geraet'),
          textTable(
            ['Name', 'Wofür', 'Wie lange'],
            ['`i18n_redirected`', 'Cookie: Land und Sprache', '365 Tage'],
            ['`consent`', 'Cookie: Ihre Auswahl zu Cookies', 'ein Jahr'],
            ['`nestling`, mit https `__Host-nestling`', 'Cookie: Ihre Wunschliste wiederfinden', 'ein Jahr'],
            ['`voucher`', 'Cookie: der Gutschein, mit dem Sie über einen Link kamen', '14 Tage'],
            [
              '`scrid`',
              'Cookie, nur mit Ihrer Erlaubnis: über welche Seite des Bonuspartners Sie kamen',
              'bis Sie den Browser schließen',
            ],
            [
              '`nestling:viewed`',
              'Speicher des Browsers: was Sie zuletzt angesehen haben',
              'bis Sie ihn leeren',
            ],
            [
              '`video-consent-…`',
              'Speicher des Browsers: von wem Sie Videos laden möchten',
              'bis Sie den Tab schließen',
            ],
            [
              '`nestling:reload:…`',
              'Speicher des Browsers: eine Seite nach einem Fehler nur einmal neu laden',
              'bis Sie den Tab schließen',
            ],
          ),
          p(
            'Dazu behält Ihr Browser eine Seite für den Fall, dass das Netz ausfällt. Wer in der Redaktion die Vorschau öffnet, bekommt bis zu ihrem Ende die Cookies `__prerender_bypass` und `nestling-preview-time`.',
          ),
          h2('Was nur mit Ihrer Erlaubnis geschieht', 'einwilligung'),
          p(
            'Statistik, Bonus und Werbung sind ausgeschaltet, bis Sie zustimmen. Ihre Auswahl gilt ein Jahr; über den Link in der Fußzeile ändern Sie sie jederzeit.',
          ),
          textTable(
            ['Dienst', 'Wofür', 'Gruppe'],
            ['Warenkorb, Anmeldung, Markt', 'damit der Laden funktioniert', 'notwendig'],
            ['`econda_storage`', 'Besuche zählen, Empfehlungen ordnen', 'Statistik'],
            ['`payback_storage`', 'merken, ob Sie über einen Bonuspartner kamen', 'Bonus und Werbung'],
          ),
          h2('Wer Ihre Daten noch bekommt', 'empfaenger'),
          ul(
            'Versanddienste und Speditionen: Name, Anschrift und, für die Terminabsprache, Telefonnummer',
            'Zahlungsdienste: was sie zum Abwickeln Ihrer Zahlung brauchen',
            'Niemand sonst. Wir verkaufen keine Daten.',
          ),
          h2('Wie lange wir sie behalten', 'dauer'),
          p(
            'Rechnungen so lange, wie das Steuerrecht es verlangt. Anfragen löschen wir ein Jahr nach der letzten Antwort, unbestätigte Anmeldungen zum Newsletter nach sieben Tagen.',
          ),
          h2('Wer verantwortlich ist'),
          p(words.company.join('\n')),
          h2('Ihre Rechte'),
          ul(
            'Auskunft, Berichtigung und Löschung Ihrer Daten',
            'Herausgabe in einem üblichen Format',
            'Widerruf einer Einwilligung, mit Wirkung für die Zukunft',
            `Beschwerde bei ${words.authority}`,
          ),
          p(`Fragen beantworten wir ${words.contact}.`),
        ),
      ],
      {
        title: 'Datenschutz',
        description:
          'Welche Daten Nestling speichert, was nur mit Ihrer Erlaubnis geschieht und welche Rechte Sie haben.',
        noindex: true,
      },
    ),
  }
}
