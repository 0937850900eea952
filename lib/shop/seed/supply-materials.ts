import type { Material } from './materials'

/** What wipes, wallpaper, soap, brushes and vouchers are made of. */
export const supplyMaterials = {
  fibrepaper: {
    words: { de: 'Vlies aus Zellstoff', fr: 'intissé de cellulose', nl: 'vlies van cellulose' },
    about: {
      de: 'Vlies wird trocken auf die eingekleisterte Wand gelegt und lässt sich später in ganzen Bahnen abziehen.',
      fr: 'L’intissé se pose à sec sur le mur encollé et s’enlève plus tard en lés entiers.',
      nl: 'Vlies gaat droog op de ingesmeerde muur en laat zich later in hele banen verwijderen.',
    },
    care: 'wipe',
    sustainable: 'nachwachsend',
  },
  viscose: {
    words: {
      de: 'Vlies aus Viskose, 99 % Wasser',
      fr: 'non-tissé de viscose, 99 % d’eau',
      nl: 'vlies van viscose, 99% water',
    },
    about: {
      de: 'Das Vlies aus Viskose ist reißfest; die Tücher sind mit Wasser getränkt und kommen ohne Duftstoffe aus.',
      fr: 'Le non-tissé de viscose résiste à la déchirure ; les lingettes sont imprégnées d’eau, sans parfum.',
      nl: 'Het vlies van viscose scheurt niet; de doekjes zijn met water bevochtigd en bevatten geen parfum.',
    },
    care: 'dry',
  },
  mild: {
    words: {
      de: 'Wasser, Zuckertenside, Glycerin',
      fr: 'eau, tensioactifs de sucre, glycérine',
      nl: 'water, suikertensiden, glycerine',
    },
    about: {
      de: 'Die Rezeptur kommt mit wenigen Stoffen aus und enthält weder Duft- noch Farbstoffe.',
      fr: 'La formule se contente de peu d’ingrédients, sans parfum ni colorant.',
      nl: 'De samenstelling bevat weinig stoffen en geen parfum of kleurstof.',
    },
    care: 'dry',
  },
  bristle: {
    words: {
      de: 'Ziegenhaar, Griff aus Buche',
      fr: 'poils de chèvre, manche en hêtre',
      nl: 'geitenhaar, steel van beuken',
    },
    about: {
      de: 'Die Borsten aus Ziegenhaar sind so weich, dass sie auch auf der Kopfhaut eines Neugeborenen nicht kratzen.',
      fr: 'Les poils de chèvre sont si doux qu’ils ne grattent pas, même sur la tête d’un nouveau-né.',
      nl: 'De haren van geitenhaar zijn zo zacht dat ze ook op het hoofdje van een pasgeborene niet krabben.',
    },
    care: 'wipewood',
    sustainable: 'naturmaterial',
  },
  card: {
    words: { de: 'Karton', fr: 'carton', nl: 'karton' },
    about: {
      de: 'Der Gutschein gilt für alles im Laden, auch in mehreren Schritten, bis der Betrag aufgebraucht ist.',
      fr: 'Le bon vaut pour tout l’assortiment, aussi en plusieurs fois, jusqu’à épuisement du montant.',
      nl: 'De bon geldt voor alles in de winkel, ook in delen, tot het bedrag op is.',
    },
    care: 'none',
  },
} satisfies Record<string, Material>
