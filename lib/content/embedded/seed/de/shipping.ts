import { accordion, breadcrumb, lead, page, paragraph, richText, scheduled, table, title } from '../build'
import type { Place } from '../place'
import { h2, ol, p, quote, ul } from '../rich'
import type { Draft } from '../types'
import { germanWords } from './words'

export function shipping(here: Place): Draft {
  const words = germanWords(here)
  return {
    slug: 'versand',
    group: 'shipping',
    name: 'Versand und Rückgabe',
    content: page(
      [
        breadcrumb(),
        title('Versand und Rückgabe'),
        lead(
          `Ein Paket kostet ${words.standard} Versand und ist nach ${words.inDays} bei Ihnen. Passt etwas nicht, schicken Sie es innerhalb von 30 Tagen kostenlos zurück.`,
        ),
        table(
          `Kosten und Dauer der Lieferung ${words.inCountry}`,
          ['Sendung', 'Kosten', 'Dauer'],
          [
            ['Paket nach Hause', words.standard, words.days],
            [`Paket an ${words.post}`, words.standard, words.days],
            ['Sperriger Artikel mit Spedition', words.bulky, words.bulkyDays],
            ['Gutschein zum Ausdrucken', here.money(0), 'per E-Mail, meist innerhalb einer Stunde'],
          ],
        ),
        paragraph(words.customs, { type: 'small', color: 'quiet' }),
        scheduled(
          { from: '2026-11-30 23:00', to: `2026-12-${here.lastOrderDay} 11:00` },
          paragraph(
            `Damit es sicher bis Weihnachten ankommt: Pakete bitte bis ${words.lastOrder}, 12 Uhr bestellen, sperrige Artikel bis 9. Dezember.`,
            {
              backgroundColor: 'butter',
            },
          ),
        ),
        richText(
          h2('So kommt Ihre Bestellung an', 'lieferung'),
          p(
            'Am Artikel steht, ob er **sofort lieferbar** ist oder wann er wieder eintrifft. Bestellen Sie mehrere Artikel mit verschiedenen Terminen, schicken wir zuerst, was da ist. Der Versand kostet auch dann nur einmal.',
          ),
          ul(
            'Sobald das Paket unser Lager verlässt, bekommen Sie eine E-Mail mit der Sendungsnummer.',
            'Sind Sie nicht zu Hause, bleibt das Paket sieben Tage in der Abholstelle.',
            'Die Spedition ruft vorher an und vereinbart einen Tag mit Ihnen. Sie liefert bis in die Wohnung.',
          ),
          h2('So geben Sie etwas zurück', 'rueckgabe'),
          ol(
            'Öffnen Sie die Bestellung in Ihrem Konto oder nehmen Sie den Lieferschein zur Hand.',
            'Legen Sie den Artikel mit dem Rücksendeschein in den Karton. Anprobieren ist in Ordnung, Waschen nicht.',
            `Geben Sie das Paket an einer Annahmestelle ab. Sperriges holt die Spedition ab: Melden Sie sich ${words.contact}.`,
            'Ihr Geld ist spätestens 14 Tage nach Eingang der Rücksendung zurück, auf dem Weg, auf dem Sie bezahlt haben.',
          ),
          quote(words.withdrawal),
          p(
            'Artikel, die wir eigens für Sie besticken oder bedrucken, und geöffnete Milchpumpen können wir nicht zurücknehmen. Ein Mangel ist etwas anderes: Dafür stehen wir immer ein.',
          ),
        ),
        accordion('Wenn etwas schiefgeht', [
          [
            'Das Paket ist beschädigt',
            p(
              'Nehmen Sie es an, machen Sie ein Foto und schreiben Sie uns innerhalb von sieben Tagen. Einen Kindersitz aus einem eingedrückten Karton benutzen Sie bitte **nicht**: Wir ersetzen ihn.',
            ),
          ],
          [
            'Ein Artikel fehlt',
            p(
              'Schauen Sie in der Versandmail nach: Oft reist er in einem zweiten Paket. Fehlt er dort auch, schicken wir ihn nach.',
            ),
          ],
          [
            'Die Lieferung kommt nicht',
            p(
              `Ist der genannte Tag um zwei Werktage überschritten, melden Sie sich ${words.contact}. Wir suchen das Paket und halten Sie auf dem Laufenden.`,
            ),
          ],
        ]),
      ],
      {
        title: 'Versand und Rückgabe',
        description: `Versandkosten ab ${words.standard}, Lieferung in ${words.inDays}, 30 Tage kostenlose Rückgabe. Kosten, Dauer und Ablauf im Überblick.`,
      },
    ),
  }
}
