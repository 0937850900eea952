import type { BlockExample } from '@/lib/storefront/runtime/blocks'

const logo = (uid: string, name: string, more: Record<string, unknown> = {}) => ({
  component: 'logo_wall_item',
  _uid: uid,
  name,
  ...more,
})

export const logoWallExamples: BlockExample[] = [
  {
    title: 'Drawn marks with their names',
    blok: {
      component: 'logo_wall',
      _uid: 'logo-wall-1',
      headline: 'Darauf können Sie zählen',
      items: [
        logo('logo-wall-1-1', 'Sichere Produkte', { mark: 'shield' }),
        logo('logo-wall-1-2', 'Verschlüsselt bezahlen', { mark: 'lock' }),
        logo('logo-wall-1-3', '1 bis 3 Werktage', { mark: 'truck' }),
        logo('logo-wall-1-4', '{returnDays} Tage Rückgabe', {
          mark: 'return',
          link: { linktype: 'story', story: { full_slug: 'de-de/versand' } },
        }),
      ],
    },
  },
  {
    title: 'Names of brands with links',
    blok: {
      component: 'logo_wall',
      _uid: 'logo-wall-2',
      headline: 'Unsere Marken',
      items: ['Kleiner Pfad', 'Mond & Wolle', 'Weiches Nest', 'Kolibri', 'Früher Morgen'].map((name, index) =>
        logo(`logo-wall-2-${index}`, name, {
          link: { linktype: 'story', story: { full_slug: 'de-de/ratgeber/' } },
        }),
      ),
    },
  },
  {
    title: 'Pictures, marks and a long name together',
    blok: {
      component: 'logo_wall',
      _uid: 'logo-wall-3',
      items: [
        logo('logo-wall-3-1', 'Wolkenschaf', {
          image: { filename: '/pictures/originals/1200x1200/product/rabbit-sand.png', alt: 'Wolkenschaf' },
        }),
        logo('logo-wall-3-2', 'Nachwachsende Rohstoffe', { mark: 'leaf' }),
        logo('logo-wall-3-3', 'Kinderwagenmanufaktur Sonnenscheinspaziergang'),
      ],
    },
  },
]
