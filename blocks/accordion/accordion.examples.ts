import type { BlockExample } from '@/lib/storefront/runtime/blocks'

export const accordionExamples: BlockExample[] = [
  {
    title: 'With a headline, one open at a time',
    blok: {
      component: 'accordion',
      _uid: 'accordion-1',
      headline: 'Versand und Rückgabe',
      exclusive: true,
      items: [
        {
          component: 'accordion_item',
          _uid: 'accordion-1-1',
          title: 'Wann kommt mein Paket?',
          text: 'Ein Paket ist nach 1 bis 3 Werktagen bei Ihnen. Was die Spedition bringt, braucht länger.',
          anchor: 'Lieferzeit',
          open: true,
        },
        {
          component: 'accordion_item',
          _uid: 'accordion-1-2',
          title: 'Wie schicke ich etwas zurück?',
          text: 'Melden Sie die Rücksendung in Ihrem Konto an.\n\nSie haben {returnDays} Tage Zeit.',
          anchor: 'Rückgabe',
        },
      ],
    },
  },
  {
    title: 'With blocks inside',
    blok: {
      component: 'accordion',
      _uid: 'accordion-2',
      items: [
        {
          component: 'accordion_item',
          _uid: 'accordion-2-1',
          title: 'Was kostet der Versand?',
          text: 'Den Preis nennen wir Ihnen im Warenkorb.',
          body: [
            {
              component: 'paragraph',
              _uid: 'accordion-2-1-1',
              text: 'Große Artikel bringt die Spedition.',
              type: 'small',
            },
          ],
        },
        {
          component: 'accordion_item',
          _uid: 'accordion-2-2',
          title: 'Kann ich den Tag der Lieferung wählen?',
          text: 'Ja, bei allem, was die Spedition bringt: Sie ruft vorher an.',
        },
      ],
    },
  },
  {
    title: 'A long title',
    blok: {
      component: 'accordion',
      _uid: 'accordion-3',
      items: [
        {
          component: 'accordion_item',
          _uid: 'accordion-3-1',
          title:
            'Kindersitzbefestigungsvorrichtungsverträglichkeitsprüfung bei Fahrzeugen vor dem Baujahr 2006',
          text: 'Fragen Sie Ihre Werkstatt nach den Befestigungspunkten.',
        },
      ],
    },
  },
]
