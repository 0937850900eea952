import { article, breadcrumb, faq, lead, paragraph, richText, teaser, title } from '../build'
import { headPicture } from '../build-display'
import type { Place } from '../place'
import { h2, h3, marked, ol, p, textTable, ul } from '../rich'
import type { Draft } from '../types'
import { pictures } from './pictures'
import { germanWords } from './words'

export function carSeat(here: Place): Draft {
  const words = germanWords(here)
  return {
    slug: 'ratgeber/kindersitz',
    group: 'car-seat',
    name: 'Sicher im Auto: der Kindersitz',
    tags: ['unterwegs'],
    content: article(
      [
        breadcrumb(),
        title('Sicher im Auto'),
        lead(
          'Der beste Kindersitz ist der, der zu Ihrem Kind und zu Ihrem Auto passt und den Sie auch im Regen richtig anschnallen.',
        ),
        headPicture(pictures.scene('safety', 'guide')),
        richText(
          h2('Rückwärts, so lange es geht', 'rueckwaerts'),
          p(
            'Nach der Norm UN R129 (i-Size) fahren Kinder ',
            marked('mindestens bis 15 Monate', 'underline'),
            ' rückwärts. Länger ist besser: Der Kopf ist schwer, der Nacken noch weich, und ein rückwärts gerichteter Sitz fängt beides auf.',
          ),
          textTable(
            ['Körpergröße', 'Sitz', 'Richtung'],
            ['40 bis etwa 87 cm', 'Babyschale', 'rückwärts'],
            ['etwa 61 bis 105 cm', 'Kleinkindsitz', 'rückwärts, frühestens ab 15 Monaten vorwärts'],
            ['100 bis 150 cm', 'Sitz mit Rückenlehne und Fahrzeuggurt', 'vorwärts'],
          ),
          p(
            'Die Bereiche unterscheiden sich von Modell zu Modell. Es gilt, was auf dem orangefarbenen Etikett des Sitzes steht.',
          ),
          h3('Was das Gesetz verlangt'),
          p(words.restraint),
          h2('Richtig angurten', 'angurten'),
          ol(
            'Jacke aus. Eine Decke kommt über den Gurt, nie darunter.',
            'Der Gurt liegt flach und ohne Drehung an, auf Höhe der Schultern.',
            'Straff ziehen: Zwischen Gurt und Schlüsselbein passt ein flacher Finger, mehr nicht.',
            'Am Gurt rütteln. Der Sitz selbst bewegt sich höchstens ein bis zwei Zentimeter.',
          ),
          h2('Das darf nicht sein'),
          ul(
            '**Babyschale vorn bei eingeschaltetem Airbag.** Das ist lebensgefährlich. Schalten Sie den Airbag ab oder nutzen Sie die Rückbank.',
            '**Dicke Jacke unter dem Gurt.** Im Aufprall wird sie zusammengedrückt, und der Gurt ist plötzlich zu lang.',
            '**Ein Sitz nach einem Unfall.** Auch ohne sichtbaren Schaden muss er ersetzt werden.',
            '**Stundenlang in der Schale.** Machen Sie Pausen; zum Schlafen zu Hause gehört das Baby flach auf den Rücken.',
          ),
        ),
        paragraph(
          'Ein Sitz ist zu klein, wenn der Kopf über den Rand der Schale ragt – nicht schon, wenn die Füße anstoßen.',
          {
            backgroundColor: 'sage',
            typographyWeight: 'medium',
          },
        ),
        faq('Fragen zum Kindersitz', [
          [
            'Was ist der Unterschied zwischen R129 und R44?',
            'R129 richtet sich nach der Körpergröße, prüft auch den Seitenaufprall und verlangt das Rückwärtsfahren bis 15 Monate. Sitze nach R44/04 dürfen weiter benutzt werden; neue kaufen Sie nach R129.',
          ],
          [
            'Darf mein Kind im Winter mit Jacke fahren?',
            'Mit einer dünnen Jacke ja, mit einer gefütterten nein. Ziehen Sie sie aus und legen Sie sie über den geschlossenen Gurt.',
            'jacke',
          ],
          [
            'Passt der Sitz in mein Auto?',
            'Sitze mit i-Size-Zeichen passen auf jeden Platz mit demselben Zeichen. Für andere Plätze hat der Hersteller eine Fahrzeugliste. Passt er doch nicht, nehmen wir ihn [zurück](versand#rueckgabe).',
          ],
          [
            'Wie lange hält ein Kindersitz?',
            'Das steht in der Anleitung, oft sind es sechs bis zehn Jahre ab Herstellung. Das Datum finden Sie an der Unterseite der Schale.',
          ],
        ]),
        teaser(
          'Der Wagen für draußen',
          `Vom Auto auf den ${words.pavement}: so finden Sie den passenden Kinderwagen.`,
          ['kategorieseiten/kinderwagen', 'Zu den Kinderwagen'],
        ),
      ],
      {
        title: 'Kindersitz: sicher im Auto',
        description:
          'UN R129 und i-Size verständlich: wie lange rückwärts, richtig angurten, Airbag, Winterjacke und was das Gesetz verlangt.',
      },
    ),
  }
}
