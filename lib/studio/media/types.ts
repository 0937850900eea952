import type { FileProblem } from '@/lib/content/media'
import { type Language, languages } from '@/schemas/markets'

/** The languages in which alternative texts and titles are kept. */
export const textLanguages = languages
export type TextLanguage = Language

/** A file of the library as the Studio shows it. Times are ISO 8601 texts. */
export type AssetCard = {
  id: number
  name: string
  folderId: number | null
  /** The address that content holds. */
  filename: string
  /** The same with the version of the content, for the Studio's own pictures. */
  address: string
  kind: string
  isPicture: boolean
  bytes: number
  width: number | null
  height: number | null
  alt: Record<string, string>
  title: Record<string, string>
  copyright: string
  source: string
  /** `120x80:121x81`; empty: none. */
  focus: string
  /** Those that it had: `400x200 120x80:121x81`. */
  formerFocuses: readonly string[]
  author: string | null
  createdAt: string
  updatedAt: string
}

/** The pixels that a picture had before it was kept with fewer. */
export type SentSize = { width: number; height: number }

/** The languages of the shop in which a picture has no alternative text. Other files need none. */
export const languagesWithoutAlt = (
  { isPicture, alt }: Pick<AssetCard, 'isPicture' | 'alt'>,
  spoken: readonly TextLanguage[],
): TextLanguage[] => (isPicture ? spoken.filter((language) => !alt[language]?.trim()) : [])

/** The languages in which texts of a file are offered: those of the shop, and any other that it has texts in. */
export const offeredLanguages = (
  { alt, title }: Pick<AssetCard, 'alt' | 'title'>,
  spoken: readonly TextLanguage[],
): TextLanguage[] =>
  textLanguages.filter((each) => spoken.includes(each) || Boolean(alt[each] || title[each]))

export type FolderCard = { id: number; name: string; parentId: number | null; files: number }

/** A part of the library: a page of files, and all folders. */
export type Library = {
  assets: AssetCard[]
  total: number
  folders: FolderCard[]
  /** Those of the shop's markets. */
  languages: TextLanguage[]
}

/** Where a file is used. */
export type UseRow = {
  id: number
  name: string
  address: string
  inDraft: boolean
  inPublished: boolean
  inPlanned: boolean
}

/** Why an upload was refused. */
export type UploadProblem =
  | FileProblem
  | 'folder'
  | 'otherKind'
  | 'published'
  | 'missing'
  /** The store refuses the shop, or cannot be reached. */
  | 'storeRefused'
  | 'storeDown'

/** The most megabytes of a picture or a typeface, and of every file where the settings say nothing else. */
export const usualMegabytes = 25
