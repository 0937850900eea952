const spelled: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** A text in lower case with German umlauts as ae, oe, ue and the sharp s as ss: for addresses. */
export const withoutUmlauts = (lowerCase: string): string =>
  lowerCase.replace(/[äöüß]/g, (letter) => spelled[letter] ?? letter)

const joined: Record<string, string> = { œ: 'oe', æ: 'ae', ø: 'o' }

/** A text in lower case with the letters that lose no accent by decomposition as plain ones: `œuvre` is `oeuvre`. */
export const withoutLigatures = (lowerCase: string): string =>
  lowerCase.replace(/[œæø]/g, (letter) => joined[letter] ?? letter)
