import type { BlockExample } from '@/lib/storefront/blocks'

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
          text: 'Ein Paket ist nach ein bis drei Werktagen bei Ihnen. Was die Spedition bringt, braucht länger.',
          anchor: 'Lieferzeit',
          open: true,
        },
        {
          component: 'accordion_item',
          _uid: 'accordion-1-2',
          title: 'Wie schicke ich etwas zurück?',
          text: 'Mit dem Etikett, das im Paket liegt.\n\nSie haben 30 Tage Zeit.',
          anchor: 'Rückgabe',
        },
      ],
    },
  },
  {
    title: 'With blocks inside, in French',
    blok: {
      component: 'accordion',
      _uid: 'accordion-2',
      items: [
        {
          component: 'accordion_item',
          _uid: 'accordion-2-1',
          title: 'Quels sont les frais de port ?',
          text: 'Ils dépendent du poids et de la destination.',
          body: [
            {
              component: 'paragraph',
              _uid: 'accordion-2-1-1',
              text: 'Les articles volumineux arrivent par transporteur.',
              type: 'small',
            },
          ],
        },
        {
          component: 'accordion_item',
          _uid: 'accordion-2-2',
          title: 'Puis-je choisir le jour de livraison ?',
          text: 'Oui, pour les meubles.',
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
