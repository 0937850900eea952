import type { kleidung as kinds } from '../kinds/kleidung'
import type { KindWords } from '../types'

export const kleidung: Record<keyof typeof kinds, KindWords> = {
  erstlingsset: {
    name: 'Trousseau de naissance',
    intros: [
      'Le trousseau {m} réunit ce qu’un enfant porte les huit premières semaines, assorti et dans une même taille.',
      '{m} vous évite de compter : bodys, grenouillères, pantalons et une veste qui vont tous ensemble.',
    ],
    uses: [
      'Chaque pièce se rend séparément ; son prix figure sur le bon de livraison.',
      'Lavez tout une fois avant de préparer la valise. Mieux vaut deux tailles que deux trousseaux.',
    ],
    benefits: ['pièces assorties', 'moins cher qu’à l’unité', 'chaque pièce se rend seule'],
    details: [['Contenu', 'bodys, grenouillères, pantalons, veste, bavoir']],
  },
  namensdecke: {
    name: 'Couverture à prénom',
    intros: [
      '{m} est tricotée pour votre enfant : le prénom figure dans un coin, jusqu’à 30 caractères.',
      'Un cadeau qui reste : dans {m}, nous tricotons le prénom, qui ne se découd pas et ne part pas au lavage.',
    ],
    uses: [
      'Vous indiquez le prénom en mettant la couverture au panier ; vérifiez bien l’orthographe.',
      'Elle est faite à la pièce et ne peut donc être échangée que si elle a un défaut.',
    ],
    benefits: ['prénom tricoté, 30 caractères', 'faite à la pièce', 'bords ourlés'],
  },
  gutscheindruck: {
    name: 'Bon cadeau à imprimer',
    intros: [
      'Le bon arrive quelques minutes après l’achat, en fichier, par e-mail.',
      'Pour qui a besoin d’un cadeau ce soir encore : acheter, imprimer, plier.',
    ],
    uses: [
      'Il porte un code à saisir à la caisse et il est valable trois ans.',
      'Le solde reste acquis et sert au prochain achat.',
    ],
    benefits: ['aussitôt en fichier', 'valable trois ans', 'utilisable en plusieurs fois'],
  },
  muetze: {
    name: 'Bonnet tricoté',
    intros: [
      '{m} descend sur les oreilles et son revers grandit avec l’enfant.',
      'Pompon et bord large : {m} reste en place même quand votre enfant tourne la tête.',
    ],
    uses: [
      'Une taille va environ six mois ; en cas de doute, mesurez le tour de tête au-dessus des oreilles.',
      'Il est fait pour dehors. À l’intérieur et au lit, un bébé ne porte pas de bonnet.',
    ],
    benefits: ['couvre les oreilles', 'pompon bien cousu', 'bord double'],
  },
  soeckchen: {
    name: 'Chaussettes de bébé, 3 paires',
    intros: [
      '{m} ne glisse pas du pied : le bord est large et souple, le talon tricoté.',
      'Trois paires de la même couleur, pour que deux chaussettes seules refassent une paire : {m}.',
    ],
    uses: [
      'La couture des orteils est plate et ne gêne pas dans la chaussure.',
      'En poussette, on les met sur les collants ; à la maison, elles suffisent.',
    ],
    benefits: ['trois paires identiques', 'bord large et souple', 'couture plate'],
  },
  gutscheinkarte: {
    name: 'Bon cadeau par la poste',
    intros: [
      'La carte arrive dans une petite boîte à ruban, avec une feuille blanche pour vos mots.',
      'Quand on ignore la taille du moment : un bon qui n’est jamais trop petit.',
    ],
    uses: [
      'Nous l’envoyons chez vous ou directement chez les parents, sans facture dans le colis.',
      'Il vaut trois ans pour tout l’assortiment, aussi en plusieurs fois.',
    ],
    benefits: ['en boîte cadeau', 'valable trois ans', 'envoi possible au destinataire'],
  },
  mulltuecher: {
    name: 'Langes en mousseline, lot de 3',
    intros: [
      '{m} sert partout où quelque chose déborde : sur l’épaule, sous la tête, à la table à langer.',
      'Trois carrés assez grands pour emmailloter et assez petits pour le sac : {m}.',
    ],
    uses: [
      'C’est après le troisième lavage qu’ils absorbent le mieux, comme toute mousseline.',
      'Posés sur la poussette, ils retiennent la chaleur : ce n’est pas un pare-soleil.',
    ],
    benefits: ['70 × 70 cm', 'tissage double', 'plus souples à chaque lavage'],
  },
  babydecke: {
    name: 'Couverture de bébé',
    intros: [
      '{m} est faite pour la poussette, le sol et les bras : assez grande pour envelopper, assez légère pour suivre.',
      'Une couverture d’avant le quatre-pattes : {m} tient chaud en poussette et adoucit le coin de jeu.',
    ],
    uses: [
      'En poussette, bordez les côtés, afin que rien ne remonte sur le visage.',
      'Pliée en quatre, elle entre dans tout sac à langer et y remplace le matelas.',
    ],
    benefits: ['bords ourlés', 'pour la poussette et le sol', 'sert aussi de tapis'],
  },
  kurzarmbody: {
    name: 'Body à manches courtes',
    intros: [
      '{m} est le body de tous les jours, un cœur sur la poitrine et trois pressions à l’entrejambe.',
      'L’encolure américaine de {m} s’ouvre si largement qu’on peut, après un accident, le retirer par le bas.',
    ],
    uses: [
      'Il ne fait pas d’épaisseur sous un pull ; en été, il suffit.',
      'Les bords des jambes sont souples et ne marquent pas les cuisses rondes.',
    ],
    benefits: ['encolure américaine', 'pressions sans nickel', 'coutures plates à l’extérieur'],
  },
  strampler: {
    name: 'Grenouillère',
    intros: [
      '{m} s’ouvre de l’épaule à la cheville : on y couche l’enfant, puis on ferme.',
      'De fines rayures et des pressions jusqu’à la cheville : {m} s’enfile vite, même à trois heures du matin.',
    ],
    uses: [
      'Les bords des jambes se retournent : elle va ainsi deux poussées de croissance.',
      'Dessous un body, dessus une veste s’il fait froid ; à la maison, rien de plus.',
    ],
    benefits: ['pressions sur toute la longueur', 'bas de jambe à revers', 'coupe large pour la couche'],
  },
  hose: {
    name: 'Pantalon de bébé',
    intros: [
      '{m} a une taille haute et souple, qui reste au-dessus de la couche sans serrer.',
      'Fait pour le quatre-pattes : {m} est doublé aux genoux et large aux fesses.',
    ],
    uses: [
      'Le bas se retourne au début et se déplie plus tard.',
      'Le lien de devant est décoratif et cousu : on ne peut pas le tirer.',
    ],
    benefits: ['taille haute sans bouton', 'genoux renforcés', 'dure une taille de plus'],
  },
  wollbody: {
    name: 'Body en laine',
    intros: [
      '{m} se porte à même la peau, quand il fait froid dehors et chaud dedans.',
      'Maille fine et cœur sur la poitrine : {m} ne gratte pas et se lave rarement.',
    ],
    uses: [
      'Suspendez-le à la fenêtre après l’avoir porté ; le lendemain, la laine sent de nouveau bon.',
      'Sous la combinaison, il épargne une couche entière.',
    ],
    benefits: ['régule la chaleur', 'encolure souple', 'se lave rarement'],
  },
  schlafanzug: {
    name: 'Pyjama',
    intros: [
      '{m} est une pièce pour la nuit, rayée et sans col, qui se glisse sous la gigoteuse.',
      'Pour que rien ne remonte : {m} est d’une pièce, avec des pressions jusque dans une jambe.',
    ],
    uses: [
      'La nuit, on n’ouvre que le bas pour changer la couche, sans découvrir le buste.',
      'Sous une gigoteuse de 2,5 TOG, il suffit à 18 degrés.',
    ],
    benefits: ['d’une seule pièce', 'pressions jusque dans la jambe', 'sans étiquette qui gratte'],
  },
  winterjacke: {
    name: 'Veste d’hiver',
    intros: [
      '{m} tient chaud par son garnissage piqué et porte deux petites oreilles sur la capuche.',
      'Pour les enfants qui marchent : {m} est plus longue derrière et serrée aux poignets.',
    ],
    uses: [
      'La capuche se détache, le col monte jusqu’au menton.',
      'Les gants entrent dans les poches ; une bande réfléchissante court dans le dos.',
    ],
    benefits: ['capuche amovible', 'colonne d’eau de 5000 mm', 'bande réfléchissante au dos'],
  },
  schneeoverall: {
    name: 'Combinaison de neige',
    intros: [
      'Avec {m}, la neige n’entre pas dans le dos à la première chute : tout est d’une pièce.',
      '{m} est faite pour les jours humides et froids où l’on reste quand même dehors jusqu’à la nuit.',
    ],
    uses: [
      'La longue fermeture descend dans la jambe : votre enfant y entre avec ses chaussures.',
      'Moufles et chaussons sont cousus et, dans les petites tailles, se retournent.',
    ],
    benefits: ['colonne d’eau de 10 000 mm', 'fermeture jusque dans la jambe', 'capuche sans cordon'],
  },
  softshelljacke: {
    name: 'Veste softshell',
    intros: [
      '{m} est la veste de trois saisons : contre le vent, la bruine et le bac à sable du matin.',
      'Plus légère qu’un ciré, plus chaude qu’un pull : {m}, deux petites oreilles sur la capuche.',
    ],
    uses: [
      'L’intérieur est gratté ; au printemps, une chemise suffit dessous.',
      'La boue sèche se brosse ; lavez rarement et sans adoucissant.',
    ],
    benefits: ['colonne d’eau de 10 000 mm', 'protection UV 30', 'deux poches à fermeture'],
  },
  walkoverall: {
    name: 'Combinaison en laine bouillie',
    intros: [
      'Dans {m}, votre enfant a chaud en poussette ou en porte-bébé, sans transpirer.',
      'Une combinaison comme autrefois : {m} est en laine bouillie, avec capuche et bords à retourner.',
    ],
    uses: [
      'La double taille dure tout un hiver ; au début, retournez bras et jambes.',
      'La pluie fine perle ; sous une pluie durable, ajoutez une couche imperméable.',
    ],
    benefits: ['double taille pour un hiver', 'mains et pieds à retourner', 'se lave rarement'],
  },
  walkjacke: {
    name: 'Veste en laine bouillie',
    intros: [
      '{m} est souple, chaude et silencieuse : rien ne froisse quand votre enfant s’endort dans vos bras.',
      'Entre le pull et la veste d’hiver : {m} coupe le vent et suit chaque mouvement.',
    ],
    uses: [
      'On la porte de septembre à avril et, au plus froid, sous la combinaison.',
      'Une patte intérieure empêche la fermeture de frotter le menton.',
    ],
    benefits: ['capuche à oreilles', 'protège-menton', 'sans doublure, sèche vite'],
  },
}
