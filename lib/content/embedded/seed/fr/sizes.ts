import { article, breadcrumb, grid, lead, paragraph, richText, teaser, title } from '../build'
import { babySizeTable } from '../build-shop'
import type { Place } from '../place'
import { h2, h3, ol, p, ul } from '../rich'
import type { Draft } from '../types'

export function sizes(_here: Place): Draft {
  return {
    slug: 'guide-des-tailles',
    group: 'sizes',
    name: 'Guide des tailles',
    content: article(
      [
        breadcrumb(),
        title('Guide des tailles'),
        lead(
          'La taille de l’étiquette est la stature en centimètres. Mieux vaut mesurer qu’estimer ; l’âge n’est qu’un repère.',
        ),
        babySizeTable(
          'Tailles de vêtements 50 à 98',
          'À partir du 86, certaines marques indiquent une taille double, comme 86/92 : elle convient aux deux.',
        ),
        richText(
          h2('Mesurer un bébé', 'mesurer'),
          ol(
            'Couchez votre enfant sur la table à langer, la tête contre le bord. Une seconde personne la tient doucement.',
            'Étendez une jambe avec précaution et marquez le talon avec un bout de ruban adhésif.',
            'Mesurez du bord au ruban. Un centimètre de plus ou de moins ne change rien.',
          ),
          h2('Si votre enfant est entre deux tailles'),
          ul(
            '**Bodys et grenouillères :** la plus grande. Un body qui tire à l’entrejambe est trop petit.',
            '**Vestes et combinaisons :** la plus grande, pour pouvoir ajouter une couche dessous.',
            '**Gigoteuses :** jamais trop grandes. La tête ne doit pas passer par l’encolure.',
            '**Bonnets :** selon le tour de tête, pas selon l’âge.',
          ),
          h2('La longueur de la gigoteuse', 'gigoteuse'),
          p(
            'Calculez : **stature moins hauteur de la tête plus 10 cm**. Un enfant de 68 cm dont la tête mesure 18 cm a donc besoin d’une gigoteuse d’environ 60 cm. L’encolure laisse passer un doigt, pas davantage.',
          ),
          h3('Et la chaleur ?'),
          p(
            'Elle dépend de la chambre, pas de la saison : voir [Gigoteuse : quel TOG ?](conseils/gigoteuse-tog).',
          ),
        ),
        grid(2, [
          teaser(
            'Le siège auto selon la stature',
            'En voiture aussi, on compte en centimètres et non en mois.',
            ['conseils/siege-auto', 'Lire le conseil'],
          ),
          teaser('Mauvaise taille ?', 'Vous avez 30 jours pour échanger ou rendre.', [
            'livraison',
            'Comment rendre',
          ]),
        ]),
        paragraph(
          'Certaines coupes taillent plus grand ou plus petit. Dans ce cas, l’indication donnée avec l’article fait foi.',
          {
            type: 'small',
            color: 'quiet',
          },
        ),
      ],
      {
        title: 'Guide des tailles pour bébé',
        description:
          'Quelle taille choisir ? Tableau des tailles 50 à 98 avec stature et âge, comment mesurer et quelle longueur de gigoteuse.',
      },
    ),
  }
}
