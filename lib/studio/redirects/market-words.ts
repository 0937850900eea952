/** A market as people say it, with its code: `Schweiz, Deutsch (de-ch)`. */
export const marketWords = (locale: string, names: Readonly<Record<string, string>>): string =>
  names[locale] ? `${names[locale]} (${locale})` : locale
