const spelled: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** A text in lower case with German umlauts as ae, oe, ue and the sharp s as ss: for addresses. */
export const withoutUmlauts = (lowerCase: string): string =>
  lowerCase.replace(/[äöüß]/g, (letter) => spelled[letter] ?? letter)
