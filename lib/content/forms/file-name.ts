import type { FileType } from '@/schemas/api/form'

const extensions: Record<FileType, string> = { pdf: 'pdf', jpeg: 'jpg', png: 'png', webp: 'webp' }

/** Names that Windows keeps for devices, whatever their extension. */
const device = /^(?:con|prn|aux|nul|clock|(?:com|lpt)[\d¹²³])$/i

const longestStem = 60

/**
 * The name that a file of a stranger gets: the letters and digits of its own without whatever stands for its type, and the
 * extension of the type that its bytes have. So no name steers a program, reads backwards or leaves its folder.
 */
export function safeFileName(name: string, type: FileType): string {
  const stem = [
    ...name
      .toWellFormed()
      .normalize('NFC')
      .replace(/^.*[\\/]/s, '')
      .replace(/\.[^.]*$/s, '')
      .replace(/\p{Cf}/gu, '')
      .replace(/[^\p{L}\p{M}\p{N} _-]+/gu, '-')
      .replace(/^[\s\p{M}_-]+/u, ''),
  ]
    .slice(0, longestStem)
    .join('')
    .replace(/[\s_-]+$/, '')
  const safe = stem === '' || device.test(stem) ? `file${stem && '-'}${stem}` : stem
  return `${safe}.${extensions[type]}`
}
