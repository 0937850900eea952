import type { BlockExample } from '@/lib/storefront/runtime/blocks'

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
    title: 'Centred, a long compound',
    blok: {
      component: 'headline',
      _uid: 'headline-2',
      text: 'Kinderwagenregenschutzhüllenaufbewahrungstasche',
      type: 'h2',
      typography: 'large',
      positioning: 'center',
    },
  },
  {
    title: 'Small, capital letters, quiet',
    blok: {
      component: 'headline',
      _uid: 'headline-3',
      text: 'Alles für die Ankunft des Babys',
      type: 'h3',
      typography: 'small',
      color: 'quiet',
      uppercase: true,
    },
  },
  {
    title: 'Bold and accented, to the right',
    blok: {
      component: 'headline',
      _uid: 'headline-4',
      text: 'Nur noch bis Sonntag',
      type: 'h2',
      typography: 'medium',
      typographyWeight: 'bold',
      color: 'accent',
      positioning: 'right',
    },
  },
  {
    title: 'Own colour on a gradient, an icon before it',
    blok: {
      component: 'headline',
      _uid: 'headline-6',
      text: 'Warm durch die Nacht',
      typography: 'medium',
      icon: 'moon',
      fontColor: '#23312F',
      backgroundColor: 'sky',
      backgroundGradient: 'sage',
    },
  },
  {
    title: 'As an old story holds it: fields unset',
    blok: {
      component: 'headline',
      _uid: 'headline-5',
      text: 'Größenberatung',
      type: '',
      typography: '',
      color: '',
    },
  },
]
