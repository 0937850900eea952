const genders = {
  m: /(?:body|strampler|sack|anzug|overall|wagen|sitz|stuhl|schuh|becher|teller|hut|pullover|pulli|rock|schal|tisch|schrank|korb|ball|ring|beutel|aufsatz|einsatz|mantel|helm|el|er)$/,
  f: /(?:e|ung|heit|keit|uhr|box|bank|tuer|schaukel|rassel|windel|schuessel)$/,
  n: /(?:bett|tuch|kissen|kleid|shirt|hemd|set|chen|zeug|buch|phone|laken|rad|regal|haus|nest|mobile|kabel|gitter|fell|deck|netz|licht)$/,
} as const

/** The genders that a form of an adjective has without an article: roter Body, rote Hose, rotes Kleid. */
const endings: readonly (readonly [ending: string, gender: keyof typeof genders])[] = [
  ['er', 'm'],
  ['es', 'n'],
  ['e', 'f'],
]
/** Colours that end so in all of their forms. */
const unchanged = new Set(['beige', 'orange', 'silber'])

const spelled = (word: string) =>
  word.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')

/** Whether a colour may stand before a noun as it is written: not `roter` before Babyschale. A name has no gender. */
export function agrees(colour: string, noun: string): boolean {
  const written = spelled(colour)
  const [, gender] = (!unchanged.has(written) && endings.find(([ending]) => written.endsWith(ending))) || []
  if (!gender) return true
  const word = spelled(noun)
  // The endings of fewer nouns are tried first: Schaukel, Kabel and Mobile against those in -el and -e.
  const own = (['n', 'f', 'm'] as const).find((each) => genders[each].test(word))
  return own === gender
}
