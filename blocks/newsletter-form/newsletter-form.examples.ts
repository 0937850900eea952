import type { BlockExample } from '@/lib/storefront/runtime/blocks'

export const newsletterFormExamples: BlockExample[] = [
  {
    title: 'With names, a consent and a link',
    blok: {
      component: 'newsletter_form',
      _uid: 'newsletter-form-1',
      headline: 'Post für junge Familien',
      text: 'Einmal im Monat ein Thema, eine Tabelle zum Aufheben und was neu im Laden ist.',
      source: 'catalogue',
      consent: 'Sie können sich jederzeit abmelden. Wie wir mit Ihren Angaben umgehen, steht unter',
      consentLink: { linktype: 'story', story: { full_slug: 'de-de/datenschutz' } },
      consentLinkText: 'Datenschutz',
      backgroundColor: 'sky',
    },
  },
  {
    title: 'The address alone',
    blok: {
      component: 'newsletter_form',
      _uid: 'newsletter-form-2',
      headline: 'Nichts verpassen',
      withNames: false,
    },
  },
  {
    title: 'Long texts, names needed',
    blok: {
      component: 'newsletter_form',
      _uid: 'newsletter-form-3',
      headline: 'Kindersitzgewichtsklassenübersichtstabellen und andere Neuigkeiten aus der Werkstatt',
      text: 'Wir schreiben über das, was gerade ansteht: die erste Nacht im eigenen Bett, das erste Stück Brot, den ersten Weg im Regen.\n\nUnd über das, was danach kommt.',
      namesRequired: true,
      salutationRequired: true,
      consent:
        'Mit der Anmeldung sagen Sie uns, dass wir Ihnen einmal im Monat schreiben dürfen. Sie brauchen keinen Grund, um es sich anders zu überlegen, und der Link dafür steht am Ende jeder Ausgabe.',
      submit: 'Den Newsletter für Familien bestellen',
      backgroundColor: 'butter',
    },
  },
]
