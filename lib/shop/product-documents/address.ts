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
  /** In the spelling of Switzerland. */
  swiss?: true | undefined
}

/** The address of a document: `/documents/100043/safety-de.pdf`, in Switzerland `safety-de-ch.pdf`. */
export const paperAddress = ({ number, kind, language, swiss }: Paper): string =>
  `/documents/${number}/${kind}-${language}${swiss ? '-ch' : ''}.pdf`

const isKind = (text: string): text is PaperKind => (paperKinds as readonly string[]).includes(text)

/** Catalogues of earlier versions name the sheet `manual`, which it never was. */
export const earlierAddress = (paper: Paper): string =>
  paperAddress(paper).replace(/\/safety-(?=[a-z-]+\.pdf$)/, '/manual-')

/** The document for an address, also for an earlier one; undefined for any other address. */
export function paperOf(number: string, file: string): Paper | undefined {
  const [, named = '', language, swiss] = /^([a-z-]+?)-(de|fr|nl)((?<!nl)-ch)?\.pdf$/.exec(file) ?? []
  const kind = named === 'manual' ? 'safety' : named
  if (!isKind(kind) || !language || !/^[a-z0-9]{1,40}$/.test(number)) return undefined
  return { number, kind, language: language as Language, ...(swiss && { swiss: true as const }) }
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
  if (!paper || !iso.endsWith('-CH') || paper.language === 'nl') return src
  return paperAddress({ ...paper, swiss: true })
}
