/**
 * The signs of goods without a picture: paths of 24 by 24 in strokes, and what categories and goods of the kind are
 * called in the languages of the shops. The first that fits is taken.
 */
const signs = {
  gift: {
    words: /gutschein|gift|geschenk|cadeau|bon-/,
    path: 'M4.5 11h15v9h-15v-9ZM3.5 7.5h17V11h-17V7.5ZM12 7.5V20M12 7.5S9 3 7.5 4.5s1 3 4.5 3ZM12 7.5s3-4.5 4.5-3-1 3-4.5 3Z',
  },
  file: {
    words: /download|e-?book|datei|fichier|bestand/,
    path: 'M6.5 3.5h7l4 4v13h-11v-17ZM13.5 3.5v4h4M12 11v6M9.5 14.75l2.5 2.5 2.5-2.5',
  },
  travel: {
    words:
      /kinderwagen|buggy|unterwegs|autositz|kindersitz|babyschale|trage|reise|fusssack|fußsack|poussette|siège.?auto|balade|voyage|porte-?bébé|onderweg|wandelwagen|draag|pram|stroller|travel/,
    path: 'M12 4.5a7.5 7.5 0 0 1 7.5 7.5H12V4.5ZM4 8.5h2L7 12h12.5a5.5 5.5 0 0 1-5.5 4.5h-3A4.5 4.5 0 0 1 7 12M9 18.25a1.25 1.25 0 1 0 0 2.5 1.25 1.25 0 0 0 0-2.5ZM16 18.25a1.25 1.25 0 1 0 0 2.5 1.25 1.25 0 0 0 0-2.5Z',
  },
  sleep: {
    words:
      /schlaf|bett|matratze|wiege|decke|nacht|sommeil|dormir|gigoteuse|matelas|\blits?\b|couverture|slaap|slapen|bed|matras|deken|sleep|blanket/,
    path: 'M3.5 5.5V19M3.5 16h17M20.5 19v-5a3 3 0 0 0-3-3H10v5M6.75 9.25a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 0 0 0-3.5Z',
  },
  feed: {
    words:
      /flasche|fläsch|trink|ernähr|essen|stillen|milch|geschirr|hochstuhl|lätz|schnuller|becher|tasse|tee|honig|kaffee|küche|biberon|repas|allait|tétine|vaisselle|miel|thé|fles|voeding|eten|drinken|borst|honing|bottle|feed|food|kitchen/,
    path: 'M10 6.5V5a2 2 0 1 1 4 0v1.5M8.5 6.5h7v3h-7v-3ZM9 9.5l-.75 2V19a1.5 1.5 0 0 0 1.5 1.5h4.5a1.5 1.5 0 0 0 1.5-1.5v-7.5l-.75-2M8.25 13.5h3M8.25 16.5h3',
  },
  wear: {
    words:
      /kleid|mode|hemd|shirt|pullover|hose|jacke|mütze|socke|strampler|body|schuh|vêtement|habit|bonnet|chausse|pyjama|kled|broek|jas|muts|sok|schoen|wear|cloth/,
    path: 'M8.5 4.5 3.5 7.5l2 4 2-1v9h9v-9l2 1 2-4-5-3a3.5 3.5 0 0 1-7 0Z',
  },
  play: {
    words:
      /spiel|puppe|bauklotz|kuschel|plüsch|jouet|jeu|peluche|poupée|speel|speelgoed|pop|knuffel|toy|game/,
    path: 'M4 12.5h7.5V20H4v-7.5ZM12.5 12.5H20V20h-7.5v-7.5ZM8.25 4.5h7.5V12h-7.5V4.5Z',
  },
  care: {
    words:
      /pflege|bad|wickel|windel|seife|creme|gesund|hygiene|handtuch|bain|soin|lange|couche|savon|crème|santé|verzorg|luier|zeep|gezond|bath|care/,
    path: 'M12 3.5s6.5 6.8 6.5 11a6.5 6.5 0 0 1-13 0c0-4.2 6.5-11 6.5-11ZM9 14.5a3 3 0 0 0 3 3',
  },
  home: {
    words:
      /möbel|moebel|wohn|zimmer|schrank|regal|lampe|teppich|garten|meuble|chambre|armoire|jardin|tapis|meubel|kamer|kast|tuin|furniture|home|garden/,
    path: 'M6 11V8a3 3 0 0 1 3-3h6a3 3 0 0 1 3 3v3M6 11a2 2 0 0 0-2.5 2v4.5h17V13a2 2 0 0 0-4 0v1h-9v-1A2 2 0 0 0 6 11ZM6 17.5V20M18 17.5V20',
  },
} as const

const rest = { path: 'M12 3.5l8 4v9l-8 4-8-4v-9l8-4ZM4 7.5l8 4 8-4M12 11.5v9' }

/** By name, with that of all other goods. */
export const goodsSigns = { ...signs, goods: rest }
export type GoodsSign = keyof typeof goodsSigns

export const isGoodsSign = (name: string): name is GoodsSign => Object.hasOwn(goodsSigns, name)

const kinds = Object.keys(signs) as (keyof typeof signs)[]

/** The kind of which the words speak, such as the keys or names of categories. */
const kindIn = (words: readonly string[]) => {
  const text = words.join(' ').toLowerCase()
  return kinds.find((kind) => signs[kind].words.test(text))
}

/** The path of the sign of goods: by their categories, else by their name. */
export const goodsSign = (categories: readonly string[], name: string): string =>
  goodsSigns[kindIn(categories) ?? kindIn([name]) ?? 'goods'].path

/** The name of the sign with a path; that of all goods for any other. */
export const signNamed = (path: string | undefined): GoodsSign =>
  (Object.keys(goodsSigns) as GoodsSign[]).find((name) => goodsSigns[name].path === path) ?? 'goods'
