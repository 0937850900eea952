import { breadcrumb, grid, lead, page, teaser, title } from '../build'
import type { Place } from '../place'
import type { Draft } from '../types'

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
          2,
          [
            teaser(
              'Gigoteuse : quel TOG ?',
              'Lire la température, choisir la chaleur, adapter les vêtements.',
              ['conseils/gigoteuse-tog', 'Lire la suite'],
              { kicker: 'Dormir', level: 'h2', backgroundColor: 'sky' },
            ),
            teaser(
              'En sécurité en voiture',
              'R129, dos à la route, harnais bien serré : votre enfant est bien assis.',
              ['conseils/siege-auto', 'Lire la suite'],
              { kicker: 'En route', level: 'h2', backgroundColor: 'sage' },
            ),
            teaser(
              'Quelle taille choisir ?',
              'Les tailles 50 à 98, avec la stature et l’âge.',
              ['guide-des-tailles', 'Guide des tailles'],
              { kicker: 'S’habiller', level: 'h2', backgroundColor: 'butter' },
            ),
            teaser(
              'Choisir une poussette',
              'Cinq questions avant l’achat, de la position allongée au coffre.',
              ['kategorieseiten/poussettes', 'Voir les poussettes'],
              { kicker: 'En promenade', level: 'h2', backgroundColor: 'apricot' },
            ),
          ],
          { gap: 'large' },
        ),
      ],
      {
        title: 'Conseils aux parents',
        description:
          'Sommeil, voiture, vêtements : des textes courts et vérifiés, avec des tableaux, pour les premières années.',
      },
    ),
  }
}
