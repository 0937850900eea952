import type { unterwegs as kinds } from '../kinds/unterwegs'
import type { KindWords } from '../types'

export const unterwegs: Record<keyof typeof kinds, KindWords> = {
  kombiwagen: {
    name: 'Poussette combinée',
    intros: [
      '{m} accompagne votre enfant dès la naissance : d’abord couché dans la nacelle, puis assis dans le siège, dans les deux sens.',
      'Avec {m}, vous passez de la cage d’escalier aux pavés et au tram sans changer de poussette.',
    ],
    uses: [
      'Les grandes roues sont suspendues, le guidon se règle en six hauteurs et la capote descend jusqu’aux pieds.',
      'Le châssis se plie en deux gestes ; la nacelle reste plate et entre aussi en travers dans le coffre.',
    ],
    benefits: [
      'nacelle et siège compris',
      'guidon réglable de 94 à 108 cm',
      'capote à indice de protection 50',
    ],
    details: [['Contenu', 'châssis, nacelle avec matelas, siège, panier']],
  },
  sportwagen: {
    name: 'Poussette légère',
    intros: [
      '{m} convient aux enfants qui tiennent assis seuls : maniable en magasin, stable sur le trottoir.',
      'Quand la nacelle devient trop petite, {m} prend le relais, avec une position allongée pour la sieste.',
    ],
    uses: [
      'Le dossier et le repose-pieds se règlent d’une main, l’arceau pivote sur le côté.',
      'La roue avant se bloque pour aller droit sur le gravier.',
    ],
    benefits: ['position allongée à 170 degrés', 'tient debout une fois pliée', 'panier pour 5 kg'],
    details: [['Harnais', 'cinq points, avec coussinets']],
  },
  fusssack: {
    name: 'Chancelière',
    intros: [
      '{m} garde les jambes au chaud dans la poussette, sans couverture qui glisse ou se prend dans les roues.',
      'Pour les jours à moins de dix degrés : dans {m}, votre enfant est assis au chaud en habits de tous les jours.',
    ],
    uses: [
      'Des fentes dans le dos laissent passer le harnais ; le dessus s’ouvre jusqu’en bas par une fermeture.',
      'Le bas s’ouvre pour les chaussures, et un cordon intérieur resserre le haut.',
    ],
    benefits: ['pour nacelles et sièges', 'fentes pour harnais à trois ou cinq points', 'dos antidérapant'],
  },
  reisebuggy: {
    name: 'Poussette de voyage',
    intros: [
      '{m} est si compacte une fois pliée qu’elle entre dans le porte-bagages de nombreux trains.',
      'Une poussette à emporter : {m} pèse peu, se plie d’une main et se porte à l’épaule.',
    ],
    uses: [
      'Elle s’ouvre en une seconde ; le dossier s’incline par une sangle, sans crans.',
      'Les petites roues aiment les sols lisses. Pour la forêt, préférez une poussette suspendue.',
    ],
    benefits: ['sangle et housse comprises', 'se plie d’une main', 'siège dès six mois'],
  },
  babyschale: {
    name: 'Coque pour bébé',
    intros: [
      'Dans {m}, un nouveau-né voyage dos à la route et à demi couché, dès le retour à la maison.',
      '{m} est une coque i-Size : elle se choisit selon la stature et s’installe dos à la route.',
    ],
    uses: [
      'L’appui-tête et le harnais se règlent ensemble ; le réducteur des premières semaines s’enlève.',
      'Elle se fixe avec la ceinture de la voiture ou sur une base adaptée ; l’anse a trois positions.',
    ],
    benefits: ['i-Size selon UN R129', 'appui-tête à onze positions', 'pare-soleil compris'],
    details: [['Installation', 'dos à la route, ceinture ou base']],
  },
  kleinkindsitz: {
    name: 'Siège auto pivotant',
    intros: [
      '{m} vient après la coque et permet de voyager dos à la route jusqu’à 105 cm.',
      'Le siège {m} se tourne vers la portière : asseoir, attacher, remettre en place.',
    ],
    uses: [
      'Il se fixe par Isofix et jambe de force ; un témoin passe du rouge au vert quand tout est en place.',
      'La position de repos existe dans les deux sens ; face à la route, pas avant 15 mois.',
    ],
    benefits: ['i-Size selon UN R129', 'pivote à 360 degrés', 'dos à la route jusqu’à 105 cm'],
    details: [['Installation', 'Isofix et jambe de force']],
  },
  basisstation: {
    name: 'Base Isofix',
    intros: [
      '{m} reste dans la voiture, la coque s’y enclenche d’un clic.',
      'Avec {m}, plus de ceinture à enfiler : on installe la base une fois, puis on pose la coque.',
    ],
    uses: [
      'Les témoins de l’Isofix, de la jambe de force et de la coque passent au vert quand tout tient.',
      'Vérifiez dans la liste des véhicules s’il y a un coffre dans le plancher, sous la jambe de force.',
    ],
    benefits: ['Isofix avec guides', 'un témoin par étape', 'pour les coques de la même marque'],
  },
  mitwachssitz: {
    name: 'Siège auto évolutif',
    intros: [
      '{m} suit votre enfant de 76 à 150 cm : d’abord avec son propre harnais, puis avec la ceinture de la voiture.',
      'Un siège pour de longues années : {m} se règle en hauteur et en largeur, sans pièce à changer.',
    ],
    uses: [
      'Jusqu’à 105 cm, le harnais à cinq points retient l’enfant ; ensuite il se range derrière le rembourrage.',
      'Les guides sont marqués en couleur, pour que la ceinture passe sur l’épaule et le bassin.',
    ],
    benefits: ['i-Size selon UN R129', 'appui-tête à douze positions', 'housse amovible sans démontage'],
    details: [['Installation', 'face à la route, Isofix et ceinture']],
  },
  babytrage: {
    name: 'Porte-bébé',
    intros: [
      'Dans {m}, votre enfant est droit et tout contre vous, le dos rond et les genoux relevés.',
      '{m} s’adapte à des personnes de tailles différentes : ceinture et bretelles se règlent en continu.',
    ],
    uses: [
      'L’assise s’élargit par un lien, jusqu’à aller d’un creux du genou à l’autre.',
      'Portez devant, sur la hanche ou, dès que votre enfant tient bien sa tête, dans le dos.',
    ],
    benefits: ['assise évolutive dès la naissance', 'ceinture de 65 à 135 cm', 'appui-tête à pressions'],
  },
  tragetuch: {
    name: 'Écharpe de portage',
    intros: [
      '{m} est une longueur de tissu qui s’adapte à chaque corps : le vôtre et celui de votre enfant.',
      'Pour qui aime nouer : avec {m}, on réussit le croisé enveloppé, le kangourou et le portage dans le dos.',
    ],
    uses: [
      'Les lisières ont deux tons, pour ne pas confondre le haut et le bas, et le milieu est marqué.',
      'Un mode d’emploi en six images est joint ; exercez-vous d’abord au-dessus du lit.',
    ],
    benefits: ['milieu marqué d’un fil', 'mode d’emploi en trois langues', 'extrémités en biais'],
  },
  halftrage: {
    name: 'Porte-bébé à nouer',
    intros: [
      '{m} réunit les deux : une ceinture à boucle et de longues bretelles à nouer.',
      'Comme ses bretelles se nouent, {m} va aussi bien quand deux personnes se relaient.',
    ],
    uses: [
      'Les larges bretelles s’étalent sur l’épaule et soulagent le dos.',
      'Croisées, elles soutiennent aussi les fesses ; en trois minutes, tout tient.',
    ],
    benefits: ['bretelles de 2 m', 'dès 3,5 kg, sans réducteur', 'roulé, pas plus gros qu’un pull'],
  },
}
