/** Goods that are not new, as values of the attribute `zustand`. */
export const conditions = ['refurbished', 'used'] as const
export type Condition = (typeof conditions)[number]

/**
 * How feeds write conditions, reduced by `plain`. A seconds line (B-Ware) counts as used: whoever calls it new says too much.
 */
const spelled: Readonly<Record<Condition | 'new', readonly string[]>> = {
  new: [
    ...['new', 'brand new', 'neu', 'neuware', 'neu mit etikett', 'fabrikneu'],
    ...['neuf', 'neuve', 'nouveau', 'neuf avec etiquette', 'nieuw', 'nieuwe', 'nieuw met kaartje'],
  ],
  used: [
    ...['used', 'used like new', 'used very good', 'used good', 'used acceptable', 'like new', 'pre owned'],
    ...['preowned', 'pre loved', 'preloved', 'second hand', 'secondhand', 'open box', 'damaged', 'b stock'],
    ...[
      'gebraucht',
      'gebraucht wie neu',
      'wie neu',
      'gebrauchtware',
      'neuwertig',
      'aus zweiter hand',
      'b ware',
    ],
    ...['bware', '2 wahl', 'zweite wahl', 'ausstellungsstuck', 'vorfuhrware', 'retourenware', 'beschadigt'],
    ...[
      'occasion',
      'd occasion',
      'doccasion',
      'usage',
      'usagee',
      'usage comme neuf',
      'comme neuf',
      'seconde main',
    ],
    ...[
      'deuxieme main',
      'de seconde main',
      'd exposition',
      'tweedehands',
      'tweede hands',
      'gebruikt',
      'zo goed als nieuw',
    ],
    ...['als nieuw', 'b keus', 'tweede keus', 'showmodel'],
  ],
  refurbished: [
    ...[
      'refurbished',
      'certified refurbished',
      'seller refurbished',
      'remanufactured',
      'reconditioned',
      'renewed',
    ],
    ...['generaluberholt', 'uberholt', 'refurbisht', 'wiederaufbereitet', 'aufbereitet', 'erneuert'],
    ...['reconditionne', 'reconditionnee', 'remis a neuf', 'remanufacture', 'gereviseerd', 'opgeknapt'],
    ...['gerefurbished', 'gerenoveerd'],
  ],
}

const conditionNamed = new Map(
  (Object.keys(spelled) as (keyof typeof spelled)[]).flatMap((name) =>
    spelled[name].map((word) => [word, name] as const),
  ),
)

/** A word without case, accents, signs between its parts and the address of schema.org. */
const plain = (text: string): string =>
  text
    .replace(/^https?:\/\/schema\.org\//i, '')
    .replace(/condition$/i, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The condition that a feed names; undefined for an unknown word, which may say that the article is not new. */
export const readCondition = (text: string): Condition | 'new' | undefined => conditionNamed.get(plain(text))

type Attributed = { attributes: Readonly<Record<string, string>> }

/** The condition of a variant, else of its product; undefined for what is new. */
export function conditionOf(variant: Attributed, product: Attributed): Condition | undefined {
  const value = variant.attributes.zustand ?? product.attributes.zustand
  return conditions.find((known) => known === value)
}
