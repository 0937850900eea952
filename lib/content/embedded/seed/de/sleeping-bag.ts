import { accordion, article, breadcrumb, embed, lead, paragraph, richText, table, title } from '../build'
import { headPicture } from '../build-display'
import { directAdd, sizeAdvisor } from '../build-shop'
import type { Place } from '../place'
import { h2, p, rule, ul } from '../rich'
import type { Draft } from '../types'
import { pictures } from './pictures'

export function sleepingBag(_here: Place): Draft {
  return {
    slug: 'ratgeber/schlafsack-tog',
    group: 'sleeping-bag',
    name: 'Schlafsack: welcher TOG?',
    tags: ['schlafen'],
    content: article(
      [
        breadcrumb(),
        title('Schlafsack: welcher TOG?'),
        lead(
          'TOG sagt, wie warm ein Schlafsack hält. Entscheidend ist die Temperatur im Zimmer, nicht der Monat im Kalender.',
        ),
        headPicture(pictures.scene('night', 'guide')),
        table(
          'Wärmewert nach Raumtemperatur',
          ['Wärmewert', 'Raumtemperatur', 'Darunter'],
          [
            ['0,5 TOG', 'ab 24 °C', 'kurzer Body oder nur Windel'],
            ['1,0 TOG', '20 bis 24 °C', 'kurzer oder langer Body'],
            ['2,5 TOG', '16 bis 20 °C', 'langer Body und Schlafanzug'],
            ['3,5 TOG', 'unter 16 °C', 'langer Body, Schlafanzug, Söckchen'],
          ],
        ),
        richText(
          h2('Ist es warm genug?', 'nackenprobe'),
          p(
            'Fühlen Sie im Nacken oder zwischen den Schulterblättern. Warm und trocken ist richtig. Feucht heißt: zu warm, eine Schicht weniger. Kühle Hände und Füße sind normal und kein Zeichen von Frieren.',
          ),
          p(
            'Zu warm ist gefährlicher als etwas zu kühl. Etwa 18 °C sind nachts ein guter Wert; eine Mütze gehört nicht ins Bett.',
          ),
          embed(
            paragraph(
              'Im Zweifel die leichtere Stufe: Eine Schicht Kleidung ist schnell ergänzt, ein überhitztes Kind merkt man zu spät.',
              {
                backgroundColor: 'butter',
                typographyWeight: 'medium',
              },
            ),
          ),
          h2('Passt er?', 'passform'),
          ul(
            'Der Kopf darf **nicht** durch den Halsausschnitt rutschen. Ein Finger passt zwischen Hals und Stoff.',
            'Auch die Armausschnitte liegen an, ohne einzuschneiden.',
            'Die Länge ist Körpergröße minus Kopflänge plus 10 cm. Mehr dazu im [Größenberater](groessenberater#schlafsack).',
            'Nichts liegt lose: keine Kapuze, keine Kordel, kein Reißverschluss, der ans Kinn stößt.',
          ),
          rule(),
          h2('Sicher schlafen im ersten Jahr', 'sicher-schlafen'),
          ul(
            '**Auf dem Rücken**, bei jedem Schlaf, auch am Tag.',
            '**Im eigenen Bett, im Zimmer der Eltern.** Die Matratze ist fest und flach.',
            '**Ohne lose Decken**, Kissen, Felle, Nestchen und große Stofftiere.',
            '**Rauchfrei**, zu Hause und im Auto.',
          ),
          p(
            'Fragen Sie bei Frühgeborenen oder einem kranken Kind Ihre Kinderärztin oder Ihren Kinderarzt. Diese Seite ersetzt keinen Rat, der Ihr Kind kennt.',
          ),
        ),
        directAdd('100008', {
          headline: 'Einer für die meisten Nächte',
          text: 'Für 16 bis 20 °C im Zimmer, in drei Längen. Die richtige ist Körpergröße minus Kopflänge plus 10 cm.',
          backgroundColor: 'apricot',
        }),
        accordion('Noch kurz', [
          [
            'Brauche ich mehrere Schlafsäcke?',
            p(
              'Zwei in der passenden Größe genügen meist: einer im Bett, einer in der Wäsche. Für den Sommer kommt ein leichter dazu.',
            ),
          ],
          [
            'Darf der Schlafsack in den Kindersitz?',
            p('Nein. Der Gurt muss am Körper anliegen; siehe [Sicher im Auto](ratgeber/kindersitz#jacke).'),
          ],
          [
            'Ab wann geht es ohne?',
            p(
              'Wenn Ihr Kind im Schlafsack aufsteht und stolpert oder klettert, ist die Zeit vorbei. Meist ist das um den zweiten Geburtstag.',
            ),
          ],
        ]),
        sizeAdvisor(
          'Und die richtige Größe?',
          'Alle Größen mit Körpergröße und Alter auf einen Blick.',
          'groessenberater',
        ),
      ],
      {
        title: 'Schlafsack: welcher TOG?',
        description:
          'Die TOG-Tabelle nach Raumtemperatur, was Ihr Kind darunter trägt, die Probe im Nacken und die Regeln für sicheren Schlaf.',
      },
    ),
  }
}
