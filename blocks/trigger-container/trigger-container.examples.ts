import type { BlockExample } from '@/lib/storefront/runtime/blocks'

export const triggerContainerExamples: BlockExample[] = [
  {
    title: 'Always',
    blok: {
      component: 'trigger_container',
      _uid: 'trigger-container-1',
      body: [
        { component: 'paragraph', _uid: 'trigger-container-1-1', text: 'Die Beratung ist heute für Sie da.' },
      ],
    },
  },
  {
    title: 'In Advent, on the home page or on reduced products of one brand',
    blok: {
      component: 'trigger_container',
      _uid: 'trigger-container-2',
      dateFrom: '2026-11-29 00:00',
      dateTo: '2026-12-24 23:00',
      triggers: [
        { component: 'trigger', _uid: 'trigger-container-2-1', type: 'url', value: '/, /weihnachten/' },
        {
          component: 'trigger_group',
          _uid: 'trigger-container-2-2',
          triggers: [
            { component: 'trigger', _uid: 'trigger-container-2-3', type: 'marke', value: 'Träumeland' },
            { component: 'trigger', _uid: 'trigger-container-2-4', type: 'sale' },
          ],
        },
      ],
      body: [
        {
          component: 'headline',
          _uid: 'trigger-container-2-5',
          text: 'Weihnachten mit Baby',
          typography: 'medium',
        },
      ],
    },
  },
]
