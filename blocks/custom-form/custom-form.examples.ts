import type { BlockExample } from '@/lib/storefront/runtime/blocks'

const field = (label: string, kind: string, more: Record<string, unknown> = {}) => ({
  component: 'custom_form_field',
  label,
  kind,
  ...more,
})

export const customFormExamples: BlockExample[] = [
  {
    title: 'Every kind of field',
    blok: {
      component: 'custom_form',
      _uid: 'custom-form-1',
      headline: 'Etwas ist kaputtgegangen?',
      text: 'Beschreiben Sie, was passiert ist. Wir sagen Ihnen, ob es sich reparieren lässt.',
      fields: [
        field('Ihr Name', 'text', { required: true }),
        field('E-Mail-Adresse', 'email', { required: true, hint: 'Dorthin schreiben wir Ihnen.' }),
        field('Telefonnummer', 'phone'),
        field('Was ist passiert?', 'longtext', { required: true, shortest: 20, longest: 2000 }),
        field('Alter des Artikels in Monaten', 'number', { min: 0, max: 240 }),
        field('Tag des Kaufs', 'date'),
        field('Bereich', 'select', { choices: 'Kinderwagen\nKindersitze\nMöbel\nSpielzeug' }),
        field('Wo gekauft?', 'radio', { choices: 'Bei Ihnen im Shop\nBei einem Händler', required: true }),
        field('Ein Bild', 'file', { accept: 'pictures', megabytes: 4 }),
        field('Ich habe die Rechnung noch.', 'checkbox'),
      ],
      consent: 'Wir verwenden Ihre Angaben nur für die Antwort. Mehr unter',
      consentLink: { linktype: 'story', story: { full_slug: 'de-de/datenschutz' } },
      consentLinkText: 'Datenschutz',
    },
  },
  {
    title: 'Long texts',
    blok: {
      component: 'custom_form',
      _uid: 'custom-form-2',
      headline: 'Kinderwagenersatzteilbestellanfrageformular',
      fields: [
        field('Artikelbezeichnungsnummernkombination aus der Bedienungsanleitung', 'text', {
          hint: 'Sie steht auf der letzten Seite unten rechts, manchmal auch auf einem Aufkleber unter dem Sitz oder an der Innenseite der Wanne.',
        }),
        field('Welches von diesen Teilen brauchen Sie?', 'radio', {
          choices:
            'Ein Rad, weil das alte schon über viele Kilometer Kopfsteinpflaster gerollt ist\nEine Schraube\nEinen Kinderwagenregenschutzreißverschlussschieber',
        }),
      ],
      submit: 'Ersatzteile anfragen',
      backgroundColor: 'sage',
    },
  },
]
