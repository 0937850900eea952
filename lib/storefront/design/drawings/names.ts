/** The names of everything that can be drawn. Data only, so that addresses can be written without loading drawings. */
export const colourNames = [
  'sage',
  'apricot',
  'sky',
  'butter',
  'coral',
  'rose',
  'sand',
  'stone',
  'ink',
  'forest',
] as const
export type ColourName = (typeof colourNames)[number]

/** Grounds: the companion colours of both brands, and plain paper. */
export const groundColours = {
  sage: '#dce8dc',
  apricot: '#fbe3cf',
  sky: '#dce9f2',
  butter: '#fbf0c9',
  ice: '#e3ecf7',
  lime: '#eaf3d3',
  sand: '#f1e9dd',
  paper: '#f8f3ea',
} as const
export type GroundName = keyof typeof groundColours

/** The default ground of each colour, chosen for contrast. */
export const groundFor: Record<ColourName, GroundName> = {
  sage: 'apricot',
  apricot: 'sage',
  sky: 'butter',
  butter: 'sky',
  coral: 'sky',
  rose: 'sage',
  sand: 'sky',
  stone: 'butter',
  ink: 'apricot',
  forest: 'butter',
}

export const views = ['front', 'detail', 'room', 'size'] as const
export type View = 'main' | (typeof views)[number]

/** What the surface of a product shows: a printed pattern, or how the fabric is made. Without one it is plain. */
export const prints = [
  'dots',
  'stripes',
  'stars',
  'checks',
  'leaves',
  'waves',
  'hearts',
  'drops',
  'knit',
  'quilt',
] as const
export type Print = (typeof prints)[number]

/** Kinds of pictures and the natural size of each, in pixels. */
export const kinds = {
  product: { width: 1200, height: 1200 },
  category: { width: 1600, height: 1200 },
  guide: { width: 1500, height: 1000 },
  teaser: { width: 1600, height: 1200 },
  banner: { width: 1680, height: 720 },
  portrait: { width: 960, height: 1280 },
  share: { width: 1200, height: 630 },
} as const
export type Kind = keyof typeof kinds

export const motifNames = [
  'pram',
  'buggy',
  'infant-carrier',
  'car-seat',
  'sleeping-bag',
  'body',
  'romper',
  'jacket',
  'hat',
  'clothes-rail',
  'bottle',
  'high-chair',
  'spoon-bowl',
  'cup',
  'cot',
  'bedside-bed',
  'lamp',
  'mobile',
  'blanket',
  'pacifier',
  'wardrobe',
  'changing-table',
  'shelf',
  'rabbit',
  'blocks',
  'rings',
  'ball',
  'rattle',
  'bath',
  'towel',
  'thermometer',
  'nappy-bag',
  'brush',
  'gift',
  'voucher',
  'parcel',
  'van',
  'letter',
  'shield',
  'tape-measure',
  'parent-baby',
  'sling',
  'baby',
  'parent-walking',
  'footmuff',
  'car-base',
  'carrier',
  'mattress',
  'baby-monitor',
  'video-monitor',
  'wallpaper',
  'heater',
  'socks',
  'muslin',
  'trousers',
  'overall',
  'bib',
  'pull-along',
  'shape-sorter',
  'bear',
  'comforter',
  'nursing-pillow',
  'breast-pump',
  'nursing-pads',
  'seat-cushion',
  'changing-mat',
  'wipes',
  'lotion',
  'backpack',
  'hooded-towel',
  'rear-seat',
  'detergent',
] as const
export type MotifName = (typeof motifNames)[number]

/** Things that have a second view, from the front (the bigger car seat: from the side). */
export const frontNames: readonly MotifName[] = ['pram', 'buggy', 'infant-carrier', 'car-seat', 'high-chair']

/** The hairstyles of the parents. The colour decides which parent is drawn. */
export const hairstyles = ['bun', 'short', 'long', 'curls'] as const

/** The drawings with a parent, each with its offset in the list of hairstyles. */
export const styledByParent: { readonly [name in MotifName | SceneName]?: number } = {
  'parent-baby': 0,
  sling: 1,
  'parent-walking': 0,
  drive: 0,
}

/** Every scene with its ground colour, which is also the placeholder while the picture loads. */
export const sceneGrounds = {
  park: '#e3eef4',
  walk: '#e3eef4',
  'clothes-line': '#e3eef4',
  drive: '#e3eef4',
  delivery: '#e3eef4',
  night: '#465c70',
  nursery: '#fbe9d9',
  bathroom: '#dce9f2',
  meal: '#fbf3d6',
  play: '#e2ecdf',
  cuddle: '#f8e6d8',
  gifts: '#fbf0c9',
  christmas: '#fbf0c9',
  newsletter: '#dce9f2',
  safety: '#dce8dc',
  sizes: '#fbe3cf',
  service: '#fbf0c9',
  returns: '#dce9f2',
  payment: '#fbe3cf',
  lost: '#dce8dc',
} as const
export type SceneName = keyof typeof sceneGrounds

/** The shop's own marks, then those of payment, delivery and trust. */
export const markNames = [
  'nestling',
  'nestling-icon',
  'wordmark',
  'card',
  'invoice',
  'wallet',
  'bank-transfer',
  'phone-payment',
  'mobile-wallet',
  'bank-app',
  'pay-now',
  'pay-later',
  'instalments',
  'gift-card',
  'lock',
  'parcel',
  'pick-up',
  'express',
  'return-arrow',
  'shield',
  'climate',
] as const
export type MarkName = (typeof markNames)[number]
