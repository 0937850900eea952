import { breadcrumb, lead, page, paragraph, richText, title } from '../build'
import type { Place } from '../place'
import { h2, ol, p, type RichNode, ul } from '../rich'
import type { Draft } from '../types'
import { germanWords } from './words'

const exceptions = ul(
  'Artikel, die wir eigens für Sie besticken, bedrucken oder anfertigen',
  'Milchpumpen, Sauger und andere versiegelte Hygieneartikel, wenn das Siegel gebrochen ist',
  'Downloads, sobald Sie ihrem sofortigen Beginn zugestimmt haben',
)

/** The right that European law gives: two weeks, with the model form of the directive. */
function statutory(here: Place): RichNode[] {
  const words = germanWords(here)
  const right = here.locale === 'de-at' ? 'vom Vertrag zurückzutreten' : 'diesen Vertrag zu widerrufen'
  const act = here.locale === 'de-at' ? 'Rücktritt' : 'Widerruf'
  return [
    h2('Ihr Recht', 'recht'),
    p(
      `Sie haben das Recht, binnen 14 Tagen ohne Angabe von Gründen ${right}. Die Frist beginnt an dem Tag, an dem Sie oder eine von Ihnen benannte Person die letzte Ware erhalten haben.`,
    ),
    p(
      `Für den ${act} genügt eine eindeutige Erklärung, zum Beispiel per E-Mail an [${here.serviceEmail}](${here.serviceEmail}). Sie können das Muster unten verwenden, müssen es aber nicht. Die Frist ist gewahrt, wenn Sie die Erklärung vor ihrem Ablauf absenden.`,
    ),
    h2('Die Folgen', 'folgen'),
    p(
      'Wir zahlen Ihnen alles zurück, auch die Kosten der Standardlieferung, spätestens 14 Tage nach Eingang Ihrer Erklärung und auf dem Weg, auf dem Sie bezahlt haben. Wir können warten, bis die Ware oder ein Nachweis der Absendung da ist. Senden Sie die Ware binnen 14 Tagen zurück; die Kosten tragen wir.',
    ),
    p(
      'Für einen Wertverlust müssen Sie nur aufkommen, wenn er auf einen Umgang zurückgeht, der zur Prüfung der Ware nicht nötig war.',
    ),
    h2('Das gilt nicht für', 'ausnahmen'),
    exceptions,
    h2('Muster', 'muster'),
    p(
      `An ${words.company.slice(0, 3).join(', ')}, ${here.serviceEmail}:\nHiermit erkläre ich den ${act} vom Vertrag über den Kauf der folgenden Waren: …\nBestellt am … / erhalten am …\nName und Anschrift: …\nDatum, bei Mitteilung auf Papier die Unterschrift: …`,
    ),
    h2('Darüber hinaus', 'freiwillig'),
    p(
      'Wir nehmen Unbenutztes freiwillig 30 Tage lang zurück. Ihr gesetzliches Recht wird dadurch nicht eingeschränkt. So geht es: [Rückgabe](versand#rueckgabe).',
    ),
  ]
}

/** Swiss law knows no such right for what is bought online; the shop promises its own. */
const voluntary = (here: Place): RichNode[] => [
  h2('Was das Gesetz sagt', 'recht'),
  p(
    'Das Schweizer Recht kennt für Käufe im Internet kein allgemeines Widerrufsrecht. Das Widerrufsrecht des Obligationenrechts gilt für Haustürgeschäfte und Verkäufe am Telefon, nicht für eine Bestellung in diesem Laden.',
  ),
  h2('Was wir Ihnen zusagen', 'freiwillig'),
  ol(
    'Sie können unbenutzte Artikel 30 Tage lang ab Erhalt zurückgeben, ohne Begründung.',
    'Die Rücksendung zahlen wir. Sperriges holt die Spedition ab.',
    'Der ganze Kaufpreis ist spätestens 14 Tage nach Eingang zurück, auf dem Weg, auf dem Sie bezahlt haben.',
  ),
  p(
    `Diese Zusage ist Teil des Vertrags. Es genügt eine Nachricht an [${here.serviceEmail}](${here.serviceEmail}) oder die Rücksendung mit dem Lieferschein. So geht es: [Rückgabe](versand#rueckgabe).`,
  ),
  h2('Das gilt nicht für', 'ausnahmen'),
  exceptions,
  h2('Mängel sind etwas anderes', 'maengel'),
  p(
    'Bei einem Mangel haben Sie zwei Jahre lang die Rechte des Obligationenrechts, unabhängig von den 30 Tagen.',
  ),
]

export function withdrawal(here: Place): Draft {
  const words = germanWords(here)
  const isSwiss = here.locale === 'de-ch'
  return {
    slug: 'widerruf',
    group: 'withdrawal',
    name: words.withdrawalName,
    content: page(
      [
        breadcrumb(),
        title(words.withdrawalName),
        lead(
          isSwiss
            ? '30 Tage Rückgabe, freiwillig zugesagt, kostenlos und ohne Begründung.'
            : '14 Tage gibt Ihnen das Gesetz, 30 Tage geben Ihnen wir.',
        ),
        richText(...(isSwiss ? voluntary(here) : statutory(here))),
        paragraph('Nestling ist ein Demonstrationsladen; es wird nichts verkauft.', {
          type: 'small',
          color: 'quiet',
        }),
      ],
      {
        title: words.withdrawalName,
        description: isSwiss
          ? 'Warum es in der Schweiz kein gesetzliches Widerrufsrecht für Online-Käufe gibt und was Nestling Ihnen stattdessen zusagt.'
          : 'Frist, Form und Folgen des Widerrufs, die Ausnahmen, ein Muster und die freiwilligen 30 Tage von Nestling.',
      },
    ),
  }
}
