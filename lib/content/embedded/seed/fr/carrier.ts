import { article, breadcrumb, faq, grid, headline, lead, richText, table, title } from '../build'
import { headPicture, pullQuote } from '../build-display'
import type { Place } from '../place'
import { h2, p, ul } from '../rich'
import type { Draft } from '../types'
import { guideTeaser } from './guide-teasers'
import { pictures } from './pictures'

export function carrier(_here: Place): Draft {
  return {
    slug: 'conseils/porte-bebe-ou-echarpe',
    group: 'carrier',
    name: 'Porte-bébé ou écharpe ?',
    tags: ['en-route'],
    content: article(
      [
        breadcrumb(),
        title('Porte-bébé ou écharpe ?'),
        lead(
          'Les deux portent bien s’ils sont bien mis. L’écharpe s’adapte, le porte-bébé est plus rapide. Choisissez selon vos journées, pas selon les avis.',
        ),
        headPicture(pictures.scene('walk', 'guide')),
        table(
          'La comparaison',
          ['', 'Écharpe', 'Porte-bébé à boucles'],
          [
            ['Installer', 'demande de l’exercice, puis trois minutes', 'moins d’une minute'],
            ['Dès la naissance', 'oui', 'si l’assise se règle assez étroite'],
            ['Deux personnes', 'sans réglage', 'sangles à régler'],
            ['En été', 'une couche aère, trois tiennent chaud', 'selon le tissu'],
            ['Encombrement', 'petit, sert aussi de couverture', 'plus grand'],
            ['Jusqu’à', 'environ 15 kg', '15 à 20 kg selon le modèle'],
          ],
        ),
        richText(
          h2('Les signes d’une bonne position', 'position'),
          ul(
            '**Serré.** Rien n’est lâche au point que l’enfant s’affaisse.',
            '**Visible.** Vous voyez son visage sans ouvrir le tissu.',
            '**Proche.** La tête est assez haute pour l’embrasser.',
            '**Libre.** Un doigt passe entre le menton et la poitrine ; le nez et la bouche sont dégagés.',
            '**Soutenu.** Le tissu va d’un creux du genou à l’autre, les genoux sont plus hauts que les fesses, le dos est un peu arrondi.',
          ),
          h2('À éviter', 'eviter'),
          ul(
            'Cuisiner, conduire, rouler à vélo et faire du sport avec un enfant en portage.',
            'Glisser l’enfant sous votre grosse veste en lui couvrant la tête.',
            'Porter quand vous tombez de fatigue ou prenez un médicament qui endort.',
          ),
          p(
            'Pour un prématuré, un défaut de la hanche ou après une césarienne, demandez d’abord à votre sage-femme ou à votre pédiatre.',
          ),
        ),
        pullQuote(
          'Le visage visible, le menton décollé de la poitrine, la tête assez haute pour l’embrasser.',
          ['De notre page sur le portage', 'kategorieseiten/en-route/portage'],
          { backgroundColor: 'sky' },
        ),
        faq('En bref', [
          [
            'Écharpe extensible ou tissée ?',
            'L’extensible se noue d’avance et reste confortable jusqu’à 8 kg environ. La tissée porte plus longtemps, et aussi sur le dos.',
          ],
          [
            'Comment l’habiller dessous ?',
            'Une couche de moins qu’en poussette, car le tissu et vous le réchauffez. Protégez à part les pieds et la tête.',
          ],
        ]),
        headline('Lire aussi'),
        grid(2, [guideTeaser('pram-questions'), guideTeaser('sizes')]),
      ],
      {
        title: 'Porte-bébé ou écharpe ?',
        description:
          'Écharpe et porte-bébé comparés : installation, âge, poids et les cinq signes d’une position bonne et sûre.',
      },
    ),
  }
}
