import { breadcrumb, grid, lead, page, title } from '../build'
import { pullQuote } from '../build-display'
import type { Place } from '../place'
import type { Draft } from '../types'
import { guideTeaser } from './guide-teasers'

export function guides(_here: Place): Draft {
  return {
    slug: 'conseils/',
    group: 'guides',
    name: 'Conseils',
    isStartpage: true,
    content: page(
      [
        breadcrumb(),
        title('Conseils'),
        lead('Des textes courts pour des yeux fatigués : l’essentiel d’abord, le tableau juste après.'),
        grid(
          3,
          (['layette', 'sleeping-bag', 'car-seat', 'pram-questions', 'carrier', 'sizes'] as const).map(
            (key) => guideTeaser(key, { level: 'h2' }),
          ),
          { gap: 'large' },
        ),
        pullQuote('Ce dont nous ne sommes pas sûrs, nous ne l’écrivons pas.', ['Nos règles', 'a-propos'], {
          backgroundColor: 'butter',
        }),
      ],
      {
        title: 'Conseils aux parents',
        description:
          'Sommeil, voiture, portage, vêtements : des textes courts et vérifiés, avec des tableaux, pour les premières années.',
      },
    ),
  }
}
