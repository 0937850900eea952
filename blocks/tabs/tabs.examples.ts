import type { BlockExample } from '@/lib/storefront/runtime/blocks'

const words = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

export const tabsExamples: BlockExample[] = [
  {
    title: 'Three tabs, one with a block',
    blok: {
      component: 'tabs',
      _uid: 'tabs-1',
      headline: 'Welcher Wagen passt zu Ihnen?',
      items: [
        {
          component: 'tabs_item',
          _uid: 'tabs-1-1',
          title: 'Stadt',
          text: words('Schmal genug für die Tür der Straßenbahn, leicht genug für den dritten Stock.'),
        },
        {
          component: 'tabs_item',
          _uid: 'tabs-1-2',
          title: 'Land',
          text: words('Große Räder mit Luft, eine Federung, die auch Wurzeln nimmt.'),
          body: [
            {
              component: 'paragraph',
              _uid: 'tabs-1-2-1',
              text: 'Prüfen Sie den Reifendruck einmal im Monat.',
              backgroundColor: 'sage',
            },
          ],
        },
        {
          component: 'tabs_item',
          _uid: 'tabs-1-3',
          title: 'Unterwegs',
          text: words('Mit einer Hand gefaltet und im Zug über dem Sitz verstaut.'),
        },
      ],
    },
  },
  {
    title: 'Many tabs without a headline',
    blok: {
      component: 'tabs',
      _uid: 'tabs-2',
      items: ['0 bis 3 Monate', '3 bis 6 Monate', '6 bis 12 Monate', '1 bis 2 Jahre', 'Ab 2 Jahren'].map(
        (title, index) => ({
          component: 'tabs_item',
          _uid: `tabs-2-${index}`,
          title,
          text: words('Was Ihr Kind in diesem Alter braucht.'),
        }),
      ),
    },
  },
  {
    title: 'Long titles',
    blok: {
      component: 'tabs',
      _uid: 'tabs-3',
      items: [
        {
          component: 'tabs_item',
          _uid: 'tabs-3-1',
          title: 'Kindersitzbefestigungsvorrichtungen',
          text: words('Zwei Rastarme, ein Stützfuß oder ein Gurt.'),
        },
        {
          component: 'tabs_item',
          _uid: 'tabs-3-2',
          title: 'Körpergrößenbereichsangaben',
          text: words('Die Körpergröße steht auf jedem Sitz.'),
        },
      ],
    },
  },
  {
    title: 'A single tab is a text with a headline',
    blok: {
      component: 'tabs',
      _uid: 'tabs-4',
      items: [
        {
          component: 'tabs_item',
          _uid: 'tabs-4-1',
          title: 'Pflege',
          text: words('Wie Sie es waschen, steht innen im Artikel.'),
        },
      ],
    },
  },
]
