import { table } from '../../build'
import type { CategoryGroup } from '../../category'
import type { FrenchWords } from '../words'

export const jouer = (words: FrenchWords): CategoryGroup => ({
  key: 'spielen',
  slug: 'jouer/',
  name: 'Jouer',
  title: 'Jouets des trois premières années',
  intro: 'Saisir, empiler, câliner, faire rouler : peu de choses, mais bonnes et longtemps intéressantes.',
  description:
    'Jouets en bois et peluches pour les trois premières années : classés par âge, avec des indications claires sur la matière et la sécurité.',
  fit: 'L’âge indiqué est une consigne de sécurité, pas un objectif. Mieux vaut un jouet qui convient aujourd’hui qu’un jouet d’avance.',
  safe: 'Jusqu’à trois ans : rien qui entre en entier dans la bouche. Le test : ce qui passe dans un rouleau de carton est trop petit.',
  questions: [
    [
      'De quoi un bébé a-t-il besoin la première année ?',
      'De votre visage, de votre voix et de trois ou quatre choses à saisir. Davantage à la fois l’embrouille plutôt.',
    ],
    [
      'Que dit la marque CE ?',
      'Le fabricant y déclare que le jouet respecte les règles. Elle est obligatoire et n’est pas un label de contrôle.',
    ],
    [
      'Emballez-vous les cadeaux ?',
      `Le carton est neutre et le ${words.deliveryNote} n’indique aucun prix. Sur demande, nous joignons du papier cadeau.`,
    ],
  ],
  guides: ['layette', 'returns'],
  children: [
    {
      key: 'holzspielzeug',
      slug: 'jouer/jouets-en-bois',
      name: 'Jouets en bois',
      intro:
        'Hochets, anneaux, cubes et jeux à emboîter en hêtre et en érable, bien poncés, aux couleurs résistantes à la salive.',
      description:
        'Hochets, cubes, jeux à empiler et à emboîter en bois : dès quel âge, en quel bois et comment les garder propres.',
      fit: 'Un hochet de moins de 50 grammes se tient dès les premiers mois ; des cubes de 4 cm vont bien aux petites mains.',
      safe: 'Les couleurs résistent à la salive, les bords sont arrondis, les cordons font moins de 22 cm. Si une pièce se détache, retirez le jouet et écrivez-nous.',
      extra: [
        table(
          'Ce qui plaît à quel âge',
          ['Âge', 'Ce que fait l’enfant', 'Jouet'],
          [
            ['dès 3 mois', 'saisir, porter à la bouche', 'hochet, anneau'],
            ['dès 9 mois', 'laisser tomber, faire rouler', 'balle, anneaux'],
            ['dès 12 mois', 'empiler, vider et remplir', 'cubes, tour à empiler'],
            ['dès 24 mois', 'trier, imiter', 'jeu à emboîter, épicerie'],
          ],
        ),
      ],
      questions: [
        [
          'Comment nettoyer le bois ?',
          'Avec un chiffon humide, puis sécher aussitôt. Ni trempage ni lave-vaisselle.',
        ],
        [
          'D’où vient le bois ?',
          'Chaque article l’indique. Quand nous ne connaissons pas l’origine avec certitude, nous n’en écrivons aucune.',
        ],
      ],
      guides: ['returns', 'layette'],
    },
    {
      key: 'kuscheltiere',
      slug: 'jouer/peluches',
      name: 'Peluches',
      intro: 'Lapins, ours et doudous : lavables, aux yeux brodés, avec un rembourrage qui garde sa forme.',
      description:
        'Lapins, ours et doudous dès la naissance : lavables, aux yeux brodés, et à partir de quand ils peuvent dormir avec l’enfant.',
      fit: 'Les premiers mois, un petit doudou à saisir suffit. Les grandes peluches sont pour ceux qui marchent déjà.',
      safe: 'La première année, rien de libre dans le lit pour dormir, pas même une peluche. Tirez de temps en temps sur les coutures et les oreilles.',
      questions: [
        [
          'Comment laver une peluche ?',
          'À 30 ou 40 °C le plus souvent, dans un filet, puis sécher à l’air et secouer.',
        ],
        [
          'Et si le doudou préféré se perd ?',
          'Achetez tôt le même en double et alternez, pour que les deux aient la même odeur. Un modèle épuisé ne revient pas.',
        ],
      ],
      guides: ['sleeping-bag', 'returns'],
    },
  ],
})
