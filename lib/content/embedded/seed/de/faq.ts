import { breadcrumb, lead, page, faq as questions, richText, title } from '../build'
import type { Place } from '../place'
import { h2, p, ul } from '../rich'
import type { Draft } from '../types'
import { germanWords } from './words'

export function faq(here: Place): Draft {
  const words = germanWords(here)
  const mobile = here.payments.includes('TW') ? ['Schweizer Bezahl-App auf dem Telefon'] : []
  return {
    slug: 'haeufige-fragen',
    group: 'faq',
    name: 'Häufige Fragen',
    content: page(
      [
        breadcrumb(),
        title('Häufige Fragen'),
        lead('Die kurzen Antworten. Die langen sind verlinkt.'),
        questions('Bestellen und bezahlen', [
          [
            'Brauche ich ein Konto?',
            'Nein, Sie können als Gast bestellen. Mit einem Konto sehen Sie Ihre Bestellungen und Adressen wieder und behalten Ihre Wunschliste.',
          ],
          [
            'Wie kann ich bezahlen?',
            [
              p('Sie wählen an der Kasse zwischen:'),
              ul(
                'Rechnung, fällig 14 Tage nach Erhalt',
                'Kreditkarte',
                'Online-Wallet',
                'Vorkasse',
                ...mobile,
              ),
              p('Die Preise verstehen sich mit Mehrwertsteuer; dazu kommt der [Versand](versand).'),
            ],
            'bezahlen',
          ],
          [
            'Kann ich eine Bestellung ändern oder stornieren?',
            `Solange sie nicht verpackt ist, ja – meist eine bis zwei Stunden lang. Melden Sie sich ${words.contact}.`,
            'aendern',
          ],
          [
            'Wie löse ich einen Gutschein ein?',
            'Geben Sie den Code im Warenkorb ein. Pro Bestellung gilt ein Aktionscode; Geschenkgutscheine können Sie zusätzlich verwenden.',
          ],
        ]),
        questions('Lieferung und Rückgabe', [
          [
            'Wann ist meine Bestellung da?',
            `Pakete brauchen ${words.days}, sperrige Artikel ${words.bulkyDays}. Abweichende Termine stehen am Artikel. Alles Weitere unter [Versand und Rückgabe](versand#lieferung).`,
            'lieferzeit',
          ],
          [
            'Wie lange kann ich etwas zurückgeben?',
            `30 Tage ab Erhalt, kostenlos. Für Bestellungen vom 15. November bis 24. Dezember 2026 verlängern wir bis zum ${words.returnUntil}.`,
            'rueckgabe',
          ],
          [
            'Kann ich ein Geschenk ohne Rechnung umtauschen?',
            'Ja, mit dem Lieferschein. Sie bekommen dann einen Gutschein, und wer geschenkt hat, erfährt nichts davon.',
          ],
        ]),
        questions('Sicherheit und Produkte', [
          [
            'Darf ich einen gebrauchten Kindersitz weiterverwenden?',
            'Nur wenn Sie sicher wissen, dass er keinen Unfall und keinen Sturz hatte, vollständig ist und die Anleitung noch da ist. Worauf es ankommt, steht unter [Sicher im Auto](ratgeber/kindersitz).',
          ],
          [
            'Ab wann braucht mein Kind eine Decke?',
            'Im ersten Lebensjahr gar nicht. Ein passender [Schlafsack](ratgeber/schlafsack-tog) ist sicherer, weil er nicht über das Gesicht rutscht.',
          ],
          [
            'Was ist, wenn ein Artikel zurückgerufen wird?',
            'Dann schreiben wir allen, die ihn gekauft haben, eine E-Mail und sagen genau, was zu tun ist. Der Umtausch kostet Sie nichts.',
          ],
        ]),
        richText(h2('Ihre Frage fehlt?'), p(`Sie erreichen uns ${words.contact}.`)),
      ],
      {
        title: 'Häufige Fragen',
        description:
          'Antworten zu Bestellung, Bezahlung, Lieferung, Rückgabe und Sicherheit – kurz, mit Verweisen auf die ausführlichen Seiten.',
      },
    ),
  }
}
