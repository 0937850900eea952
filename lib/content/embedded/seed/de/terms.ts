import { breadcrumb, page, paragraph, richText, title } from '../build'
import type { Place } from '../place'
import { h2, p, ul } from '../rich'
import type { Draft } from '../types'
import { germanWords } from './words'

export function terms(here: Place): Draft {
  const words = germanWords(here)
  return {
    slug: 'agb',
    group: 'terms',
    name: 'Allgemeine Geschäftsbedingungen',
    content: page(
      [
        breadcrumb(),
        title('Allgemeine Geschäftsbedingungen'),
        paragraph(
          'Nestling ist ein Demonstrationsladen: Es wird nichts verkauft, und es kommt kein Vertrag zustande. Dieser Text zeigt, wie die Bedingungen aussähen.',
          { backgroundColor: 'butter' },
        ),
        richText(
          h2('1. Für wen sie gelten'),
          p(
            `Diese Bedingungen gelten für Bestellungen von Verbraucherinnen und Verbrauchern ${words.inCountry} bei der ${words.company[0]}.`,
          ),
          h2('2. Wie ein Vertrag zustande kommt', 'vertrag'),
          p(
            'Die Artikel im Laden sind eine Einladung. Mit „zahlungspflichtig bestellen“ geben Sie ein Angebot ab. Die Bestätigung des Eingangs ist noch keine Annahme; angenommen ist Ihre Bestellung mit der Versandmail. Bis dahin können Sie Ihre Eingaben an der Kasse jederzeit ändern.',
          ),
          h2('3. Preise und Versand', 'preise'),
          p(
            `${words.customs} Dazu kommt der [Versand](versand): ${words.standard} für Pakete, ${words.bulky} für sperrige Artikel. Er steht vor dem Abschluss an der Kasse.`,
          ),
          h2('4. Bezahlung'),
          p(
            'Die Wege und Fristen stehen unter [Bezahlen](zahlung). Bis zur vollständigen Zahlung bleibt die Ware unser Eigentum.',
          ),
          h2('5. Lieferung'),
          p(
            'Der Termin steht beim Artikel. Können wir ihn nicht halten, sagen wir es Ihnen, und Sie können kostenlos zurücktreten.',
          ),
          h2('6. Rückgabe'),
          p(`Sie haben 30 Tage Zeit, siehe [${words.withdrawalName}](widerruf).`),
          h2('7. Mängel', 'maengel'),
          p(
            `Es gelten die gesetzlichen Rechte bei Mängeln, ${words.warranty}. Sie können zunächst Reparatur oder Ersatz verlangen. Garantien der Hersteller bestehen daneben.`,
          ),
          h2('8. Gutscheine und Downloads'),
          ul(
            'Geschenkgutscheine können Sie bis zum Ablauf der gesetzlichen Verjährungsfrist einlösen, auch in Teilen. Eine Auszahlung ist nicht möglich.',
            'Downloads dürfen Sie für Ihre Familie speichern und drucken, nicht aber weitergeben.',
          ),
          h2('9. Haftung'),
          p(
            'Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit und für Schäden an Leben, Körper und Gesundheit. Bei leichter Fahrlässigkeit haften wir nur, wenn eine wesentliche Pflicht verletzt ist, und nur für den vorhersehbaren Schaden.',
          ),
          h2('10. Recht und Streit'),
          p(words.law),
          p(words.dispute),
        ),
      ],
      {
        title: 'Allgemeine Geschäftsbedingungen (AGB)',
        description:
          'Die Allgemeinen Geschäftsbedingungen von Nestling: Vertrag, Preise, Lieferung, Rückgabe, Mängel und Haftung.',
      },
    ),
  }
}
