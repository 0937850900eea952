import type { CategoryGroup } from '../../category'
import type { FrenchWords } from '../words'

export const soins = (words: FrenchWords): CategoryGroup => ({
  key: 'pflege',
  slug: 'soins/',
  name: 'Soins',
  title: 'Change, bain et soins',
  intro:
    'Changer, baigner, rester propre en route : des choses simples qui doivent marcher dix fois par jour.',
  description:
    'Tables à langer, baignoires et sacs à langer : la bonne hauteur, la stabilité et ce qu’il faut dès le premier jour.',
  fit: 'Une table à langer est à 85 ou 95 cm du sol : votre dos reste droit. Tout ce qu’il faut est à portée de main.',
  safe: 'Une main reste toujours sur l’enfant, sur la table comme dans le bain. Même un nouveau-né peut se repousser.',
  questions: [
    [
      'Quels produits pour un nouveau-né ?',
      'De l’eau et un linge doux suffisent. Pour une peau sèche, une crème sans parfum.',
    ],
    [
      'À quel rythme baigner un bébé ?',
      'Une ou deux fois par semaine. Le visage, le cou et le siège se lavent chaque jour.',
    ],
    [
      'Que faire d’un vieux thermomètre de bain ?',
      'Nous reprenons les appareils électriques et les piles : voir [Appareils et piles](service/appareils-et-piles).',
    ],
  ],
  guides: ['layette', 'sizes'],
  children: [
    {
      key: 'wickeln',
      slug: 'soins/change',
      name: 'Change',
      title: 'Commodes et plans à langer',
      intro:
        'Commodes, plans à langer et matelas : une place fixe à la bonne hauteur, avec un rebord de chaque côté.',
      description:
        'Commodes, plans et matelas à langer : hauteur, rebords, charge admise et fixation au mur en un coup d’œil.',
      fit: 'Le matelas fait le plus souvent 70 × 50 ou 75 × 85 cm. Comparez-le à la surface de votre commode, pas à ses dimensions hors tout.',
      safe: 'Le rebord dépasse le matelas de quelques centimètres et la commode est vissée au mur. Le mode d’emploi indique le poids admis, souvent 11 ou 15 kg.',
      questions: [
        [
          'Un plan à langer va-t-il sur ma commode ?',
          'Si elle est assez profonde et large, et que le plan se visse par l’arrière. Simplement posé, il bascule.',
        ],
        [
          'Faut-il une lampe chauffante ?',
          'Pas dans une pièce chauffée. Sinon, à la distance qu’indique le mode d’emploi, et avec arrêt automatique.',
        ],
        [
          'Comment une commode est-elle livrée ?',
          `Par transporteur, pour ${words.bulky}, en ${words.bulkyDays}, jusque dans le logement.`,
        ],
      ],
      guides: ['layette', 'delivery'],
    },
    {
      key: 'baden',
      slug: 'soins/bain',
      name: 'Bain',
      title: 'Baignoires et accessoires de bain',
      intro:
        'Baignoires, transats de bain, thermomètres et capes, pour que le bain ne devienne pas une glissade.',
      description:
        'Baignoires, transats de bain, thermomètres et capes de bain : la bonne température et un maintien sûr.',
      fit: 'Une baignoire de 80 cm sert environ un an. Un support la met à hauteur de hanches ; il doit correspondre au modèle.',
      safe: 'L’eau est à 37 °C. Ne laissez **jamais** un enfant seul dans l’eau, même quelques secondes. Un siège de bain ne le protège pas.',
      questions: [
        [
          'Combien de temps dure un bain ?',
          'Cinq à dix minutes. Ensuite, l’eau refroidit et la peau se fripe.',
        ],
        ['Combien d’eau mettre ?', 'Assez pour couvrir les épaules, la tête reposant sur votre avant-bras.'],
        [
          'Quand passer à la grande baignoire ?',
          'Quand votre enfant tient assis seul. Avec un tapis antidérapant et un robinet couvert.',
        ],
      ],
      guides: ['layette', 'returns'],
    },
    {
      key: 'wickeltaschen',
      slug: 'soins/sacs-a-langer',
      name: 'Sacs à langer',
      intro: 'Sacs et sacs à dos avec tapis, poche à biberon et place pour un body de rechange.',
      description: 'Sacs et sacs à dos à langer : volume, poches, attache à la poussette et ce qu’on y met.',
      fit: 'Dix à quinze litres suffisent pour une demi-journée. Crochets et sangles vont aux guidons jusqu’à 4 cm de diamètre.',
      safe: 'Un sac plein au guidon peut faire basculer la poussette. Mettez ce qui est lourd dans le panier, sous le siège.',
      questions: [
        [
          'Que mettre dans le sac ?',
          `Quatre ${words.nappy}s, des lingettes, le tapis, un body, un lange de mousseline, un sachet pour le linge mouillé et de quoi boire pour vous.`,
        ],
        ['Est-il lavable ?', 'La plupart à 30 °C, à la main. Le tapis s’essuie avec un chiffon humide.'],
      ],
      guides: ['pram-questions', 'returns'],
    },
  ],
})
