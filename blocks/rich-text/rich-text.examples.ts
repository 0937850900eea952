import type { BlockExample } from '@/lib/storefront/blocks'

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
    text('Messen Sie vom '),
    text('Hals bis zur Ferse', { type: 'bold' }),
    text(
      ' und geben Sie 15 cm dazu. So bleibt Platz zum Strampeln, und der Kopf kann nicht hineinrutschen. Mehr dazu in unserer ',
    ),
    text('Größenberatung', {
      type: 'link',
      attrs: { linktype: 'story', href: '/de-de/ratgeber/schlafsack-tog', anchor: 'Größe' },
    }),
    text('.'),
  ),
  {
    type: 'bullet_list',
    content: [
      listItem(paragraph(text('0 bis 3 Monate: 56 bis 62'))),
      listItem(paragraph(text('3 bis 9 Monate: 68 bis 74'))),
      listItem(paragraph(text('ab 9 Monaten: 80 bis 110'))),
    ],
  },
  {
    type: 'blockquote',
    content: [
      paragraph(text('Lieber eine Nummer kleiner als zu groß: Sicherheit geht vor.', { type: 'italic' })),
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
          heading(3, 'Raumtemperatur und Wärmegrad'),
          {
            type: 'table',
            content: [
              row(
                cell('tableHeader', 'Temperatur'),
                cell('tableHeader', 'TOG'),
                cell('tableHeader', 'Darunter'),
              ),
              row(
                cell('tableHeader', '24 bis 27 °C'),
                cell('tableCell', '0,5'),
                cell('tableCell', 'Kurzarmbody'),
              ),
              row(
                cell('tableHeader', '16 bis 20 °C'),
                cell('tableCell', '2,5'),
                cell('tableCell', 'Langarmbody und Schlafanzug'),
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
            text(' statt '),
            text('49,99 €', { type: 'strike' }),
            text(' nur '),
            text('39,99 €', { type: 'strong' }, { type: 'textStyle', attrs: { color: '#B23A26' } }),
            text(', 1 m'),
            text('2', { type: 'superscript' }),
            text(' Stoff aus CO'),
            text('2', { type: 'subscript' }),
            text('-armer Herstellung, '),
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
    title: 'French, every kind of link',
    blok: {
      component: 'rich_text',
      _uid: 'rich-text-4',
      text: {
        type: 'doc',
        content: [
          heading(2, 'Livraison et retours'),
          paragraph(
            text('Les frais de port dépendent du poids ; consultez '),
            text('nos conditions de livraison', {
              type: 'link',
              attrs: { linktype: 'story', href: '/fr-ch/livraison' },
            }),
            text(', écrivez-nous à '),
            text('service@example.org', {
              type: 'link',
              attrs: { linktype: 'email', href: 'service@example.org' },
            }),
            text(' ou enregistrez le '),
            text('dessin du colis', {
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
              listItem(paragraph(text('Emballez l’article dans son carton d’origine.'))),
              listItem(paragraph(text('Déposez le colis au bureau de poste le plus proche.'))),
            ],
          },
        ],
      },
    },
  },
  {
    title: 'A block inside, and a long German compound',
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
                  text: 'Reboarder bis mindestens 15 Monate: So verlangt es die Norm.',
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
