import type { BlockExample } from '@/lib/blocks'

export const headlineExamples: BlockExample[] = [
  {
    title: 'Display, first level',
    blok: {
      component: 'headline',
      _uid: 'headline-1',
      text: 'Gut schlafen, gut wachsen',
      type: 'h1',
      typography: 'display',
    },
  },
  {
    title: 'Centred, a long German compound',
    blok: {
      component: 'headline',
      _uid: 'headline-2',
      text: 'Kinderwagenregenschutzhüllenaufbewahrungstasche',
      type: 'h2',
      typography: 'large',
      positioning: 'center',
    },
  },
]
