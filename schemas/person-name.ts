/** What a shopper's name consists of: letters of any script, hyphen, dot and space, and no apostrophe. */
export const nameOfPerson = /^[\p{L}\p{M}. -]+$/u

/** The signs that are typed for an apostrophe, as keyboards, phones and word processors write it. */
const apostrophes = /[’‘ʼʻ´`]/gu

/** A text in which each sign for an apostrophe is the plain one, which banks print. */
export const withPlainApostrophes = (text: string): string => text.replace(apostrophes, "'")
