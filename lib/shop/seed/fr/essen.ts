import type { essen as kinds } from '../kinds/essen'
import type { KindWords } from '../types'

export const essen: Record<keyof typeof kinds, KindWords> = {
  glasflasche: {
    name: 'Biberon en verre',
    intros: [
      '{m} est fait pour la maison : plus lourd que le plastique, mais comme neuf après chaque lavage.',
      'Le biberon {m} a un col large, où entre une mesurette, et une échelle qui ne pâlit pas.',
    ],
    uses: [
      'Une valve dans la tétine laisse entrer l’air, pour que votre enfant en avale moins.',
      'La tétine à débit lent est jointe ; d’autres vont sur le même filetage.',
    ],
    benefits: ['échelle gravée au feu', 'tétine à valve comprise', 'va dans les chauffe-biberons courants'],
  },
  schnuller: {
    name: 'Sucettes, lot de 2',
    intros: [
      '{m} a une collerette plate et aérée, et un anneau qu’une petite main attrape.',
      'Deux sucettes et une boîte : {m} est symétrique, on ne peut pas la mettre à l’envers.',
    ],
    uses: [
      'Choisissez la taille selon l’âge ; une sucette trop grande donne des haut-le-cœur.',
      'Avant le premier usage, faites bouillir cinq minutes et laissez refroidir.',
    ],
    benefits: ['forme symétrique', 'collerette aérée', 'boîte pour l’eau bouillante'],
  },
  kunststoffflasche: {
    name: 'Biberon en plastique',
    intros: [
      '{m} pèse peu et survit à une chute de poussette.',
      'Pour la route et pour les enfants qui veulent tenir seuls : {m} est plus étroit au milieu.',
    ],
    uses: [
      'Cinq pièces, aucun recoin : démonter, laver, laisser sécher.',
      'Un couvercle à joint est compris, pour que rien ne coule dans le sac.',
    ],
    benefits: ['léger et incassable', 'étanche dans le sac', 'tétine à valve comprise'],
  },
  trinkbecher: {
    name: 'Tasse d’apprentissage',
    intros: [
      '{m} a deux anses et un bec souple, pour passer du biberon au verre.',
      'Un visage souriant et un fond antidérapant : {m} tient même sur une tablette inclinée.',
    ],
    uses: [
      'Un insert retient l’eau tant que l’enfant n’aspire pas ; sans lui, elle coule comme d’un verre.',
      'Versez de l’eau ou une tisane sans sucre, et ôtez le bec pour laver.',
    ],
    benefits: ['deux anses amovibles', 'ne goutte pas', 's’emploie plus tard sans bec'],
  },
  mitwachsstuhl: {
    name: 'Chaise haute évolutive',
    intros: [
      '{m} met votre enfant à votre hauteur : assise et repose-pieds le suivent jusqu’à l’âge adulte.',
      'Une chaise qui reste : {m} porte un bébé, puis un écolier à ses devoirs.',
    ],
    uses: [
      'Assise et repose-pieds glissent dans des rainures, serrés par deux vis.',
      'Arceau et harnais sont compris ; un transat existe pour les plus petits.',
    ],
    benefits: ['assise et repose-pieds réglables', 'harnais à cinq points', 'pour tables de 72 à 76 cm'],
  },
  laetzchen: {
    name: 'Bavoirs, lot de 2',
    intros: [
      '{m} couvre aussi les épaules, car c’est là que la purée va d’abord.',
      'Deux bavoirs ornés d’un petit cœur : {m} se ferme derrière par des pressions.',
    ],
    uses: [
      'Deux pressions donnent deux tours de cou ; ôtez-le pour dormir.',
      'La poche du bas recueille ce que perd la cuillère.',
    ],
    benefits: ['deux tours de cou', 'poche de récupération', 'deux pièces'],
  },
  tablettstuhl: {
    name: 'Chaise haute à tablette',
    intros: [
      '{m} a sa propre tablette à haut rebord et repose bien sur ses quatre pieds de bois.',
      'Pour les enfants qui aiment avoir leur table : avec {m}, bol et cuillère restent devant eux.',
    ],
    uses: [
      'La tablette s’enlève d’une main et va dans l’évier.',
      'Le repose-pieds donne de l’appui au repas ; le harnais retient en trois points.',
    ],
    benefits: ['tablette amovible', 'harnais à trois points', 'large assise au sol'],
  },
  sitzpolster: {
    name: 'Coussin de chaise haute',
    intros: [
      '{m} adoucit une chaise en bois et la remplit tant que votre enfant est encore menu.',
      'Dos et assise d’une pièce : {m} se pose, le harnais passe par deux fentes.',
    ],
    uses: [
      'Au dos, une surface gommée l’empêche de glisser.',
      'Secouez les miettes et essuyez les taches avant qu’elles sèchent.',
    ],
    benefits: ['pour les chaises en bois courantes', 'fentes pour le harnais', 'dos antidérapant'],
  },
  breischale: {
    name: 'Bol et cuillère',
    intros: [
      '{m} a un bord épais, où l’on racle la cuillère, et un fond lourd.',
      'Bol et cuillère vont ensemble : {m} est assez plat pour la cuillère que l’enfant tient lui-même.',
    ],
    uses: [
      'Une ventouse le tient sur une table lisse ; on la décolle du doigt, par le côté.',
      'Le bol va au réfrigérateur et au micro-ondes, la cuillère non.',
    ],
    benefits: ['ventouse', 'cuillère à bord souple', 'micro-ondes et réfrigérateur'],
  },
  stillkissen: {
    name: 'Coussin d’allaitement',
    intros: [
      '{m} entoure la taille et porte le bébé, pour que vos épaules n’aient pas à le faire.',
      'Pendant la grossesse, {m} soutient le ventre la nuit, puis le bras pendant la tétée.',
    ],
    uses: [
      'Il est rempli de fines billes silencieuses, qui épousent la forme.',
      'Pour dormir, votre enfant va dans son lit, pas sur le coussin.',
    ],
    benefits: ['garnissage à compléter', 'housse lavable', 'pour la grossesse et l’allaitement'],
  },
  milchpumpe: {
    name: 'Tire-lait électrique',
    intros: [
      '{m} commence par de courtes aspirations et passe, dès que le lait coule, à un rythme lent.',
      'Petit et discret : {m} marche sur batterie et n’a pas besoin de prise.',
    ],
    uses: [
      'Neuf niveaux se règlent finement ; l’appareil retient le dernier.',
      'Deux téterelles de 24 et 27 mm sont jointes. Une membrane garde le lait loin du tuyau.',
    ],
    benefits: ['neuf niveaux', 'deux tailles de téterelle', 'batterie pour environ cinq séances'],
    details: [['Retour', 'seulement si le scellé est intact']],
  },
  stilleinlagen: {
    name: 'Coussinets d’allaitement lavables',
    intros: [
      '{m} se place à plat dans le soutien-gorge et absorbe ce qui vient entre les tétées.',
      'Trois couches, aucun film plastique : {m} laisse respirer la peau et va à la lessive.',
    ],
    uses: [
      'Un filet de lavage est joint, pour n’en perdre aucun.',
      'Changez-en dès qu’ils sont humides ; pour la nuit, il y a un côté plus épais.',
    ],
    benefits: ['avec filet de lavage', 'sans film plastique', 'invisibles sous les habits'],
  },
}
