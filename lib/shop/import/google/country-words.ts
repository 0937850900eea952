const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Without those that stand for another one today, such as DD and UK. */
const codes = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`)

/** What tables write besides the names by which Unicode knows a country. */
const alsoCalled = {
  ...{ UK: 'GB', USA: 'US', England: 'GB', Großbritannien: 'GB', 'Great Britain': 'GB' },
  ...{ 'Grande-Bretagne': 'GB', 'Groot-Brittannië': 'GB', Holland: 'NL', 'VR China': 'CN', Tschechien: 'CZ' },
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()

function codesByWord(): ReadonlyMap<string, string> {
  const named = ['de', 'fr', 'nl', 'en'].flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    return codes.flatMap((code) => {
      const name = names.of(code)
      return name === undefined ? [] : [[plain(name), code] as const, [plain(code), code] as const]
    })
  })
  return new Map([
    ...named,
    ...Object.entries(alsoCalled).map(([name, code]) => [plain(name), code] as const),
  ])
}

let known: ReadonlyMap<string, string> | undefined

/** The code of a country that is told by it, or by its name in a language of the markets or English: `DE`, `Allemagne`. */
export function countryOfWord(word: string): string | undefined {
  known ??= codesByWord()
  return known.get(plain(word))
}
