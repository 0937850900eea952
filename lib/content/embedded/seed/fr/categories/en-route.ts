import { table } from '../../build'
import type { CategoryGroup } from '../../category'
import type { FrenchWords } from '../words'

export const enRoute = (words: FrenchWords): CategoryGroup => ({
  key: 'unterwegs',
  slug: 'en-route/',
  name: 'En route',
  title: 'En route avec bébé',
  intro:
    'En poussette, en voiture ou tout contre vous : voici de quoi emmener votre enfant en sécurité d’un endroit à l’autre.',
  description:
    'Poussettes, sièges auto et porte-bébés : ce qui convient à quel âge, les points de sécurité et les délais de livraison.',
  fit: 'Mesurez d’abord le coffre, l’ascenseur et la stature de votre enfant. Chaque article indique ses dimensions, plié et déplié.',
  safe: 'Tant qu’il ne tient pas assis seul, un bébé voyage à plat en poussette, dos à la route en voiture et droit dans le porte-bébé, les voies respiratoires toujours libres.',
  questions: [
    [
      'Que faut-il avant la naissance ?',
      'Une coque pour rentrer en voiture et, pour tous les jours, une poussette avec nacelle ou un porte-bébé. Le reste peut attendre que vous connaissiez votre enfant.',
    ],
    [
      'La coque va-t-elle sur la poussette ?',
      'Sur de nombreux châssis, avec un adaptateur. Les deux articles l’indiquent. Pour une longue promenade, le bébé est mieux dans la nacelle.',
    ],
    [
      'Puis-je essayer une poussette à la maison ?',
      'Oui, à l’intérieur et avec des roues propres. Si elle ne va pas, nous venons la [rechercher](livraison#retour) dans les 30 jours.',
    ],
  ],
  guides: ['pram-questions', 'car-seat'],
  children: [
    {
      key: 'kinderwagen',
      slug: 'poussettes',
      name: 'Poussettes',
      intro:
        'Coucher, asseoir, plier, porter : une bonne poussette convient à votre enfant et à votre cage d’escalier.',
      description:
        'Combinée, légère ou de voyage : quelle poussette pour qui, son poids, ses dimensions et la livraison jusque dans le logement.',
      fit: 'Une largeur de 60 cm passe presque toutes les portes. Comparez les dimensions pliées à l’endroit le plus étroit du coffre et à l’ascenseur.',
      safe: 'Sur le trottoir et dans le train : frein serré, harnais fermé, pas de sac lourd au guidon. Sinon, la poussette bascule en arrière.',
      extra: [
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
      ],
      questions: [
        [
          'Jusqu’à quand mon enfant reste-t-il dans la nacelle ?',
          'Jusqu’à ce qu’il s’assoie seul ou touche le bord, le plus souvent entre six et huit mois. Vient alors le siège.',
        ],
        [
          'Roues gonflables ou pleines ?',
          'L’air amortit sur le gravier et en forêt, mais il faut regonfler. Les roues en mousse sont plus légères et ne crèvent jamais.',
        ],
        [
          'Comment la poussette est-elle livrée ?',
          `Par transporteur, pour ${words.bulky}, en ${words.bulkyDays}. Il vous appelle avant et la monte jusque dans le logement.`,
        ],
      ],
      guides: ['pram-questions', 'carrier'],
    },
    {
      key: 'kindersitze',
      slug: 'en-route/sieges-auto',
      name: 'Sièges auto',
      intro: 'De la coque au rehausseur avec dossier : classés selon la stature, homologués UN R129.',
      description:
        'Coques, sièges pour petits enfants et rehausseurs jusqu’à 150 cm selon UN R129 : choisir selon la stature et vérifier la voiture.',
      fit: 'C’est la stature qui compte, pas l’âge. La liste de véhicules jointe à l’article ou le signe i-Size vous dit si le siège va sur votre banquette.',
      safe: words.restraint,
      extra: [
        table(
          'Quel siège pour quelle stature',
          ['Stature', 'Siège', 'Sens'],
          [
            ['40 à 87 cm environ', 'coque', 'dos à la route'],
            [
              '61 à 105 cm environ',
              'siège pour petit enfant',
              'dos à la route, face à la route dès 15 mois au plus tôt',
            ],
            ['100 à 150 cm', 'rehausseur avec dossier', 'face à la route, avec la ceinture de la voiture'],
          ],
        ),
      ],
      questions: [
        [
          'Faut-il une base ?',
          'Non, la plupart des coques se fixent aussi avec la ceinture. La base s’enclenche et montre que la coque est bien mise : cela évite des erreurs.',
        ],
        [
          'Le siège peut-il aller à l’avant ?',
          'Seulement si le manuel de la voiture le permet. Un siège dos à la route ne doit **jamais** se trouver devant un airbag activé.',
        ],
        [
          'Puis-je rendre un siège qui ne va pas ?',
          'Oui, dans les 30 jours s’il n’a pas servi, même si vous l’avez installé une fois pour essayer.',
        ],
      ],
      guides: ['car-seat', 'sizes'],
    },
    {
      key: 'tragen',
      slug: 'en-route/portage',
      name: 'Porte-bébés et écharpes',
      intro:
        'Tout contre vous et les mains libres : porte-bébés, écharpes et accessoires, dès la naissance ou plus tard.',
      description:
        'Porte-bébés, écharpes et accessoires : dès quel âge, jusqu’à quel poids et comment reconnaître une bonne position.',
      fit: 'Le tissu va d’un creux du genou à l’autre. Le dos est légèrement arrondi, les genoux sont plus hauts que les fesses. L’article indique tailles et poids.',
      safe: 'Le visage visible, le menton décollé de la poitrine, la tête assez haute pour l’embrasser. Ni voiture ni vélo avec un enfant en portage.',
      questions: [
        [
          'Dès quand puis-je porter mon bébé ?',
          'Dès la naissance, si le porte-bébé est prévu pour cela et soutient la tête. Pour un prématuré, demandez d’abord à votre sage-femme.',
        ],
        [
          'Peut-il regarder vers l’avant ?',
          'Mieux vaut éviter : les jambes pendent, le dos se raidit et l’enfant ne peut pas se détourner. Sur le dos, il voit assez.',
        ],
        [
          'Un seul porte-bébé pour nous deux ?',
          'La plupart se règlent. Vérifiez la longueur de la ceinture ventrale ; elle figure dans les dimensions.',
        ],
      ],
      guides: ['carrier', 'layette'],
    },
  ],
})
