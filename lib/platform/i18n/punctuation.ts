import type { Language } from '@/schemas'

type Marks = readonly [open: string, close: string]

/** The signs around what somebody says, and the colon with the space that French has before it. */
const punctuation: Record<Language, { quotes: Marks; colon: string }> = {
  de: { quotes: ['„', '“'], colon: ':' },
  fr: { quotes: ['«\u202f', '\u202f»'], colon: '\u202f:' },
  nl: { quotes: ['“', '”'], colon: ':' },
}

/** Countries that quote in another way than their language does elsewhere. */
const quotesIn: Readonly<Record<string, Marks>> = { 'de-CH': ['«', '»'] }

export const quotesOf = ({ language, iso }: { language: Language; iso: string }): Marks =>
  quotesIn[iso] ?? punctuation[language].quotes

/** The colon of a language, also of one in which only the Studio or a mail speaks, with the space that French has before it. */
export const colonOf = (language: string): string =>
  punctuation[language.slice(0, 2) as Language]?.colon ?? ':'
