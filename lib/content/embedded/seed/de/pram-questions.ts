import { article, breadcrumb, faq, grid, headline, lead, paragraph, richText, table, title } from '../build'
import { headPicture, pullQuote } from '../build-display'
import type { Place } from '../place'
import { h2, ol, p, ul } from '../rich'
import type { Draft } from '../types'
import { guideTeaser } from './guide-teasers'
import { pictures } from './pictures'
import { germanWords } from './words'

export function pramQuestions(here: Place): Draft {
  const words = germanWords(here)
  return {
    slug: 'ratgeber/kinderwagen-fragen',
    group: 'pram-questions',
    name: 'Fünf Fragen zum Kinderwagen',
    tags: ['unterwegs'],
    content: article(
      [
        breadcrumb(),
        title('Kinderwagen: fünf Fragen vor dem Kauf'),
        lead(
          'Ein Maßband, der Autoschlüssel und zehn Minuten im Treppenhaus sagen mehr über den richtigen Wagen als jede Bestenliste.',
        ),
        headPicture(pictures.scene('park', 'guide')),
        richText(
          ol(
            '**Kann mein Kind flach liegen?** Bis es frei sitzt, gehört es in eine Wanne oder auf eine ganz flache Liegefläche. Ein Buggy mit schräger Lehne ist dafür nicht gemacht.',
            `**Passt er durch meine Türen?** Messen Sie Haustür, ${words.lift} und den Platz im Flur. 60 cm Breite gehen fast überall durch.`,
            '**Passt er in den Kofferraum?** Vergleichen Sie das Faltmaß mit der schmalsten Stelle, Räder eingerechnet.',
            '**Wer trägt ihn?** Unter 10 kg geht es allein über eine Treppe, darüber selten.',
            '**Wo fahren Sie?** Große, gefederte Räder für Wald und Kopfsteinpflaster, kleine, wendige für die Stadt.',
          ),
        ),
        table(
          'Richtwerte zum Vergleichen',
          ['', 'Kombiwagen', 'Sportwagen', 'Reisebuggy'],
          [
            ['Gewicht', '11 bis 16 kg', '8 bis 12 kg', '5 bis 8 kg'],
            ['Breite', '58 bis 63 cm', '50 bis 60 cm', '44 bis 52 cm'],
            ['Ab Geburt', 'ja, mit Wanne', 'nur wenn ganz flach', 'nein'],
            ['Treppe allein', 'selten', 'manchmal', 'ja'],
          ],
        ),
        paragraph(
          'Messen Sie im Wagen liegend: Ein Kind von 68 cm braucht eine Wanne mit mindestens 75 cm Innenlänge.',
          { backgroundColor: 'sage', typographyWeight: 'medium' },
        ),
        richText(
          h2('Beim ersten Probefahren', 'probe'),
          ul(
            'Stehen Sie aufrecht, der Griff ist auf Höhe Ihres Bauchnabels. Bei zwei Personen muss er sich verstellen lassen.',
            'Treten Sie beim Gehen nicht an die Achse. Große Menschen brauchen einen Wagen mit Abstand.',
            'Falten Sie ihn einmal mit einer Hand. Am Bahnsteig haben Sie keine zweite.',
            'Ziehen Sie die Bremse und schieben Sie: Er darf nicht rollen.',
          ),
          h2('Gebraucht kaufen'),
          p(
            'Das geht gut. Prüfen Sie Bremse, Verriegelung, Gurt und Reifen, fragen Sie nach der Anleitung und suchen Sie die Nummer auf dem Gestell: So erfahren Sie beim Hersteller, ob es einen Rückruf gab.',
          ),
        ),
        pullQuote(
          'Liegen, sitzen, falten, tragen: Ein guter Wagen passt zu Ihrem Kind und zu Ihrem Treppenhaus.',
          ['Aus unserer Übersicht der Kinderwagen', 'kategorieseiten/kinderwagen'],
          { backgroundColor: 'apricot' },
        ),
        faq('Noch zwei Fragen', [
          [
            'Brauche ich einen Wagen und eine Trage?',
            'Viele Familien nutzen beides. Wenn Sie nur eines kaufen: ohne Lift eher die Trage, für weite Wege eher den Wagen. [Trage oder Tuch?](ratgeber/trage-oder-tuch) hilft weiter.',
          ],
          [
            'Darf das Verdeck mit einem Tuch abgedeckt werden?',
            'Nein. Unter einem Tuch wird es in der Sonne schnell gefährlich heiß. Nehmen Sie einen Sonnenschirm oder gehen Sie in den Schatten.',
          ],
        ]),
        headline('Weiter unterwegs'),
        grid(2, [guideTeaser('carrier'), guideTeaser('car-seat')]),
      ],
      {
        title: 'Kinderwagen: fünf Fragen vor dem Kauf',
        description:
          'Liegefläche, Türbreite, Kofferraum, Gewicht und Wege: was Sie vor dem Kauf messen, mit Richtwerten für jede Art von Wagen.',
      },
    ),
  }
}
