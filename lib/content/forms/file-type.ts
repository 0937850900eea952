import { type FileKind, kindOfBytes } from '@/lib/content/media'
import type { FileType } from '@/schemas/api/form'

const typeOfKind: Partial<Record<FileKind, FileType>> = { pdf: 'pdf', jpg: 'jpeg', png: 'png', webp: 'webp' }

/** The type of a file by its first bytes, whatever its name says. */
export function fileTypeOf(content: Buffer): FileType | undefined {
  const kind = kindOfBytes(content)
  return kind && typeOfKind[kind]
}

export const mediaTypes: Record<FileType, string> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

const names: Record<FileType, string> = { pdf: 'PDF', jpeg: 'JPEG', png: 'PNG', webp: 'WebP' }

export const typesInWords = (types: readonly FileType[]): string =>
  types.map((type) => names[type]).join(', ')
