import { table } from '../../build'
import type { CategoryGroup } from '../../category'
import type { FrenchWords } from '../words'

export const vetements = (words: FrenchWords): CategoryGroup => ({
  key: 'kleidung',
  slug: 'vetements/',
  name: 'Vêtements',
  title: 'Vêtements de bébé, tailles 50 à 98',
  intro:
    'Doux, lavables et faciles à enfiler. La taille est la stature en centimètres : rien de plus à deviner.',
  description:
    'Trousseau, bodys, grenouillères et vestes dans les tailles 50 à 98, avec mesures, matière et entretien pour chaque pièce.',
  fit: 'Entre deux tailles, prenez la plus grande. Le [guide des tailles](guide-des-tailles) montre ce qui va jusqu’à quand.',
  safe: 'Chez nous, aucun vêtement jusqu’à sept ans n’a de cordon au cou. Lavez une fois le neuf avant qu’il ne touche la peau.',
  questions: [
    [
      'Quelle taille fait un nouveau-né ?',
      'Le plus souvent 50 ou 56. La taille 50 ne va que quelques semaines : prenez-en peu, et davantage en 56 et 62.',
    ],
    [
      'Combien de couches faut-il à un bébé ?',
      'Dehors une de plus que vous, à l’intérieur autant. Touchez la nuque : tiède et sec, c’est bien.',
    ],
    [
      'Puis-je rendre un vêtement porté ?',
      'Essayé, oui ; lavé ou porté, non. Laissez les étiquettes tant que vous hésitez.',
    ],
  ],
  guides: ['sizes', 'layette'],
  children: [
    {
      key: 'erstausstattung',
      slug: 'vetements/trousseau',
      name: 'Trousseau de naissance',
      title: 'Trousseau de naissance en 50, 56 et 62',
      intro:
        'Les huit premières semaines en trois tailles : bodys, grenouillères, bonnets et chaussettes, à la pièce ou en lot.',
      description:
        'Vêtements des premières semaines en 50, 56 et 62 : les quantités vraiment utiles et ce que vous achèterez plus tard.',
      fit: 'Les bodys croisés ont plusieurs rangées de pressions. Pour les prématurés, il existe une taille 44, indiquée avec l’article.',
      safe: 'Coton ou laine et soie sur la peau, coutures plates, aucun ruban libre. Le bonnet se porte dehors, jamais au lit.',
      questions: [
        [
          'Combien de bodys faut-il ?',
          'Six à huit par taille si vous lavez deux fois par semaine. La liste complète se trouve dans nos [conseils](conseils/trousseau-naissance).',
        ],
        [
          'Puis-je échanger une seule pièce d’un lot ?',
          `Oui, vous ne rendez que celle-là. Sa part du prix figure sur le ${words.deliveryNote}.`,
        ],
        [
          'Que mettre dans la valise de maternité ?',
          'Deux bodys, une grenouillère, des chaussettes, un bonnet et une veste, en 50 et en 56. Et une couverture pour le trajet.',
        ],
      ],
      guides: ['layette', 'sizes'],
    },
    {
      key: 'bodys-strampler',
      slug: 'vetements/bodys-grenouilleres',
      name: 'Bodys et grenouillères',
      intro:
        'Ce que votre enfant porte chaque jour : manches courtes, longues, croisé ou à encolure large, avec des pressions au bon endroit.',
      description:
        'Bodys courts, longs ou croisés et grenouillères dans les tailles 50 à 98 : coupes, matières et entretien comparés.',
      fit: 'Un body qui tire à l’entrejambe est trop petit. Dans une grenouillère, il reste la largeur d’un doigt devant les orteils.',
      safe: 'Les pressions tiennent bien et ne contiennent pas de nickel. Après la lessive, vérifiez qu’aucune ne se détache.',
      extra: [
        table(
          'Quelle coupe pour qui',
          ['Coupe', 'Bien pour'],
          [
            ['Body croisé', 'les nouveau-nés : il ne passe pas par la tête'],
            ['Body à encolure américaine', 'les enfants qui tiennent leur tête ; s’enlève aussi par le bas'],
            ['Grenouillère à pieds', 'l’intérieur et l’hiver, sans chaussettes'],
            ['Grenouillère sans pieds', 'les enfants qui rampent et qui marchent'],
          ],
        ),
      ],
      questions: [
        [
          'Coton ou laine et soie ?',
          'Le coton est simple et supporte 60 °C. La laine et la soie régulent la chaleur, mais demandent un programme délicat.',
        ],
        [
          'Les vêtements rétrécissent-ils ?',
          'Le coton perd jusqu’à cinq pour cent à la première lessive. Nos tailles en tiennent compte.',
        ],
      ],
      guides: ['sizes', 'sleeping-bag'],
    },
    {
      key: 'jacken',
      slug: 'vetements/vestes',
      name: 'Vestes et combinaisons',
      intro:
        'Contre le vent, la pluie et le froid : vestes, combinaisons et laine foulée, pour ceux qui dorment et pour ceux qui courent.',
      description:
        'Vestes de pluie et d’hiver, combinaisons et laine foulée, tailles 50 à 98 : étanchéité, chaleur et temps qui convient.',
      fit: 'Prenez la taille sous laquelle passe encore un pull. Les manches vont jusqu’au pouce, le col jusqu’au menton.',
      safe: 'Les capuches se détachent, il n’y a pas de cordon. En voiture, la veste doublée [s’enlève](conseils/siege-auto#veste), même en hiver.',
      extra: [
        table(
          'Ce que dit la colonne d’eau',
          ['Colonne d’eau', 'Résiste à'],
          [
            ['dès 1500 mm', 'une averse'],
            ['dès 5000 mm', 'une pluie continue'],
            ['dès 10 000 mm', 'la pluie continue, les flaques et le bac à sable mouillé'],
          ],
        ),
      ],
      questions: [
        [
          'Combinaison, ou veste et pantalon ?',
          'Tant que votre enfant est couché ou porté, la combinaison : rien ne remonte. Dès qu’il marche, deux pièces sont plus pratiques.',
        ],
        [
          'Comment laver une veste de pluie ?',
          'À 30 ou 40 °C, sans adoucissant, qui bouche les pores. Puis réimperméabilisez-la.',
        ],
        [
          'La veste arrivera-t-elle avant le froid ?',
          `Ce qui est disponible arrive en ${words.days}. Les autres articles portent leur date.`,
        ],
      ],
      guides: ['sizes', 'car-seat'],
    },
  ],
})
