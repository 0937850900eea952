import type { BlockExample } from '@/lib/storefront/runtime/blocks'

/** A section as the content service sends it in the place of its uuid. */
const section = (number: number, name: string, body: Record<string, unknown>[]) => {
  const uuid = `5ec71011-0000-4000-8000-00000000000${number}`
  const content = { component: 'section', _uid: `section-${number}`, body }
  return { id: number, uuid, name, full_slug: `de-de/sections/${number}`, content }
}

const delivery = section(1, 'Lieferhinweis', [
  {
    component: 'paragraph',
    _uid: 'section-1-1',
    text: 'Ein Paket ist nach 1 bis 3 Werktagen bei Ihnen.',
    backgroundColor: 'sage',
    icon: 'truck',
  },
])

const help = section(2, 'Hilfe', [
  { component: 'headline', _uid: 'section-2-1', text: 'Noch eine Frage?', typography: 'medium' },
  {
    component: 'paragraph',
    _uid: 'section-2-2',
    text: 'Der Kundenservice antwortet Ihnen von Montag bis Freitag.',
  },
])

export const sharedSectionExamples: BlockExample[] = [
  {
    title: 'A note that stands on several pages',
    blok: { component: 'shared_section', _uid: 'shared-section-1', sections: [delivery] },
  },
  {
    title: 'Two sections after each other',
    blok: { component: 'shared_section', _uid: 'shared-section-2', sections: [delivery, help] },
  },
  {
    title: 'A section that is not published shows nothing',
    blok: {
      component: 'shared_section',
      _uid: 'shared-section-3',
      sections: ['5ec71011-0000-4000-8000-000000000003'],
    },
  },
]
