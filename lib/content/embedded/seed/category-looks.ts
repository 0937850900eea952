import type { PictureField, Pictures, ShownMotif } from './pictures'

type Look = { picture: (pictures: Pictures) => PictureField; tile: Still; ground: string; bulky?: true }
type Still = [ShownMotif, Parameters<Pictures['still']>[1]]

const still = (name: Still[0], colour: Still[1], ground: string, more: { bulky?: true } = {}): Look => ({
  picture: (pictures) => pictures.still(name, colour, 'teaser'),
  tile: [name, colour],
  ground,
  ...more,
})
const scene = (name: Parameters<Pictures['scene']>[0], tile: Still, ground: string): Look => ({
  picture: (pictures) => pictures.scene(name),
  tile,
  ground,
})

/** What is the same in every language: the picture, its ground, and whether the goods come by carrier. */
const looks = {
  unterwegs: scene('walk', ['buggy', 'coral'], 'sage'),
  kinderwagen: still('pram', 'sage', 'apricot', { bulky: true }),
  kindersitze: still('infant-carrier', 'coral', 'sky'),
  tragen: still('sling', 'sage', 'apricot'),
  schlafen: scene('nursery', ['bedside-bed', 'butter'], 'apricot'),
  betten: still('cot', 'butter', 'sky', { bulky: true }),
  schlafsaecke: still('sleeping-bag', 'sky', 'butter'),
  kinderzimmer: still('wardrobe', 'apricot', 'sage', { bulky: true }),
  kleidung: scene('clothes-line', ['clothes-rail', 'sand'], 'sky'),
  erstausstattung: still('romper', 'sky', 'butter'),
  'bodys-strampler': still('body', 'rose', 'sage'),
  jacken: still('jacket', 'coral', 'sky'),
  spielen: scene('play', ['blocks', 'sage'], 'sage'),
  holzspielzeug: still('rings', 'coral', 'sky'),
  kuscheltiere: still('rabbit', 'sand', 'sky'),
  essen: scene('meal', ['spoon-bowl', 'sky'], 'butter'),
  flaschen: still('bottle', 'apricot', 'sage'),
  hochstuehle: still('high-chair', 'sage', 'apricot'),
  stillen: still('parent-baby', 'butter', 'sky'),
  pflege: scene('bathroom', ['towel', 'coral'], 'sky'),
  wickeln: still('changing-table', 'sage', 'apricot', { bulky: true }),
  baden: still('bath', 'sky', 'butter'),
  wickeltaschen: still('nappy-bag', 'forest', 'butter'),
} satisfies Record<string, Look>

export type CategoryKey = keyof typeof looks

export const lookOf = (key: CategoryKey): Look => looks[key]
