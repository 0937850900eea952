/** The language codes in an editor's text, `de, fr-CH`; others are left out. */
export const languageCodes = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .filter((code) => /^[a-z]{2,3}(?:-[a-z]{2})?$/i.test(code))
    .map((code) => code.toLowerCase())
