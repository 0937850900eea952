import type { Language } from '@/schemas'

/** Documents that the shop generates for a product: a sheet about safety and care, and the declarations of conformity. */
export const paperKinds = [
  'safety',
  'conformity-toy',
  'conformity-device',
  'conformity-heater',
  'conformity-radio',
] as const
export type PaperKind = (typeof paperKinds)[number]

export type Paper = {
  number: string
  kind: PaperKind
  language: Language
  /** In the words of a country that has others for the language. */
  country?: 'CH' | 'AT' | undefined
}

/** The languages in which a country has words of its own. */
const ownWords = { CH: ['de', 'fr'], AT: ['de'] } as const satisfies Record<string, readonly Language[]>
const hasOwnWords = (country: keyof typeof ownWords, language: Language): boolean =>
  (ownWords[country] as readonly Language[]).includes(language)

/** The address of a document: `/documents/100043/safety-de.pdf`, in Switzerland `safety-de-ch.pdf`. */
export const paperAddress = ({ number, kind, language, country }: Paper): string =>
  `/documents/${number}/${kind}-${language}${country ? `-${country.toLowerCase()}` : ''}.pdf`

const isKind = (text: string): text is PaperKind => (paperKinds as readonly string[]).includes(text)

/** Catalogues of earlier versions name the sheet `manual`, which it never was. */
export const earlierAddress = (paper: Paper): string =>
  paperAddress(paper).replace(/\/safety-(?=[a-z-]+\.pdf$)/, '/manual-')

/** The document for an address, also for an earlier one; undefined for any other address. */
export function paperOf(number: string, file: string): Paper | undefined {
  const [, named = '', language, of] = /^([a-z-]+?)-(de|fr|nl)(?:-(ch|at))?\.pdf$/.exec(file) ?? []
  const kind = named === 'manual' ? 'safety' : named
  if (!isKind(kind) || !language || !/^[a-z0-9]{1,40}$/.test(number)) return undefined
  const paper = { number, kind, language: language as Language }
  if (!of) return paper
  const country = of === 'ch' ? 'CH' : 'AT'
  return hasOwnWords(country, paper.language) ? { ...paper, country } : undefined
}

/** The language of a sheet whose address is an earlier one; undefined for any other address. */
export function earlierSheet(src: string): Language | undefined {
  const [, root, number = '', file = '', ...more] = src.split('/')
  const isEarlier = root === 'documents' && more.length === 0 && file.startsWith('manual-')
  return isEarlier ? paperOf(number, file)?.language : undefined
}

/** The address of a document as a market shows it; any other address stays as it is. */
export function paperAddressIn(src: string, { iso }: { iso: string }): string {
  const [, root, number = '', file = '', ...more] = src.split('/')
  const paper = root === 'documents' && more.length === 0 ? paperOf(number, file) : undefined
  const country = iso.endsWith('-CH') ? 'CH' : iso.endsWith('-AT') ? 'AT' : undefined
  return paper && country && hasOwnWords(country, paper.language) ? paperAddress({ ...paper, country }) : src
}
