import type { Words } from './types'

/** How a material is kept: in a word for the table, and in a sentence for the description. */
export const care = {
  wash60: {
    short: { de: 'Maschinenwäsche 60 °C', fr: 'Lavage en machine à 60 °C', nl: 'Machinewas 60 °C' },
    long: {
      de: 'Gewaschen wird bei 60 °C; ziehen Sie das Stück feucht in Form. Der Trockner auf niedriger Stufe schadet nicht.',
      fr: 'Le lavage se fait à 60 °C ; remettez la pièce en forme encore humide. Le sèche-linge à basse température convient.',
      nl: 'Wassen gaat op 60 °C; trek het stuk vochtig in vorm. De droger op een lage stand kan geen kwaad.',
    },
  },
  wash40: {
    short: { de: 'Maschinenwäsche 40 °C', fr: 'Lavage en machine à 40 °C', nl: 'Machinewas 40 °C' },
    long: {
      de: 'Gewaschen wird bei 40 °C, auf links gedreht und ohne Weichspüler, getrocknet an der Luft.',
      fr: 'Le lavage se fait à 40 °C, sur l’envers et sans adoucissant, le séchage à l’air.',
      nl: 'Wassen gaat op 40 °C, binnenstebuiten en zonder wasverzachter, drogen aan de lucht.',
    },
  },
  wash30: {
    short: { de: 'Schonwäsche 30 °C', fr: 'Lavage délicat à 30 °C', nl: 'Fijne was 30 °C' },
    long: {
      de: 'Schonwäsche bei 30 °C genügt; Reißverschlüsse bleiben dabei geschlossen.',
      fr: 'Un lavage délicat à 30 °C suffit ; laissez les fermetures fermées.',
      nl: 'Een fijne was op 30 °C is genoeg; houd ritsen daarbij gesloten.',
    },
  },
  wool: {
    short: { de: 'Wollwäsche kalt', fr: 'Programme laine à froid', nl: 'Koude wolwas' },
    long: {
      de: 'Meist genügt es, das Stück über Nacht auszulüften. Sonst kalt mit Wollwaschmittel waschen und liegend trocknen.',
      fr: 'Le plus souvent, une nuit à l’air suffit. Sinon, lavez à froid avec une lessive pour laine et séchez à plat.',
      nl: 'Meestal volstaat een nacht luchten. Was het anders koud met wolwasmiddel en laat het liggend drogen.',
    },
  },
  cover30: {
    short: {
      de: 'Bezug abnehmbar, 30 °C',
      fr: 'Housse amovible, 30 °C',
      nl: 'Bekleding afneembaar, 30 °C',
    },
    long: {
      de: 'Der Bezug lässt sich abnehmen und bei 30 °C waschen, alles Feste wird feucht abgewischt.',
      fr: 'La housse s’enlève et se lave à 30 °C ; les parties dures s’essuient avec un linge humide.',
      nl: 'De bekleding is afneembaar en wasbaar op 30 °C; harde delen neemt u vochtig af.',
    },
  },
  cover60: {
    short: {
      de: 'Bezug abnehmbar, 60 °C',
      fr: 'Housse amovible, 60 °C',
      nl: 'Hoes afneembaar, 60 °C',
    },
    long: {
      de: 'Der Bezug hat einen Reißverschluss auf drei Seiten und wird bei 60 °C gewaschen.',
      fr: 'La housse s’ouvre sur trois côtés par une fermeture et se lave à 60 °C.',
      nl: 'De hoes heeft aan drie kanten een rits en wordt op 60 °C gewassen.',
    },
  },
  wipe: {
    short: { de: 'feucht abwischen', fr: 'essuyer avec un linge humide', nl: 'vochtig afnemen' },
    long: {
      de: 'Zum Reinigen reicht ein feuchtes Tuch, ohne scharfe Mittel.',
      fr: 'Un linge humide suffit pour nettoyer, sans produit agressif.',
      nl: 'Schoonmaken gaat met een vochtige doek, zonder scherpe middelen.',
    },
  },
  wipewood: {
    short: {
      de: 'feucht abwischen, gleich trocknen',
      fr: 'essuyer et sécher aussitôt',
      nl: 'vochtig afnemen en drogen',
    },
    long: {
      de: 'Wischen Sie das Holz nebelfeucht ab und trocknen Sie gleich nach; einweichen verträgt es nicht.',
      fr: 'Passez un linge à peine humide et séchez aussitôt : le bois ne supporte pas de tremper.',
      nl: 'Neem het hout licht vochtig af en droog meteen na; weken verdraagt het niet.',
    },
  },
  dishwasher: {
    short: { de: 'spülmaschinenfest', fr: 'passe au lave-vaisselle', nl: 'vaatwasserbestendig' },
    long: {
      de: 'Alle Teile kommen in den oberen Korb der Spülmaschine und lassen sich auskochen.',
      fr: 'Toutes les pièces vont dans le panier supérieur du lave-vaisselle et supportent l’eau bouillante.',
      nl: 'Alle delen mogen boven in de vaatwasser en kunnen worden uitgekookt.',
    },
  },
  dry: {
    short: { de: 'trocken aufbewahren', fr: 'conserver au sec', nl: 'droog bewaren' },
    long: {
      de: 'Bewahren Sie die Packung trocken und bei Zimmertemperatur auf.',
      fr: 'À conserver au sec et à température ambiante.',
      nl: 'Bewaar de verpakking droog en op kamertemperatuur.',
    },
  },
  none: { short: undefined, long: undefined },
} satisfies Record<string, { short: Words | undefined; long: Words | undefined }>

export type CareKey = keyof typeof care
