import { table } from '../../build'
import { bundle } from '../../build-shop'
import type { CategoryGroup } from '../../category'
import type { FrenchWords } from '../words'

export const manger = (words: FrenchWords): CategoryGroup => ({
  key: 'essen',
  slug: 'manger/',
  name: 'Manger',
  title: 'Boire et manger avec bébé',
  intro: 'Du premier lait à la place à table : ce qu’il faut vraiment, et ce qui peut attendre.',
  description:
    'Biberons, allaitement et chaises hautes : les bonnes tailles, la propreté, la sécurité à table et les règles de retour.',
  fit: 'Les biberons commencent à 120 ml, les chaises hautes vont aux tables de 72 à 76 cm. La tétine se choisit selon l’âge et le rythme.',
  safe: 'Ne laissez jamais un enfant seul quand il mange ou boit, même attaché. Essayez la chaleur du lait sur le poignet.',
  questions: [
    [
      'Quand commence la diversification ?',
      'Au plus tôt au début du cinquième mois, au plus tard au début du septième, quand votre enfant tient sa tête et s’intéresse à ce que vous mangez.',
    ],
    [
      'Que ne puis-je pas rendre ?',
      'Les tétines, biberons et tire-lait ouverts, par hygiène. Fermés, vous avez 30 jours.',
    ],
    [
      'Faut-il un stérilisateur ?',
      'Pas forcément : faire bouillir dans une casserole suffit. Il est commode si vous donnez beaucoup de biberons.',
    ],
  ],
  guides: ['layette', 'delivery'],
  children: [
    {
      key: 'flaschen',
      slug: 'manger/biberons',
      name: 'Biberons et tétines',
      intro: `Biberons en verre et en plastique, tétines de tous débits, ${words.pacifier} et de quoi tout nettoyer.`,
      description:
        'Biberons en verre et en plastique, tétines et accessoires : quelle taille à quel âge et comment tout garder propre.',
      fit: 'Biberon retourné, le lait goutte lentement : la tétine convient. S’il coule, le trou est trop grand.',
      safe: 'Le bisphénol A est interdit dans les biberons. Changez la tétine toutes les six à huit semaines, et dès qu’elle colle ou se fend.',
      extra: [
        table(
          'Verre ou plastique',
          ['', 'Verre', 'Plastique'],
          [
            ['Poids', 'lourd', 'léger'],
            ['Nettoyage', 'lisse, sans odeur', 'ternit avec le temps'],
            ['Choc', 'se casse', 'résiste aux chutes'],
            ['Bien pour', 'la maison', 'les sorties, et pour tenir seul'],
          ],
        ),
      ],
      questions: [
        [
          'Combien de biberons faut-il ?',
          'Si vous allaitez, un ou deux par précaution. Si vous donnez le biberon, six.',
        ],
        [
          'À quelle température, le lait ?',
          'À celle du corps, environ 37 °C. Secouez après l’avoir chauffé et laissez tomber une goutte sur le poignet.',
        ],
      ],
      guides: ['layette', 'returns'],
    },
    {
      key: 'hochstuehle',
      slug: 'manger/chaises-hautes',
      name: 'Chaises hautes',
      intro: 'Chaises évolutives, modèles pliants et transats pour nouveau-nés, à la hauteur de votre table.',
      description:
        'Chaises hautes évolutives ou pliantes et transats assortis : dès quand, jusqu’à quel poids et pour quelle table.',
      fit: 'Les coudes sont à la hauteur de la table, les pieds posés sur le repose-pieds, les genoux à angle droit.',
      safe: 'Dès que l’enfant tient assis seul, entre six et huit mois. Avant, seulement avec le transat assorti. Toujours attacher, toujours surveiller.',
      extra: [
        bundle('meal-set', {
          headline: 'Tout pour la première purée',
          text: 'Une chaise, un coussin moelleux et des bavoirs pour deux jours : moins cher ensemble que séparément.',
          backgroundColor: 'butter',
        }),
      ],
      questions: [
        [
          'Faut-il un harnais ?',
          'Oui, tant que votre enfant pourrait se lever sans savoir qu’il tombe. Nos chaises ont un harnais à trois ou cinq points.',
        ],
        [
          'Comment la nettoyer ?',
          'Le bois avec un chiffon humide, puis sécher. Les housses à 40 °C en machine.',
        ],
        [
          'Jusqu’à quand sert-elle ?',
          'Une chaise évolutive porte jusqu’à 100 kg environ. Une chaise pliante est en général prévue jusqu’à trois ans.',
        ],
      ],
      guides: ['delivery', 'layette'],
    },
    {
      key: 'stillen',
      slug: 'manger/allaitement',
      name: 'Allaitement',
      title: 'Allaiter et tirer son lait',
      intro: 'Coussins, coussinets, tire-lait et vêtements confortables pour les premiers mois.',
      description:
        'Coussins et vêtements d’allaitement, coussinets et tire-lait : ce qui aide, comment garder le lait et ce qui se rend.',
      fit: 'Un coussin de 180 cm fait le tour des hanches. Pour un tire-lait, le diamètre de la téterelle compte ; l’article explique comment mesurer.',
      safe: 'Le lait tiré se garde trois jours au plus au réfrigérateur, six mois au congélateur à −18 °C. Avoir mal n’est pas normal : demandez à votre sage-femme.',
      questions: [
        ['Puis-je rendre un tire-lait ?', 'Fermé, oui. Une fois le sceau rompu, seulement en cas de défaut.'],
        [
          'Mon bébé peut-il dormir sur le coussin ?',
          'Non. Il pourrait y enfoncer le visage. Pour dormir, il est [à plat sur le dos](conseils/gigoteuse-tog#securite).',
        ],
      ],
      guides: ['layette', 'returns'],
    },
  ],
})
