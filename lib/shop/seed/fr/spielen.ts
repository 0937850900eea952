import type { spielen as kinds } from '../kinds/spielen'
import type { KindWords } from '../types'

export const spielen: Record<keyof typeof kinds, KindWords> = {
  bausteine: {
    name: 'Cubes en bois',
    intros: [
      '{m} réunit cubes, pavés, arcs et toits : de quoi faire une tour aussi bien qu’une ville.',
      'L’enfant les renverse d’abord, puis les empile, puis construit : {m} accompagne les trois âges.',
    ],
    uses: [
      'Les côtés mesurent quatre centimètres : un cube tient dans une petite main et n’entre pas dans la bouche.',
      'Tout se range dans une caisse à couvercle, qui sert aussi à construire.',
    ],
    benefits: ['cubes de 4 cm', 'couleurs résistant à la salive', 'caisse à couvercle'],
  },
  stapelturm: {
    name: 'Tour à empiler',
    intros: [
      '{m} a cinq anneaux et une tête souriante, qui va toujours tout en haut.',
      'Grand en bas, petit en haut, ou l’inverse : {m} tient debout même de travers.',
    ],
    uses: [
      'La tige est collée dans le socle et plie si l’enfant tombe dessus.',
      'Au début, on ôte seulement les anneaux ; l’ordre des tailles vient vers deux ans.',
    ],
    benefits: ['cinq anneaux et une tête', 'socle large et lourd', 'bords arrondis'],
  },
  rassel: {
    name: 'Hochet en bois',
    intros: [
      '{m} est assez léger pour les premières prises et sonne doucement, comme du riz dans une boîte.',
      'Un ourson au bout d’un manche : {m} se tient à deux mains et se porte bien à la bouche.',
    ],
    uses: [
      'Le manche a l’épaisseur d’un doigt d’adulte, l’anneau du bout ne glisse pas de la main.',
      'Les grains sont dans une chambre collée, que l’on ne peut pas ouvrir.',
    ],
    benefits: ['moins de 50 g', 'son discret', 'd’une pièce, rien ne se détache'],
  },
  nachziehtier: {
    name: 'Canard à tirer',
    intros: [
      '{m} se dandine derrière votre enfant dès qu’il marche, et ne verse pas sur le seuil.',
      'Un canard sur quatre roues : {m} balance en roulant, car un essieu est un peu de biais.',
    ],
    uses: [
      'Des bagues de caoutchouc ménagent le sol et rendent le canard silencieux.',
      'Sans ficelle, on peut aussi le pousser ; le nœud se défait facilement.',
    ],
    benefits: ['roues à bague de caoutchouc', 'ficelle amovible', 'stable dans les virages'],
  },
  steckspiel: {
    name: 'Boîte à formes',
    intros: [
      'Rond, cube, triangle : {m} est une boîte dont chaque ouverture n’accepte qu’une forme.',
      'Avec {m}, votre enfant apprend de ses mains ce qui est rond et ce qui est carré, et récupère seul les pièces.',
    ],
    uses: [
      'Le couvercle se pose sans s’enclencher, pour que rien ne pince.',
      'Commencez par deux formes et ajoutez les autres peu à peu.',
    ],
    benefits: ['couvercle amovible', 'pièces de plus de 4 cm', 'peintures à l’eau'],
  },
  stoffhase: {
    name: 'Lapin en tissu',
    intros: [
      '{m} a de longues oreilles, auxquelles un enfant peut bien se tenir, et un nœud autour du cou.',
      'Confident ou compagnon de voyage : {m} tient assis tout seul et se glisse sous un petit bras.',
    ],
    uses: [
      'Les yeux et la bouche sont brodés, le nœud est cousu.',
      'Un second, qui attend dans l’armoire, a déjà sauvé bien des soirées.',
    ],
    benefits: ['yeux brodés', 'dès la naissance', 'lavable dans un filet'],
  },
  stoffbaer: {
    name: 'Ours en tissu',
    intros: [
      '{m} est un ours ventru à écharpe, qui aime être serré et reprend ensuite sa forme.',
      'Larges pattes, museau doux : {m} attend sur l’étagère qu’on ait besoin de lui, c’est-à-dire chaque soir.',
    ],
    uses: [
      'Bras et jambes sont cousus et tiennent quand il traverse l’appartement par une patte.',
      'L’écharpe est fixée au cou et plus courte qu’une main ouverte.',
    ],
    benefits: ['visage brodé', 'tient assis seul', 'écharpe bien cousue'],
  },
  schmusetuch: {
    name: 'Doudou plat',
    intros: [
      '{m} est un carré de tissu avec un chien endormi au milieu et des coins noués à malaxer.',
      'Petit et léger : {m} se laisse saisir par un bébé qui ne tient encore rien d’autre.',
    ],
    uses: [
      'Le jour, il va en poussette ; la nuit, le lit reste vide la première année.',
      'Comme il sent la maison, il aide le premier jour à la crèche.',
    ],
    benefits: ['coins noués à saisir', 'sans pièce dure', 'sèche vite'],
  },
  stoffball: {
    name: 'Balle en tissu',
    intros: [
      '{m} roule assez lentement pour qu’un enfant à quatre pattes la rattrape.',
      'Une balle à pois de couleur qui ne renverse rien : {m} est souple et tient dans deux petites mains.',
    ],
    uses: [
      'Un grelot enfermé tinte à l’intérieur ; il est au cœur du garnissage.',
      'Elle est assez peu remplie pour qu’on en saisisse un pli.',
    ],
    benefits: ['grelot discret', 'pour l’intérieur', 'facile à saisir'],
  },
}
