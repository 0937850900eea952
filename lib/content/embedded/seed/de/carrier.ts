import { article, breadcrumb, faq, grid, headline, lead, richText, table, title } from '../build'
import { headPicture, pullQuote } from '../build-display'
import type { Place } from '../place'
import { h2, p, ul } from '../rich'
import type { Draft } from '../types'
import { guideTeaser } from './guide-teasers'
import { pictures } from './pictures'

export function carrier(_here: Place): Draft {
  return {
    slug: 'ratgeber/trage-oder-tuch',
    group: 'carrier',
    name: 'Trage oder Tuch?',
    tags: ['unterwegs'],
    content: article(
      [
        breadcrumb(),
        title('Trage oder Tuch?'),
        lead(
          'Beides trägt gut, wenn es gut sitzt. Das Tuch passt sich an, die Trage ist schneller. Entscheiden Sie nach Ihren Tagen, nicht nach Meinungen.',
        ),
        headPicture(pictures.scene('walk', 'guide')),
        table(
          'Der Vergleich',
          ['', 'Tragetuch', 'Trage mit Schnallen'],
          [
            ['Anlegen', 'will geübt sein, dann drei Minuten', 'unter einer Minute'],
            ['Ab Geburt', 'ja', 'wenn der Steg schmal genug einstellbar ist'],
            ['Zwei Personen', 'ohne Verstellen', 'Gurte neu einstellen'],
            ['Im Sommer', 'eine Lage ist luftig, drei sind warm', 'je nach Stoff'],
            ['Packmaß', 'klein, dient auch als Decke', 'größer'],
            ['Bis', 'etwa 15 kg', 'je nach Modell 15 bis 20 kg'],
          ],
        ),
        richText(
          h2('Daran erkennen Sie einen guten Sitz', 'sitz'),
          ul(
            '**Eng.** Nichts ist so locker, dass Ihr Kind in sich zusammensinkt.',
            '**Sichtbar.** Sie sehen das Gesicht, ohne den Stoff zu öffnen.',
            '**Nah.** Der Kopf ist so hoch, dass Sie ihn küssen können.',
            '**Frei.** Zwischen Kinn und Brust passt ein Finger; Nase und Mund sind unbedeckt.',
            '**Gestützt.** Der Stoff reicht von Kniekehle zu Kniekehle, die Knie liegen höher als der Po, der Rücken ist leicht rund.',
          ),
          h2('Was Sie lassen sollten', 'lassen'),
          ul(
            'Kochen, Auto fahren, Rad fahren und Sport mit Kind in der Trage.',
            'Ein Kind unter die eigene dicke Jacke stecken, sodass der Kopf bedeckt ist.',
            'Tragen, wenn Sie sehr müde sind oder Medikamente nehmen, die müde machen.',
          ),
          p(
            'Fragen Sie bei Frühgeborenen, bei einer Fehlstellung der Hüfte oder nach einem Kaiserschnitt vorher Ihre Hebamme oder Kinderärztin.',
          ),
        ),
        pullQuote(
          'Gesicht sichtbar, Kinn nicht auf der Brust, Kopf so nah, dass Sie ihn küssen können.',
          ['Aus unserer Übersicht der Tragen', 'kategorieseiten/unterwegs/tragen'],
          { backgroundColor: 'sky' },
        ),
        faq('Kurz gefragt', [
          [
            'Elastisches oder gewebtes Tuch?',
            'Elastische Tücher lassen sich vorbinden und sind bequem bis etwa 8 kg. Gewebte tragen länger und auch auf dem Rücken.',
          ],
          [
            'Wie ziehe ich mein Kind darunter an?',
            'Eine Schicht weniger als im Wagen, denn der Stoff und Sie selbst wärmen mit. Füße und Kopf schützen Sie eigens.',
          ],
        ]),
        headline('Weiterlesen'),
        grid(2, [guideTeaser('pram-questions'), guideTeaser('sizes')]),
      ],
      {
        title: 'Trage oder Tuch?',
        description:
          'Tragetuch und Trage im Vergleich: Anlegen, Alter, Gewicht und die fünf Zeichen, an denen Sie einen guten und sicheren Sitz erkennen.',
      },
    ),
  }
}
