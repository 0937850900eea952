import type { Language } from '@/schemas'

/** The words in the first of these languages that has them. */
export const firstWords = (
  words: Partial<Record<string, string>> | undefined,
  languages: readonly Language[],
): string | undefined => languages.map((language) => words?.[language]).find((text) => text !== undefined)
