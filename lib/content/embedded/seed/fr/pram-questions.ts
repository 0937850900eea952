import { article, breadcrumb, faq, grid, headline, lead, paragraph, richText, table, title } from '../build'
import { headPicture, pullQuote } from '../build-display'
import type { Place } from '../place'
import { h2, ol, p, ul } from '../rich'
import type { Draft } from '../types'
import { guideTeaser } from './guide-teasers'
import { pictures } from './pictures'

export function pramQuestions(_here: Place): Draft {
  return {
    slug: 'conseils/poussette-questions',
    group: 'pram-questions',
    name: 'Cinq questions sur la poussette',
    tags: ['en-route'],
    content: article(
      [
        breadcrumb(),
        title('Poussette : cinq questions avant l’achat'),
        lead(
          'Un mètre ruban, la clé de la voiture et dix minutes dans la cage d’escalier en disent plus que tous les classements.',
        ),
        headPicture(pictures.scene('park', 'guide')),
        richText(
          ol(
            '**Mon enfant peut-il être couché à plat ?** Tant qu’il ne tient pas assis seul, il lui faut une nacelle ou un siège tout à fait plat. Une poussette légère au dossier incliné n’est pas faite pour cela.',
            '**Passe-t-elle par mes portes ?** Mesurez la porte d’entrée, l’ascenseur et la place dans le couloir. Une largeur de 60 cm passe presque partout.',
            '**Entre-t-elle dans le coffre ?** Comparez les dimensions pliées à l’endroit le plus étroit, roues comprises.',
            '**Qui la porte ?** Sous 10 kg, on monte un étage seul ; au-delà, rarement.',
            '**Où roulez-vous ?** De grandes roues à suspension pour la forêt et les pavés, de petites roues maniables pour la ville.',
          ),
        ),
        table(
          'Repères pour comparer',
          ['', 'Combinée', 'Légère', 'De voyage'],
          [
            ['Poids', '11 à 16 kg', '8 à 12 kg', '5 à 8 kg'],
            ['Largeur', '58 à 63 cm', '50 à 60 cm', '44 à 52 cm'],
            ['Dès la naissance', 'oui, avec nacelle', 'seulement si tout à fait plate', 'non'],
            ['Escalier, seul', 'rarement', 'parfois', 'oui'],
          ],
        ),
        paragraph(
          'Pensez à la longueur : un enfant de 68 cm a besoin d’une nacelle d’au moins 75 cm à l’intérieur.',
          { backgroundColor: 'sage', typographyWeight: 'medium' },
        ),
        richText(
          h2('Au premier essai', 'essai'),
          ul(
            'Tenez-vous droit, le guidon à hauteur du nombril. Pour deux personnes, il doit se régler.',
            'En marchant, vos pieds ne touchent pas l’essieu. Les grandes personnes ont besoin de plus de distance.',
            'Pliez-la une fois d’une seule main. Sur le quai, vous n’aurez pas l’autre.',
            'Serrez le frein et poussez : elle ne doit pas rouler.',
          ),
          h2('Acheter d’occasion'),
          p(
            'C’est une bonne idée. Vérifiez le frein, le verrouillage, le harnais et les pneus, demandez le mode d’emploi et cherchez le numéro sur le châssis : le fabricant vous dira s’il y a eu un rappel.',
          ),
        ),
        pullQuote(
          'Coucher, asseoir, plier, porter : une bonne poussette convient à votre enfant et à votre cage d’escalier.',
          ['De notre page sur les poussettes', 'kategorieseiten/poussettes'],
          { backgroundColor: 'apricot' },
        ),
        faq('Encore deux questions', [
          [
            'Faut-il une poussette et un porte-bébé ?',
            'Beaucoup de familles utilisent les deux. S’il faut choisir : sans ascenseur plutôt le porte-bébé, pour de longs trajets plutôt la poussette. Voir [Porte-bébé ou écharpe ?](conseils/porte-bebe-ou-echarpe).',
          ],
          [
            'Peut-on couvrir la capote d’un linge ?',
            'Non. Au soleil, la chaleur y devient vite dangereuse. Prenez une ombrelle ou cherchez l’ombre.',
          ],
        ]),
        headline('Continuer la route'),
        grid(2, [guideTeaser('carrier'), guideTeaser('car-seat')]),
      ],
      {
        title: 'Poussette : cinq questions avant l’achat',
        description:
          'Couchage, portes, coffre, poids et chemins : ce qu’il faut mesurer avant l’achat, avec des repères pour chaque type de poussette.',
      },
    ),
  }
}
