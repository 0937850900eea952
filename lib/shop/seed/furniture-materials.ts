import type { Material } from './materials'

/** What prams, seats, furniture and mattresses are made of. */
export const furnitureMaterials = {
  frame: {
    words: {
      de: 'Gestell aus Aluminium, Bezug aus Polyester',
      fr: 'châssis en aluminium, housse en polyester',
      nl: 'frame van aluminium, bekleding van polyester',
    },
    about: {
      de: 'Das Gestell aus Aluminium rostet nicht, und jede Schraube ist mit einem Sechskant zu erreichen.',
      fr: 'Le châssis en aluminium ne rouille pas, et chaque vis s’atteint avec une clé six pans.',
      nl: 'Het aluminium frame roest niet en elke schroef is met een inbussleutel te bereiken.',
    },
    care: 'cover30',
  },
  framelinen: {
    words: {
      de: 'Gestell aus Aluminium, Bezug aus Baumwolle und Leinen',
      fr: 'châssis en aluminium, housse en coton et lin',
      nl: 'frame van aluminium, bekleding van katoen en linnen',
    },
    about: {
      de: 'Auf dem Gestell aus Aluminium liegt ein Bezug aus Baumwolle und Leinen, der sich in der Sonne nicht aufheizt.',
      fr: 'Sur le châssis en aluminium, une housse de coton et de lin qui ne chauffe pas au soleil.',
      nl: 'Op het aluminium frame ligt bekleding van katoen en linnen, die in de zon niet heet wordt.',
    },
    care: 'cover30',
  },
  shell: {
    words: {
      de: 'Schale aus Polypropylen, Polster aus EPS-Schaum, Bezug aus Polyester',
      fr: 'coque en polypropylène, rembourrage en mousse EPS, housse en polyester',
      nl: 'schaal van polypropyleen, vulling van EPS-schuim, bekleding van polyester',
    },
    about: {
      de: 'Unter dem Bezug liegt ein Schaum, der bei einem Aufprall Kraft aufnimmt; Seitenflügel halten Kopf und Schultern.',
      fr: 'Sous la housse, une mousse absorbe l’énergie d’un choc ; des ailes latérales tiennent la tête et les épaules.',
      nl: 'Onder de bekleding zit schuim dat bij een botsing kracht opneemt; zijvleugels houden hoofd en schouders.',
    },
    care: 'cover30',
  },
  steel: {
    words: { de: 'Stahl und Polypropylen', fr: 'acier et polypropylène', nl: 'staal en polypropyleen' },
    about: {
      de: 'Rastarme und Stützfuß sind aus Stahl, das Gehäuse aus schlagzähem Kunststoff.',
      fr: 'Les bras d’ancrage et la jambe de force sont en acier, le boîtier en plastique résistant aux chocs.',
      nl: 'De verankeringsarmen en de steunpoot zijn van staal, de behuizing van slagvast kunststof.',
    },
    care: 'wipe',
  },
  beech: {
    words: { de: 'Buche massiv, geölt', fr: 'hêtre massif huilé', nl: 'massief beukenhout, geolied' },
    about: {
      de: 'Massive Buche ist hart und schwer, das Öl lässt die Maserung sehen und lässt sich nachpflegen.',
      fr: 'Le hêtre massif est dur et lourd ; l’huile laisse voir le veinage et peut être renouvelée.',
      nl: 'Massief beuken is hard en zwaar; de olie laat de nerf zien en is bij te werken.',
    },
    care: 'wipewood',
    sustainable: 'nachwachsend',
  },
  birch: {
    words: {
      de: 'Birkensperrholz, lackiert',
      fr: 'contreplaqué de bouleau verni',
      nl: 'berkenmultiplex, gelakt',
    },
    about: {
      de: 'Birkensperrholz verzieht sich nicht; die Kanten sind gerundet und bleiben als Schichten sichtbar.',
      fr: 'Le contreplaqué de bouleau ne se déforme pas ; ses bords arrondis laissent voir les couches.',
      nl: 'Berkenmultiplex trekt niet krom; de randen zijn rond en laten de lagen zien.',
    },
    care: 'wipewood',
    sustainable: 'nachwachsend',
  },
  pine: {
    words: { de: 'Kiefer massiv, lackiert', fr: 'pin massif verni', nl: 'massief grenen, gelakt' },
    about: {
      de: 'Kiefer ist leicht und hell; kleine Äste gehören dazu und machen jedes Stück anders.',
      fr: 'Le pin est léger et clair ; de petits nœuds en font partie et rendent chaque pièce différente.',
      nl: 'Grenen is licht van gewicht en kleur; kleine kwasten horen erbij en maken elk stuk anders.',
    },
    care: 'wipewood',
    sustainable: 'nachwachsend',
  },
  board: {
    words: {
      de: 'Holzfaserplatte, lackiert; Beine aus Buche',
      fr: 'panneau de fibres laqué, pieds en hêtre',
      nl: 'gelakte houtvezelplaat, poten van beuken',
    },
    about: {
      de: 'Die lackierten Flächen sind leicht sauber zu halten, die Beine aus Buche tragen das Gewicht.',
      fr: 'Les surfaces laquées se nettoient facilement, les pieds en hêtre portent le poids.',
      nl: 'De gelakte vlakken zijn makkelijk schoon te houden, de beuken poten dragen het gewicht.',
    },
    care: 'wipewood',
  },
  maple: {
    words: {
      de: 'Ahorn massiv, Wasserlack',
      fr: 'érable massif, vernis à l’eau',
      nl: 'massief esdoorn, watergedragen lak',
    },
    about: {
      de: 'Ahorn ist fein gewachsen und splittert nicht; der Lack auf Wasserbasis ist speichelfest.',
      fr: 'L’érable a le grain fin et ne fait pas d’échardes ; le vernis à l’eau résiste à la salive.',
      nl: 'Esdoorn is fijn van nerf en splintert niet; de watergedragen lak is speekselvast.',
    },
    care: 'wipewood',
    sustainable: 'nachwachsend',
  },
  toybeech: {
    words: {
      de: 'Buche massiv, Wasserfarbe',
      fr: 'hêtre massif, peinture à l’eau',
      nl: 'massief beuken, verf op waterbasis',
    },
    about: {
      de: 'Das Holz ist in vier Gängen geschliffen, die Farbe zieht ein und blättert nicht ab.',
      fr: 'Le bois est poncé en quatre passes, la couleur y pénètre et ne s’écaille pas.',
      nl: 'Het hout is in vier rondes geschuurd, de verf trekt in en bladdert niet af.',
    },
    care: 'wipewood',
    sustainable: 'nachwachsend',
  },
  foam: {
    words: {
      de: 'Kaltschaum, Bezug aus Baumwolle',
      fr: 'mousse froide, housse en coton',
      nl: 'koudschuim, hoes van katoen',
    },
    about: {
      de: 'Der Kern aus Kaltschaum ist fest bis zum Rand und bekommt keine Kuhle.',
      fr: 'L’âme en mousse froide est ferme jusqu’au bord et ne se creuse pas.',
      nl: 'De kern van koudschuim is stevig tot aan de rand en krijgt geen kuil.',
    },
    care: 'cover60',
  },
  coir: {
    words: {
      de: 'Kokosfaser und Naturlatex, Bezug aus Baumwolle',
      fr: 'fibre de coco et latex naturel, housse en coton',
      nl: 'kokosvezel en natuurlatex, hoes van katoen',
    },
    about: {
      de: 'Kokosfasern machen die Matratze luftig und sehr fest, Latex hält sie elastisch.',
      fr: 'La fibre de coco rend le matelas aéré et très ferme, le latex le garde élastique.',
      nl: 'Kokosvezel maakt het matras luchtig en heel stevig, latex houdt het veerkrachtig.',
    },
    care: 'cover60',
    sustainable: 'naturmaterial',
  },
} satisfies Record<string, Material>
