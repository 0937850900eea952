import type { pflege as kinds } from '../kinds/pflege'
import type { KindWords } from '../types'

export const pflege: Record<keyof typeof kinds, KindWords> = {
  wickelkommode: {
    name: 'Commode à langer',
    intros: [
      '{m} est à une hauteur où votre dos reste droit, avec des tiroirs pour tout ce qu’on attrape d’une main.',
      'Table à langer d’abord, commode ensuite : on dévisse le plan de {m} quand le temps des couches est passé.',
    ],
    uses: [
      'Le rebord dépasse du matelas sur trois côtés ; il reste une place pour la crème et les lingettes.',
      'Les tiroirs sortent entièrement et se ferment en douceur. Elle est livrée démontée.',
    ],
    benefits: ['plan à 90 cm environ', 'plan à langer amovible', 'équerres murales jointes'],
  },
  feuchttuecher: {
    name: 'Lingettes',
    intros: [
      '{m} nettoie presque à l’eau seule et ne se déchire pas au troisième passage.',
      'Un paquet pour la commode, un pour le sac : {m} a un couvercle qui ferme bien.',
    ],
    uses: [
      'À la maison, un gant et de l’eau suffisent ; en route, les lingettes sont plus commodes.',
      'Elles vont à la poubelle, pas dans les toilettes.',
    ],
    benefits: ['sans parfum', 'résistantes', 'le couvercle garde l’humidité'],
  },
  wickelauflage: {
    name: 'Matelas à langer',
    intros: [
      '{m} est bien rembourré et relevé sur trois côtés, pour que votre enfant se retourne moins vite.',
      'Un motif de feuilles qui pardonne les taches : {m} s’essuie d’un linge après chaque change.',
    ],
    uses: [
      'Comparez ses dimensions à celles de votre commode : il doit porter partout.',
      'Un lange posé dessus lui ôte sa fraîcheur, même en hiver.',
    ],
    benefits: ['trois bords relevés', 's’essuie', 'dessous antidérapant'],
  },
  heizstrahler: {
    name: 'Chauffage de table à langer',
    intros: [
      '{m} chauffe le coin à langer en quelques secondes quand la salle de bain est fraîche.',
      'Fixé au mur ou posé sur son pied : {m} s’éteint au bout de dix minutes.',
    ],
    uses: [
      'Gardez un mètre entre l’appareil et l’enfant ; un gabarit de mesure est joint.',
      'Si le pied bascule, un interrupteur coupe le courant.',
    ],
    benefits: ['s’éteint après dix minutes', 'coupure en cas de chute', 'mural ou sur pied'],
    details: [['Alimentation', 'câble secteur, 1,8 m']],
  },
  waschmittel: {
    name: 'Lessive douce pour bébé',
    intros: [
      '{m} lave dès 20 degrés et ne laisse aucun parfum.',
      'Liquide et économe : 40 ml de {m} suffisent pour un tambour plein.',
    ],
    uses: [
      'Pour la laine et la soie, prenez un produit spécial ; tout le reste supporte celui-ci.',
      'Si la peau est sensible, ajoutez un rinçage.',
    ],
    benefits: ['sans parfum ni colorant', 'efficace dès 20 °C', 'bouchon doseur compris'],
  },
  badewanne: {
    name: 'Baignoire de bébé',
    intros: [
      '{m} mesure 80 cm et sert environ un an, dans la douche ou sur la table.',
      'Large rebord et quatre pieds : {m} se porte même pleine sans déborder.',
    ],
    uses: [
      'La bonde est au point le plus bas, pour que rien ne stagne.',
      'Une échelle intérieure montre l’eau qu’il faut à un nouveau-né.',
    ],
    benefits: ['bonde de vidange', 'fond antidérapant', 'se pose en travers de la grande baignoire'],
  },
  badethermometer: {
    name: 'Thermomètre de bain',
    intros: [
      '{m} flotte, mesure en trois secondes et affiche un chiffre assez grand pour être lu d’en haut.',
      'Numérique et sans mercure : {m} s’allume dès qu’il est dans l’eau.',
    ],
    uses: [
      'À 37 degrés, le point est vert ; au-delà, rouge.',
      'Remuez l’eau avant de mesurer : près du robinet, elle est toujours plus chaude.',
    ],
    benefits: ['mesure en trois secondes', 's’éteint seul', 'aussi pour la chambre'],
    details: [['Alimentation', 'pile bouton, logement vissé']],
  },
  kapuzentuch: {
    name: 'Cape de bain',
    intros: [
      '{m} a une capuche, sous laquelle les cheveux mouillés restent au chaud, et un petit cœur.',
      'Du bain tout droit dedans : {m} est assez grande pour que les pieds y disparaissent.',
    ],
    uses: [
      'Suspendez-la par la bride : elle sera sèche le lendemain soir.',
      'Neuve, l’éponge absorbe peu ; après deux lavages, elle boit comme il faut.',
    ],
    benefits: ['capuche double', 'bride de suspension', 'bords gansés'],
  },
  waschlotion: {
    name: 'Gel lavant corps et cheveux',
    intros: [
      '{m} mousse peu et suffit pour la tête et le corps.',
      'Une pression sur la pompe suffit : {m} est sans parfum et se rince vite.',
    ],
    uses: [
      'Une ou deux fois par semaine suffisent ; les autres jours, l’eau seule fait l’affaire.',
      'La pompe se bloque, pour que rien ne coule dans le sac.',
    ],
    benefits: ['sans parfum ni colorant', 'corps et cheveux', 'pompe verrouillable'],
  },
  haarbuerste: {
    name: 'Brosse et peigne',
    intros: [
      '{m} forme une paire : une brosse douce pour le premier duvet et un peigne aux dents rondes.',
      'Avec {m}, vous décollez aussi les croûtes de lait, ramollies d’abord avec un peu d’huile.',
    ],
    uses: [
      'Brossez en petits cercles, sans appuyer sur la fontanelle.',
      'Le peigne vient plus tard, quand les cheveux allongent.',
    ],
    benefits: ['brosse et peigne', 'poils très doux', 'manche en bois'],
  },
  wickeltasche: {
    name: 'Sac à langer',
    intros: [
      '{m} s’ouvre en grand et tient debout : on voit d’un coup d’œil ce qui reste.',
      'Un sac au-dehors, de l’ordre au-dedans : {m} a six poches et un petit matelas.',
    ],
    uses: [
      'Deux crochets le tiennent à la poussette ; avec la longue sangle, il se porte en bandoulière.',
      'La poche à biberon est isolée et garde l’eau chaude environ trois heures.',
    ],
    benefits: ['matelas à langer compris', 'poche à biberon isolée', 'crochets pour la poussette'],
  },
  wickelrucksack: {
    name: 'Sac à dos à langer',
    intros: [
      'Avec {m} sur le dos, vos deux mains sont libres pour votre enfant.',
      '{m} se porte comme un sac de randonnée et s’ouvre côté dos, où sont les couches et le matelas.',
    ],
    uses: [
      'Une poche latérale délivre les lingettes sans poser le sac.',
      'Bretelles rembourrées et sangle de poitrine répartissent le poids.',
    ],
    benefits: ['accès par le dos', 'poche pour le linge mouillé', 'matelas compris'],
  },
}
