import { table } from '../../build'
import { bundle, nurseryMap } from '../../build-shop'
import type { CategoryGroup } from '../../category'
import { pictures } from '../pictures'
import type { GermanWords } from '../words'

export const schlafen = (words: GermanWords): CategoryGroup => ({
  key: 'schlafen',
  slug: 'schlafen/',
  name: 'Schlafen',
  title: 'Schlafen und Kinderzimmer',
  intro: 'Ein festes Bett, ein passender Schlafsack, ein ruhiges Zimmer: Mehr braucht guter Schlaf selten.',
  description:
    'Babybetten, Schlafsäcke und Möbel für das Kinderzimmer: sichere Maße, passende Wärme und Lieferung bis in die Wohnung.',
  fit: 'Betten nennen wir mit Außenmaß und Liegefläche, Schlafsäcke mit Länge und Körpergröße. Messen Sie auch den Weg ins Zimmer.',
  safe: 'Im ersten Jahr schläft ein Kind auf dem Rücken, im eigenen Bett, im Zimmer der Eltern, ohne Kissen, Decke und Nestchen.',
  questions: [
    [
      'Brauche ich schon zur Geburt ein Kinderzimmer?',
      'Nein. Im ersten Jahr schläft Ihr Kind am sichersten bei Ihnen im Zimmer. Ein Bett und ein Platz zum Wickeln genügen.',
    ],
    [
      'Welche Temperatur ist richtig?',
      'Nachts etwa 16 bis 18 °C. Ob es Ihrem Kind zu warm ist, fühlen Sie [im Nacken](ratgeber/schlafsack-tog#nackenprobe).',
    ],
    [
      'Baut die Spedition die Möbel auf?',
      'Sie trägt sie bis in die Wohnung. Den Aufbau machen Sie selbst; Anleitung und Werkzeug liegen bei.',
    ],
  ],
  guides: ['sleeping-bag', 'delivery'],
  children: [
    {
      key: 'betten',
      slug: 'schlafen/betten',
      name: 'Babybetten',
      title: 'Babybetten und Beistellbetten',
      intro:
        'Beistellbetten für die ersten Monate, Gitterbetten für die Jahre danach, mit passender fester Matratze.',
      description:
        'Gitterbetten, Beistellbetten und Matratzen: Liegeflächen, Abstand der Stäbe, höhenverstellbare Böden und Lieferung in die Wohnung.',
      fit: 'Üblich sind 60 × 120 cm und 70 × 140 cm Liegefläche. Die Matratze liegt ohne Spalt an; ein Beistellbett steht auf einer Höhe mit Ihrer Matratze.',
      safe: 'Die Stäbe stehen 4,5 bis 6,5 cm auseinander. Senken Sie den Boden, bevor Ihr Kind sich hochzieht. Nichts hängt ins Bett hinein.',
      extra: [
        table(
          'Welches Bett wie lange',
          ['Bett', 'Von', 'Bis'],
          [
            ['Beistellbett', 'Geburt', 'das Kind kniet oder sich hochzieht, etwa 6 Monate'],
            ['Gitterbett 60 × 120 cm', 'Geburt', 'etwa 3 Jahre'],
            ['Gitterbett 70 × 140 cm', 'Geburt', 'etwa 5 Jahre, nach dem Umbau ohne Gitter'],
          ],
        ),
      ],
      questions: [
        [
          'Wie fest soll die Matratze sein?',
          'So fest, dass der Kopf höchstens zwei Zentimeter einsinkt. Ein Kind braucht kein Kissen und keine weiche Auflage.',
        ],
        [
          'Darf ich eine gebrauchte Matratze nehmen?',
          'Eine saubere, feste, trockene ja. Hat sie Kuhlen oder Flecken, kaufen Sie besser eine neue.',
        ],
        [
          'Wann kommen die Gitter weg?',
          'Wenn Ihr Kind zu klettern beginnt, meist mit zwei bis drei Jahren. Viele Betten haben Schlupfsprossen für die Zeit davor.',
        ],
      ],
      guides: ['sleeping-bag', 'layette'],
    },
    {
      key: 'schlafsaecke',
      slug: 'schlafen/schlafsaecke',
      name: 'Schlafsäcke',
      title: 'Babyschlafsäcke für Sommer und Winter',
      intro:
        'Ein Schlafsack wärmt, ohne ins Gesicht zu rutschen. Wählen Sie nach Raumtemperatur und Körpergröße.',
      description:
        'Schlafsäcke von 0,5 bis 3,5 TOG für Sommer und Winter: die richtige Länge, die richtige Wärme und was Ihr Kind darunter trägt.',
      fit: 'Länge gleich Körpergröße minus Kopflänge plus 10 cm. Nie auf Zuwachs: Der Kopf darf nicht durch den Halsausschnitt passen.',
      safe: 'Keine Kapuze, keine Kordel, kein Reißverschluss am Kinn. Im Zweifel die leichtere Stufe: Überhitzung ist gefährlicher als ein kühler Fuß.',
      extra: [
        table(
          'Welche Wärme bei welcher Temperatur',
          ['Wärmewert', 'Raumtemperatur'],
          [
            ['0,5 TOG', 'ab 24 °C'],
            ['1,0 TOG', '20 bis 24 °C'],
            ['2,5 TOG', '16 bis 20 °C'],
            ['3,5 TOG', 'unter 16 °C'],
          ],
        ),
        bundle('sleep-set', {
          headline: 'Warm durch die Nacht',
          text: 'Ein Schlafsack und das, was darunter gehört: zusammen günstiger als einzeln.',
          backgroundColor: 'sky',
        }),
      ],
      questions: [
        [
          'Wie viele Schlafsäcke brauche ich?',
          'Zwei je Größe: einer im Bett, einer in der Wäsche. Dazu ein leichter für den Sommer.',
        ],
        [
          'Mit oder ohne Ärmel?',
          'Ohne ist der Regelfall, die Arme geben Wärme ab. In kühlen Zimmern hilft ein langer Body darunter.',
        ],
        [
          'Wie wasche ich ihn?',
          'Bei 40 oder 60 °C, mit geschlossenem Reißverschluss. Was genau gilt, steht auf dem Etikett.',
        ],
      ],
      guides: ['sleeping-bag', 'sizes'],
    },
    {
      key: 'kinderzimmer',
      slug: 'schlafen/kinderzimmer',
      name: 'Kinderzimmermöbel',
      intro: 'Schränke, Regale und Licht, die mitwachsen: klare Maße, runde Kanten, Beschläge für die Wand.',
      description:
        'Schränke, Regale und Lampen für das Kinderzimmer: genaue Maße, Befestigung an der Wand und Lieferung bis in die Wohnung.',
      fit: 'Zeichnen Sie den Grundriss auf und rechnen Sie vor Schranktüren 80 cm Platz ein. Alle Möbel nennen Breite, Höhe, Tiefe und Gewicht.',
      safe: 'Schrauben Sie Schränke und Regale an die Wand, auch niedrige: Kinder klettern an Schubladen hoch. Die Winkel liegen bei.',
      questions: [
        [
          'Welche Schrauben brauche ich?',
          'Das hängt von der Wand ab: Beton, Ziegel und Gipskarton brauchen verschiedene Dübel. Die Winkel liegen bei, die Dübel wählen Sie passend.',
        ],
        [
          'Riechen neue Möbel?',
          'Manchmal einige Tage lang. Bauen Sie sie früh auf und lüften Sie, am besten einige Wochen vor dem Einzug.',
        ],
        [
          'Wie lange dauert die Lieferung?',
          `Mit der Spedition ${words.bulkyDays}, für ${words.bulky}, bis in die Wohnung. Den Tag vereinbaren Sie am Telefon.`,
        ],
      ],
      guides: ['sleeping-bag', 'delivery'],
      extra: [
        nurseryMap('Ein Zimmer, das mitwächst', pictures.scene('nursery'), {
          chest: {
            name: 'Die Wickelkommode',
            text: 'Auf Ellbogenhöhe wickelt es sich ohne Rückenschmerzen. Ohne den Aufsatz wird sie später zur Kommode.',
            target: 'kategorieseiten/pflege/wickeln',
          },
          wardrobe: {
            name: 'Der Kleiderschrank',
            text: 'Er steht an der Wand und ist dort verschraubt, damit er nicht kippt, wenn ein Kind an den Schubladen klettert.',
          },
        }),
      ],
    },
  ],
})
