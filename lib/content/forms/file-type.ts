import type { FileType } from '@/schemas/api/form'

const startsWith = (content: Buffer, bytes: number[], at = 0) =>
  bytes.every((byte, index) => content[at + index] === byte)

/** The type of a file by its first bytes, whatever its name says. */
export function fileTypeOf(content: Buffer): FileType | undefined {
  if (startsWith(content, [0x25, 0x50, 0x44, 0x46, 0x2d])) return 'pdf'
  if (startsWith(content, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(content, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (startsWith(content, [0x52, 0x49, 0x46, 0x46]) && startsWith(content, [0x57, 0x45, 0x42, 0x50], 8))
    return 'webp'
  return undefined
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
