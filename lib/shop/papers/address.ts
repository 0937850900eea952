import type { Language } from '@/schemas'

/** Documents that the shop generates for a product: the manual and the declarations of conformity. */
export const paperKinds = ['manual', 'conformity-toy', 'conformity-device', 'conformity-radio'] as const
export type PaperKind = (typeof paperKinds)[number]

export type Paper = { number: string; kind: PaperKind; language: Language }

/** The address of a document: `/documents/100043/manual-de.pdf`. */
export const paperAddress = ({ number, kind, language }: Paper): string =>
  `/documents/${number}/${kind}-${language}.pdf`

const isKind = (text: string): text is PaperKind => (paperKinds as readonly string[]).includes(text)

/** The document for an address; undefined for any other address. */
export function paperOf(number: string, file: string): Paper | undefined {
  const [, kind = '', language] = /^([a-z-]+)-(de|fr|nl)\.pdf$/.exec(file) ?? []
  if (!isKind(kind) || !language || !/^[a-z0-9]{1,40}$/.test(number)) return undefined
  return { number, kind, language: language as Language }
}
