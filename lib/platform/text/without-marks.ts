/** A text without the accents and other marks of its letters; one that is a letter of its own, such as ß, stays. */
export const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')
