import type { BlockExample } from '@/lib/storefront/runtime/blocks'

type Mark = { type: string; attrs?: Record<string, unknown> }

const text = (words: string, ...marks: Mark[]) => ({ type: 'text', text: words, marks })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const heading = (level: number, words: string) => ({
  type: 'heading',
  attrs: { level },
  content: [text(words)],
})
const listItem = (...content: object[]) => ({ type: 'list_item', content })
const cell = (type: 'tableHeader' | 'tableCell', words: string) => ({
  type,
  attrs: { colspan: 1, rowspan: 1 },
  content: [paragraph(text(words))],
})
const row = (...content: object[]) => ({ type: 'tableRow', content })

const guide = [
  heading(2, 'Welche Schlafsackgröße passt?'),
  paragraph(
    text('Rechnen Sie '),
    text('Körpergröße minus Kopflänge plus 10 cm', { type: 'bold' }),
    text('. So bleibt Platz zum Strampeln. Mehr dazu in unserem '),
    text('Ratgeber zum Schlafsack', {
      type: 'link',
      attrs: { linktype: 'story', href: '/de-de/ratgeber/schlafsack-tog', anchor: 'passform' },
    }),
    text('.'),
  ),
  {
    type: 'bullet_list',
    content: [
      listItem(paragraph(text('Ein Finger passt zwischen Hals und Stoff.'))),
      listItem(paragraph(text('Auch die Armausschnitte liegen an.'))),
      listItem(paragraph(text('Nichts stört: keine Kapuze und keine Kordel.'))),
    ],
  },
  {
    type: 'blockquote',
    content: [
      paragraph(
        text('Nie auf Zuwachs: Der Kopf darf nicht durch den Halsausschnitt rutschen.', { type: 'italic' }),
      ),
    ],
  },
]

export const richTextExamples: BlockExample[] = [
  {
    title: 'Guide with headings, list and quotation',
    blok: { component: 'rich_text', _uid: 'rich-text-1', text: { type: 'doc', content: guide } },
  },
  {
    title: 'Table, picture, emoji and rule',
    blok: {
      component: 'rich_text',
      _uid: 'rich-text-2',
      text: {
        type: 'doc',
        content: [
          heading(3, 'Wärmewert nach Raumtemperatur'),
          {
            type: 'table',
            content: [
              row(
                cell('tableHeader', 'Raumtemperatur'),
                cell('tableHeader', 'Wärmewert'),
                cell('tableHeader', 'Darunter'),
              ),
              row(
                cell('tableHeader', 'ab 24 °C'),
                cell('tableCell', '0,5 TOG'),
                cell('tableCell', 'Body mit kurzen Ärmeln oder nur Windel'),
              ),
              row(
                cell('tableHeader', '16 bis 20 °C'),
                cell('tableCell', '2,5 TOG'),
                cell('tableCell', 'Body mit langen Ärmeln und Schlafanzug'),
              ),
            ],
          },
          { type: 'horizontal_rule' },
          paragraph(
            text('Gute Nacht '),
            { type: 'emoji', attrs: { name: 'sleeping', emoji: '😴' } },
            { type: 'hard_break' },
            text('Ihr Beratungsteam', {
              type: 'styled',
              attrs: { class: 'quiet small' },
            }),
          ),
        ],
      },
    },
  },
  {
    title: 'Marks',
    blok: {
      component: 'rich_text',
      _uid: 'rich-text-3',
      text: {
        type: 'doc',
        content: [
          paragraph(
            text('Neu', { type: 'highlight', attrs: { color: '#FBF0C9' } }),
            text(', statt '),
            text('49 ¤', { type: 'strike' }),
            text(' jetzt '),
            text('39 ¤', { type: 'strong' }, { type: 'textStyle', attrs: { color: '#B23A26' } }),
            text(', 1 m'),
            text('2', { type: 'superscript' }),
            text(' Stoff, CO'),
            text('2', { type: 'subscript' }),
            text(', '),
            text('unterstrichen', { type: 'underline' }),
            text(' und '),
            text('EN 16781', { type: 'code' }),
            text('.'),
          ),
        ],
      },
    },
  },
  {
    title: 'Every kind of link',
    blok: {
      component: 'rich_text',
      _uid: 'rich-text-4',
      text: {
        type: 'doc',
        content: [
          heading(2, 'Versand und Rückgabe'),
          paragraph(
            text('Was der Versand kostet, steht auf der Seite '),
            text('Versand und Rückgabe', {
              type: 'link',
              attrs: { linktype: 'story', href: '/de-de/versand' },
            }),
            text('. Schreiben Sie uns an '),
            text('service@example.org', {
              type: 'link',
              attrs: { linktype: 'email', href: 'service@example.org' },
            }),
            text(' oder speichern Sie die '),
            text('Zeichnung des Pakets', {
              type: 'link',
              attrs: {
                linktype: 'asset',
                href: '/pictures/originals/1600x1200/category/parcel-sand.png',
                target: '_blank',
              },
            }),
            text('.'),
          ),
          {
            type: 'ordered_list',
            attrs: { order: 3 },
            content: [
              listItem(paragraph(text('Melden Sie die Rücksendung an.'))),
              listItem(paragraph(text('Legen Sie den Artikel in den Karton.'))),
            ],
          },
        ],
      },
    },
  },
  {
    title: 'A block inside, and a long compound',
    blok: {
      component: 'rich_text',
      _uid: 'rich-text-5',
      text: {
        type: 'doc',
        content: [
          heading(2, 'Kindersitzgurtschlossverlängerungssicherheitshinweis'),
          paragraph(text('Lesen Sie vor dem Einbau die Anleitung des Herstellers.')),
          {
            type: 'blok',
            attrs: {
              id: 'inside',
              body: [
                {
                  component: 'paragraph',
                  _uid: 'rich-text-5-inside',
                  text: 'Rückwärts bis mindestens 15 Monate: So verlangt es die Norm.',
                  backgroundColor: 'butter',
                },
              ],
            },
          },
        ],
      },
    },
  },
  {
    title: 'Plain text of an old story',
    blok: {
      component: 'rich_text',
      _uid: 'rich-text-6',
      text: 'Früher war dieses Feld ein Textfeld.\n\nDer Inhalt von damals bleibt lesbar.',
    },
  },
]
