import { banner, breadcrumb, grid, headline, page, paragraph, richText, table, teaser, to } from '../build'
import type { Place } from '../place'
import { h2, ol, p } from '../rich'
import type { Draft } from '../types'
import { frenchWords } from './words'

export function prams(here: Place): Draft {
  const words = frenchWords(here)
  return {
    slug: 'kategorieseiten/poussettes',
    group: 'prams',
    name: 'Poussettes',
    tags: ['categorie'],
    content: page(
      [
        breadcrumb(['Accueil', 'home'], ['Poussettes', 'kategorieseiten/poussettes']),
        banner({
          headline: 'Poussettes',
          level: 'h1',
          kicker: 'En promenade',
          text: 'Coucher, asseoir, plier, porter : une bonne poussette convient à votre enfant et à votre cage d’escalier.',
          link: to('livraison'),
          linkText: 'Livraison des articles encombrants',
          backgroundColor: 'sage',
        }),
        table(
          'Quelle poussette pour quel usage',
          ['Type', 'Dès quand', 'Bien pour'],
          [
            [
              'Poussette combinée',
              'dès la naissance',
              'tous les jours, d’abord avec nacelle, puis avec siège',
            ],
            ['Poussette légère', 'dès que l’enfant tient assis seul', 'la ville et les sorties, vite pliée'],
            [
              'Poussette de voyage',
              'dès que l’enfant tient assis seul',
              'le train, l’avion et les petits coffres',
            ],
            [
              'Poussette double',
              'dès la naissance, selon le siège',
              'des jumeaux ou des enfants d’âge proche',
            ],
          ],
        ),
        richText(
          h2('Cinq questions avant l’achat'),
          ol(
            '**Mon enfant peut-il être couché à plat ?** Tant qu’il ne tient pas assis seul, il lui faut une nacelle ou un siège tout à fait plat.',
            `**Passe-t-elle par mes portes ?** Mesurez la porte d'entrée, l'ascenseur et la place dans le couloir. Une largeur de 60 cm passe presque partout.`,
            '**Entre-t-elle dans le coffre ?** Comparez les dimensions pliées à l’endroit le plus étroit, roues comprises.',
            '**Qui la porte ?** Sous 10 kg, on monte un étage seul ; au-delà, rarement.',
            '**Où roulez-vous ?** De grandes roues à suspension pour la forêt et les pavés, de petites roues maniables pour la ville.',
          ),
          p(
            'Sur le trottoir et dans le train : frein serré, harnais fermé, pas de sac au guidon. Une poussette chargée d’un sac lourd bascule en arrière.',
          ),
        ),
        headline('À prévoir aussi'),
        grid(3, [
          teaser(
            'En voiture',
            'Certains châssis portent aussi la coque – pour de courts trajets, pas pour de longues siestes.',
            ['conseils/siege-auto', 'En sécurité en voiture'],
          ),
          teaser(
            'En hiver',
            'Une chancelière plutôt qu’une grosse veste. Le tableau de la gigoteuse vous dit laquelle.',
            ['conseils/gigoteuse-tog', 'Voir le tableau'],
          ),
          teaser('Elle ne va pas ?', 'Le transporteur vient la rechercher. Vous avez 30 jours.', [
            'livraison',
            'Voir les retours',
          ]),
        ]),
        paragraph(
          `Nous livrons les articles encombrants pour ${words.bulky} en ${words.bulkyDays}, jusque dans le logement.`,
          {
            type: 'small',
            color: 'quiet',
          },
        ),
      ],
      {
        title: 'Poussettes',
        description:
          'Combinée, légère ou de voyage : quelle poussette pour qui, cinq questions avant l’achat et la livraison dans le logement.',
      },
    ),
  }
}
