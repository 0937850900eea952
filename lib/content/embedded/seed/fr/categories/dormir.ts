import { table } from '../../build'
import { bundle, nurseryMap } from '../../build-shop'
import type { CategoryGroup } from '../../category'
import { pictures } from '../pictures'
import type { FrenchWords } from '../words'

export const dormir = (words: FrenchWords): CategoryGroup => ({
  key: 'schlafen',
  slug: 'dormir/',
  name: 'Dormir',
  title: 'Sommeil et chambre d’enfant',
  intro:
    'Un lit ferme, une gigoteuse à la bonne taille, une chambre calme : il faut rarement davantage pour bien dormir.',
  description:
    'Lits, gigoteuses et meubles pour la chambre : dimensions sûres, chaleur adaptée et livraison jusque dans le logement.',
  fit: 'Les lits indiquent leurs dimensions et celles du couchage, les gigoteuses leur longueur et la stature. Mesurez aussi le chemin jusqu’à la chambre.',
  safe: 'La première année, un enfant dort sur le dos, dans son lit, dans la chambre des parents, sans oreiller, ni couverture, ni tour de lit.',
  questions: [
    [
      'Faut-il une chambre d’enfant dès la naissance ?',
      'Non. La première année, votre enfant dort le plus sûrement dans votre chambre. Un lit et un endroit où le changer suffisent.',
    ],
    [
      'Quelle température convient ?',
      'La nuit, environ 16 à 18 °C. Pour savoir si votre enfant a trop chaud, touchez [la nuque](conseils/gigoteuse-tog#nuque).',
    ],
    [
      'Le transporteur monte-t-il les meubles ?',
      'Il les porte jusque dans le logement. Vous les montez vous-même ; le mode d’emploi et l’outil sont joints.',
    ],
  ],
  guides: ['sleeping-bag', 'delivery'],
  children: [
    {
      key: 'betten',
      slug: 'dormir/lits',
      name: 'Lits de bébé',
      title: 'Lits à barreaux et lits d’appoint',
      intro:
        'Lits d’appoint pour les premiers mois, lits à barreaux pour les années suivantes, avec un matelas ferme à la bonne taille.',
      description:
        'Lits à barreaux, lits d’appoint et matelas : couchages, écart des barreaux, sommiers réglables et livraison dans le logement.',
      fit: 'Les couchages courants font 60 × 120 cm et 70 × 140 cm. Le matelas touche les bords sans espace ; un lit d’appoint est à la hauteur de votre matelas.',
      safe: 'Les barreaux sont espacés de 4,5 à 6,5 cm. Abaissez le sommier avant que votre enfant ne se redresse. Rien ne pend dans le lit.',
      extra: [
        table(
          'Quel lit, combien de temps',
          ['Lit', 'De', 'À'],
          [
            ['Lit d’appoint', 'naissance', 'l’enfant se met à genoux ou se redresse, vers 6 mois'],
            ['Lit à barreaux 60 × 120 cm', 'naissance', '3 ans environ'],
            ['Lit à barreaux 70 × 140 cm', 'naissance', '5 ans environ, transformé, sans barreaux'],
          ],
        ),
      ],
      questions: [
        [
          'Le matelas doit-il être ferme ?',
          'Oui : la tête ne s’y enfonce pas de plus de deux centimètres. Un enfant n’a besoin ni d’oreiller ni de surmatelas moelleux.',
        ],
        [
          'Puis-je prendre un matelas d’occasion ?',
          'Propre, ferme et sec, oui. S’il a des creux ou des taches, mieux vaut en acheter un neuf.',
        ],
        [
          'Quand enlever les barreaux ?',
          'Quand votre enfant commence à grimper, vers deux ou trois ans. Beaucoup de lits ont des barreaux amovibles pour patienter.',
        ],
      ],
      guides: ['sleeping-bag', 'layette'],
    },
    {
      key: 'schlafsaecke',
      slug: 'dormir/gigoteuses',
      name: 'Gigoteuses',
      title: 'Gigoteuses d’été et d’hiver',
      intro:
        'Une gigoteuse tient chaud sans remonter sur le visage. Choisissez selon la température et la stature.',
      description:
        'Gigoteuses de 0,5 à 3,5 TOG pour l’été et l’hiver : la bonne longueur, la bonne chaleur et ce que l’enfant porte dessous.',
      fit: 'Longueur : stature moins hauteur de la tête plus 10 cm. Jamais trop grande : la tête ne doit pas passer par l’encolure.',
      safe: 'Ni capuche, ni cordon, ni fermeture contre le menton. Dans le doute, l’indice le plus léger : avoir trop chaud est plus dangereux qu’un pied frais.',
      extra: [
        table(
          'Quelle chaleur pour quelle température',
          ['Indice', 'Température de la chambre'],
          [
            ['0,5 TOG', 'dès 24 °C'],
            ['1,0 TOG', '20 à 24 °C'],
            ['2,5 TOG', '16 à 20 °C'],
            ['3,5 TOG', 'moins de 16 °C'],
          ],
        ),
        bundle('sleep-set', {
          headline: 'Au chaud toute la nuit',
          text: 'Une gigoteuse et ce que l’enfant porte dessous : moins cher ensemble que séparément.',
          backgroundColor: 'sky',
        }),
      ],
      questions: [
        [
          'Combien de gigoteuses faut-il ?',
          'Deux par taille : l’une au lit, l’autre à la lessive. Et une légère pour l’été.',
        ],
        [
          'Avec ou sans manches ?',
          'Sans, en général : les bras laissent partir la chaleur. Dans une chambre fraîche, un body à manches longues suffit dessous.',
        ],
        [
          'Comment la laver ?',
          'À 40 ou 60 °C, fermeture fermée. L’étiquette dit exactement ce qui convient.',
        ],
      ],
      guides: ['sleeping-bag', 'sizes'],
    },
    {
      key: 'kinderzimmer',
      slug: 'dormir/chambre',
      name: 'Meubles pour la chambre',
      intro:
        'Armoires, étagères et lampes qui durent : des dimensions claires, des bords arrondis, des fixations murales.',
      description:
        'Armoires, étagères et lampes pour la chambre d’enfant : dimensions exactes, fixation au mur et livraison dans le logement.',
      fit: 'Dessinez le plan de la chambre et comptez 80 cm devant les portes d’armoire. Chaque meuble indique largeur, hauteur, profondeur et poids.',
      safe: 'Vissez armoires et étagères au mur, même basses : les enfants grimpent sur les tiroirs. Les équerres sont jointes.',
      questions: [
        [
          'Quelles vis faut-il ?',
          'Cela dépend du mur : béton, brique et plaque de plâtre demandent des chevilles différentes. Les équerres sont jointes, à vous de choisir les chevilles.',
        ],
        [
          'Un meuble neuf sent-il ?',
          'Parfois, quelques jours. Montez-le tôt et aérez, si possible quelques semaines avant l’arrivée de l’enfant.',
        ],
        [
          'Combien de temps prend la livraison ?',
          `Par transporteur, ${words.bulkyDays}, pour ${words.bulky}, jusque dans le logement. Vous convenez du jour par téléphone.`,
        ],
      ],
      guides: ['sleeping-bag', 'delivery'],
      extra: [
        nurseryMap('Une chambre qui grandit avec lui', pictures.scene('nursery'), {
          chest: {
            name: 'La commode à langer',
            text: 'À hauteur du coude, on change bébé sans mal de dos. Sans le plan à langer, elle redevient une commode.',
            target: 'kategorieseiten/soins/change',
          },
          wardrobe: {
            name: 'L’armoire',
            text: 'Elle est fixée au mur pour ne pas basculer quand un enfant grimpe aux tiroirs.',
          },
        }),
      ],
    },
  ],
})
