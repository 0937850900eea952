/** The words that a market of the shop has for names in braces, such as `companyName`; empty for what it has not. */
export type ShopWordTexts = Readonly<Record<string, string>>

/**
 * A text as it is told, in which names in braces are the words of the shop; what is none of them stays as it stands. Only for
 * texts that name something, such as a block: what is edited shows its braces.
 */
export const fillShopWords = (text: string, words: ShopWordTexts): string =>
  text.replace(/\{([a-z][a-zA-Z]*)\}/g, (braces, name: string) =>
    Object.hasOwn(words, name) ? (words[name] ?? '') : braces,
  )
