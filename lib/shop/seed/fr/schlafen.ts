import type { schlafen as kinds } from '../kinds/schlafen'
import type { KindWords } from '../types'

export const schlafen: Record<keyof typeof kinds, KindWords> = {
  gitterbett: {
    name: 'Lit à barreaux',
    intros: [
      '{m} est un lit simple aux montants arrondis, dont le sommier se place à trois hauteurs.',
      'Le lit {m} repose bien sur ses quatre pieds et devient plus tard, sans barreaux, un lit d’enfant.',
    ],
    uses: [
      'Trois barreaux s’enlèvent quand votre enfant doit pouvoir sortir seul.',
      'À deux, il se monte en une demi-heure ; l’outil est joint, le matelas se commande à part.',
    ],
    benefits: ['sommier à trois hauteurs', 'trois barreaux amovibles', 'se transforme en lit d’enfant'],
    details: [['Écart des barreaux', '4,5 à 6,5 cm']],
  },
  beistellbett: {
    name: 'Lit d’appoint',
    intros: [
      '{m} se place contre votre lit, à la hauteur de votre matelas : assez près pour allaiter, chacun dans son lit.',
      'Pour les premiers mois : {m} s’attache au grand lit par des sangles, le côté ouvert vers vous.',
    ],
    uses: [
      'La hauteur se règle en sept crans ; sur ses roulettes, il vous suit le jour au salon.',
      'La paroi relevée en fait un lit indépendant, par exemple pour la sieste.',
    ],
    benefits: ['sept hauteurs', 'matelas compris', 'roulettes à frein'],
  },
  matratze: {
    name: 'Matelas pour bébé',
    intros: [
      '{m} est aussi ferme qu’il le faut à un petit enfant : la tête s’enfonce à peine, les bords portent.',
      'Le matelas {m} a deux faces : l’une plus ferme pour la première année, l’autre un peu moins pour la suite.',
    ],
    uses: [
      'Il mesure dix centimètres de haut et s’ajuste sans espace aux lits du couchage indiqué.',
      'Retournez-le toutes les quelques semaines et aérez-le une heure quand vous changez les draps.',
    ],
    benefits: ['ferme jusqu’au bord', 'housse à fermeture éclair', 'sans poignées ni liens'],
    details: [['Hauteur', '10 cm']],
  },
  ganzjahresschlafsack: {
    name: 'Gigoteuse toutes saisons',
    intros: [
      '{m} est la gigoteuse de la moitié de l’année où la chambre a la nuit 16 à 20 degrés.',
      'Lune et étoiles sur fond calme : {m} réchauffe avec 2,5 TOG et laisse aux jambes la place de bouger.',
    ],
    uses: [
      'La fermeture descend du haut vers le bas : vous changez l’enfant la nuit sans découvrir ses épaules.',
      'Chaque épaule a deux pressions ; l’encolure reste assez étroite.',
    ],
    benefits: ['2,5 TOG pour 16 à 20 °C', 'sans manches ni capuche', 'protège-menton'],
  },
  sommerschlafsack: {
    name: 'Gigoteuse d’été',
    intros: [
      '{m} est fine comme une chemise et convient quand la chambre ne rafraîchit pas la nuit.',
      'Par temps chaud, {m} remplace la couverture sans réchauffer ce qui n’en a pas besoin.',
    ],
    uses: [
      'Un body court suffit dessous ou, au-delà de 25 degrés, la seule couche.',
      'Elle pèse si peu qu’elle voyage dans une poche, et elle sèche en une nuit.',
    ],
    benefits: ['pour une chambre dès 20 °C', 'sans doublure', 'emmanchures larges'],
  },
  winterschlafsack: {
    name: 'Gigoteuse d’hiver',
    intros: [
      '{m} est faite pour les chambres fraîches, que l’on ne chauffe pas la nuit.',
      'Avec 3,5 TOG, {m} est notre gigoteuse la plus chaude. Au-delà de 16 degrés, prenez-en une plus légère.',
    ],
    uses: [
      'Une double couche sur le ventre garde la chaleur ; le dos est plus fin, pour que l’enfant ne transpire pas.',
      'Un body à manches longues et des collants suffisent dessous ; touchez la nuque pour vérifier.',
    ],
    benefits: ['3,5 TOG pour moins de 16 °C', 'longue fermeture couverte', 'sans étiquette à l’intérieur'],
  },
  kleiderschrank: {
    name: 'Armoire',
    intros: [
      '{m} a une porte, des cases ouvertes et deux tiroirs à hauteur d’enfant, pour qu’il se serve un jour seul.',
      'Dans l’armoire {m}, les petites vestes pendent en haut et les pulls sont au milieu ; les tiroirs se ferment en douceur.',
    ],
    uses: [
      'La tringle monte avec l’enfant ; trois tablettes sont comprises.',
      'Elle arrive démontée en deux cartons. À deux, le montage prend un après-midi.',
    ],
    benefits: ['deux tiroirs amortis', 'équerres murales jointes', 'porte à droite ou à gauche'],
  },
  nachtlicht: {
    name: 'Veilleuse',
    intros: [
      '{m} éclaire si doucement que vous voyez tout pendant la tétée et que votre enfant continue de dormir.',
      'Une petite lampe en forme de champignon : {m} donne une lumière chaude et s’éteint au bout d’une heure.',
    ],
    uses: [
      'L’intensité se règle en appuyant longuement sur le chapeau ; la veilleuse retient le dernier niveau.',
      'Elle se recharge par câble et éclaire ensuite trois nuits sans prise.',
    ],
    benefits: ['intensité réglable, blanc chaud', 's’éteint après 60 minutes', 'batterie intégrée'],
    details: [['Alimentation', 'batterie, câble USB-C']],
  },
  babyphone: {
    name: 'Écoute-bébé',
    intros: [
      '{m} transmet ce que vous devez entendre et se tait tant que tout est calme.',
      'Deux appareils, aucun compte : {m} se connecte seul et chiffre la liaison entre la chambre et la cuisine.',
    ],
    uses: [
      'Cinq points lumineux montrent le volume, même quand vous coupez le son.',
      'Hors de portée, l’unité des parents émet un bip ; de même si la batterie faiblit.',
    ],
    benefits: ['clip de ceinture', 'alerte en cas de perte de liaison', 'réponse vocale'],
    details: [['Alimentation', 'bloc secteur et batterie']],
  },
  regal: {
    name: 'Étagère pour enfant',
    intros: [
      '{m} est assez basse pour que l’enfant atteigne la case du haut, et assez large pour des bacs et des albums.',
      'Trois cases, des angles ronds, un dos plein : {m} range sans que rien ne tombe derrière.',
    ],
    uses: [
      'Les livres vont en haut, les cubes au milieu, et l’enfant tire lui-même les bacs du bas.',
      'Deux étagères se vissent côte à côte ; l’équerre murale est jointe.',
    ],
    benefits: ['cases de 28 cm de haut', 'dos plein', 'équerre murale jointe'],
  },
  videophone: {
    name: 'Écoute-bébé vidéo',
    intros: [
      '{m} montre à l’écran si votre enfant dort ou s’il cherche seulement sa sucette.',
      'Caméra et écran vont ensemble : {m} n’a besoin ni de wifi ni de téléphone.',
    ],
    uses: [
      'Dans le noir, la caméra passe en infrarouge ; vous l’orientez et zoomez depuis l’écran.',
      'L’écran s’allume dès qu’un bruit dépasse le seuil choisi, puis s’éteint.',
    ],
    benefits: ['vision de nuit', 'caméra orientable', 'sans application ni compte'],
    details: [['Alimentation', 'bloc secteur, écran sur batterie']],
  },
  mobile: {
    name: 'Mobile',
    intros: [
      'Nuages, lune et étoile : les figures de {m} tournent déjà au courant d’air d’une porte.',
      '{m} donne à un bébé couché sur le dos quelque chose à regarder, sans musique ni pile.',
    ],
    uses: [
      'Suspendez-le à 30 cm au-dessus de la table à langer, là où vous êtes présent.',
      'Les figures se reconnaissent d’en bas, car c’est de là que regarde votre enfant.',
    ],
    benefits: ['quatre figures visibles d’en bas', 'fils de moins de 22 cm', 'crochet de plafond joint'],
  },
  tapete: {
    name: 'Papier peint pour enfant',
    intros: [
      'Feuilles et petites étoiles : {m} met au mur un motif qui plaît encore à l’âge de l’école.',
      'Avec {m}, un mur prend de la couleur et les autres restent calmes ; un rouleau couvre un peu plus de cinq mètres carrés.',
    ],
    uses: [
      'Le motif se répète tous les 32 cm. Commandez tous les rouleaux à la fois pour une teinte identique.',
      'La colle va sur le mur, le lé par-dessus, et l’on coupe ce qui dépasse.',
    ],
    benefits: ['rouleau de 0,53 × 10,05 m', 's’enlève à sec', 'se nettoie au linge humide'],
    details: [['Raccord', '32 cm']],
  },
}
