import { accordion, breadcrumb, grid, lead, page, paragraph, richText, table, teaser, title } from '../build'
import type { Place } from '../place'
import { code, h2, marked, ol, p, quote, rule, ul } from '../rich'
import type { Draft } from '../types'

export function documentation(here: Place): Draft[] {
  return [
    {
      slug: 'documentation/',
      group: 'documentation',
      name: 'Dokumentation',
      isStartpage: true,
      content: page(
        [
          title('Dokumentation'),
          lead('Für alle, die Seiten dieses Ladens schreiben und pflegen.'),
          grid(2, [
            teaser(
              'Eine Seite zusammenstellen',
              'Bausteine, Überschriften, Links und Termine.',
              ['documentation/redaktion', 'Weiterlesen'],
              {
                level: 'h2',
              },
            ),
            teaser(
              'Zurück in den Laden',
              'Die Startseite, wie Besucher sie sehen.',
              ['home', 'Zur Startseite'],
              { level: 'h2' },
            ),
          ]),
        ],
        { title: 'Dokumentation', noindex: true },
      ),
    },
    {
      slug: 'documentation/redaktion',
      group: 'documentation/editing',
      name: 'Eine Seite zusammenstellen',
      content: page(
        [
          breadcrumb(),
          title('Eine Seite zusammenstellen'),
          lead(
            'Eine Seite ist eine Folge von Bausteinen. Jeder hat ein Formular; Pflichtfelder sind gekennzeichnet, alles andere darf leer bleiben.',
          ),
          table(
            'Die Bausteine und wofür sie gut sind',
            ['Baustein', 'Wofür', 'Hinweis'],
            [
              ['Überschrift', 'gliedert die Seite', 'eine der ersten Ebene, danach keine Ebene auslassen'],
              [
                'Absatz',
                'ein kurzer Text, auch auf farbigem Grund',
                'eine Leerzeile beginnt einen neuen Absatz',
              ],
              [
                'Formatierter Text',
                'lange Texte mit Listen, Links und Tabellen',
                'kann selbst Bausteine enthalten',
              ],
              ['Bild', 'ein Bild mit Text für alle, die es nicht sehen', 'der Text sagt, was zu sehen ist'],
              ['Bühne', 'der Auftakt einer Seite', 'höchstens eine je Seite'],
              ['Teaser', 'führt auf eine andere Seite', 'die Worte des Links nennen das Ziel'],
              ['Raster', 'stellt Bausteine nebeneinander', 'auf dem Telefon immer eine Spalte'],
              ['Tabelle', 'Größen, Preise, Vergleiche', 'die Beschriftung nicht vergessen'],
              ['Aufklappliste', 'Einzelheiten, die nicht alle brauchen', 'nichts Wichtiges verstecken'],
              ['Fragen und Antworten', 'häufige Fragen', 'auch Suchmaschinen lesen sie'],
              ['Brotkrumen', 'der Weg zur Startseite', 'ohne Einträge folgt er den Ordnern'],
              [
                'Auslöser',
                'zeigt Bausteine nur zu einer Zeit oder an einem Ort',
                'Zeiten sind koordinierte Weltzeit (UTC)',
              ],
            ],
          ),
          richText(
            h2('In fünf Schritten'),
            ol(
              'Legen Sie im Ordner des Marktes eine Seite an. Der Name wird Titel, das Kürzel wird Adresse.',
              'Beginnen Sie mit Brotkrumen, Überschrift und einem Satz, der die Frage der Leser beantwortet.',
              'Fügen Sie Bausteine hinzu und sehen Sie sich die Vorschau auf Telefonbreite an.',
              'Füllen Sie Titel und Beschreibung für Suchmaschinen aus.',
              'Veröffentlichen Sie. Die Seite ist nach etwa einer Sekunde überall neu.',
            ),
            h2('Adressen', 'adressen'),
            p(
              'Kürzel sind klein geschrieben und ohne Umlaute: aus ',
              marked('Größenberater', 'strike'),
              ' wird `groessenberater`. Der Ordner des Marktes und `kategorieseiten` fallen in der Adresse weg:',
            ),
            code('text', `${here.locale}/kategorieseiten/kinderwagen\n/${here.market.code}/kinderwagen/`),
            h2('Termine', 'termine'),
            p(
              'Ein Auslöser mit zwei Zeiten zeigt seinen Inhalt nur dazwischen. Mitternacht in Berlin, Wien und Zürich ist im Winter 23:00 UTC des Vortags, im Sommer 22:00 UTC.',
            ),
            quote('Erst die Zeiten prüfen, dann veröffentlichen.'),
            h2('Auszeichnungen im Text'),
            ul(
              '**Fett** für das eine Wort, das zählt; *kursiv* für Titel.',
              'Links mit Zielnamen, zum Beispiel zum [Größenberater](groessenberater#messen) oder an [redaktion@example.com](redaktion@example.com).',
              'Fremde Seiten öffnen sich in einem neuen Fenster: [Beispiel](https://example.com/).',
            ),
            p(
              'Hoch- und Tiefstellung gehen auch: m',
              marked('2', 'superscript'),
              ', CO',
              marked('2', 'subscript'),
              ', und eine ',
              marked('Hervorhebung', 'highlight', { color: '#FBF0C9' }),
              ' für Änderungen.',
            ),
            rule(),
            p(
              'Eine Seite in einem anderen Markt ist eine eigene Seite. Verbinden Sie beide als Alternativen, dann führt der Wechsel des Marktes genau dorthin.',
            ),
          ),
          accordion('Wenn etwas nicht erscheint', [
            [
              'Der Baustein fehlt auf der Seite',
              p('Ein Pflichtfeld ist leer. Die Vorschau zeigt an der Stelle, welches.'),
            ],
            [
              'Die Seite zeigt noch den alten Stand',
              p('Ist sie veröffentlicht oder nur gespeichert? Die Liste der Seiten sagt es.'),
            ],
            [
              'Ein Link führt ins Leere',
              p('Das Ziel wurde umbenannt oder zurückgezogen. Wählen Sie es neu aus.'),
            ],
          ]),
          paragraph(
            'Bausteine, die der Laden nicht kennt, sehen nur Sie in der Vorschau, nie die Besucher.',
            { type: 'small' },
          ),
        ],
        { title: 'Eine Seite zusammenstellen', noindex: true },
      ),
    },
  ]
}
