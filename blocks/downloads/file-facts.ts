import type { Text } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'

const kinds = {
  pdf: ['pdf'],
  document: ['doc', 'docx', 'odt', 'rtf', 'txt'],
  table: ['xls', 'xlsx', 'ods', 'csv'],
  slides: ['ppt', 'pptx', 'odp'],
  archive: ['zip'],
  picture: ['avif', 'gif', 'heic', 'jpeg', 'jpg', 'png', 'svg', 'tif', 'tiff', 'webp'],
  film: ['mov', 'mp4', 'webm'],
  sound: ['m4a', 'mp3', 'ogg', 'wav'],
  book: ['epub'],
  calendar: ['ics'],
} as const
type Kind = keyof typeof kinds

const kindOf = (ending: string): Kind | undefined =>
  (Object.keys(kinds) as Kind[]).find((kind) => (kinds[kind] as readonly string[]).includes(ending))

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The name of a file: the last segment of its path. */
export function fileName(address: string): string {
  const path = address.replace(/^https?:\/\/[^/]+/i, '').split(/[?#]/)[0] ?? ''
  return decoded(path.slice(path.lastIndexOf('/') + 1)).replace(/[/\\]/g, '-')
}

/** The extension of a file name in lower case, without the dot; empty if it has none. */
export const fileEnding = (name: string): string => /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** The type of a file in the market's language: "PDF-Dokument", "Bild (PNG)". */
export function fileKind(ending: string, t: Text): string {
  const kind = kindOf(ending)
  const format = ending.toUpperCase()
  if (kind) return t(`downloads.kinds.${kind}`, { format })
  return format ? t('downloads.kinds.other', { format }) : t('downloads.kinds.unknown')
}

/** A file size in the market's format: 840 kB, 1,2 MB; in French 1,2 Mo. */
export function fileSize(kilobytes: number, { numberLocale }: Pick<Market, 'numberLocale'>, t: Text): string {
  const unit = kilobytes < 999.5 ? 'kilobytes' : kilobytes < 999_950 ? 'megabytes' : 'gigabytes'
  const value = { kilobytes, megabytes: kilobytes / 1000, gigabytes: kilobytes / 1_000_000 }[unit]
  const format = new Intl.NumberFormat(numberLocale, {
    maximumFractionDigits: unit === 'kilobytes' ? 0 : 1,
  })
  return t(`downloads.${unit}`, { size: format.format(value) })
}
