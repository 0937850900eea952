import type { FileType } from '@/schemas/api/form'

const extensions: Record<FileType, string> = { pdf: 'pdf', jpeg: 'jpg', png: 'png', webp: 'webp' }

/** Names that Windows keeps for devices, whatever their extension. */
const device = /^(?:con|prn|aux|nul|clock|(?:com|lpt)[\d¹²³])$/i

const longestStem = 60

/** Cut, without the signs that would stand before the extension. */
function withoutEnd(signs: readonly string[]): string {
  let end = Math.min(signs.length, longestStem)
  while (end > 0 && ' _-'.includes(signs[end - 1] ?? '')) end -= 1
  return signs.slice(0, end).join('')
}

/**
 * The name that a file of a stranger gets: the letters and digits of its own without whatever stands for its type, and the
 * extension of the type that its bytes have. So no name steers a program, reads backwards or leaves its folder.
 */
export function safeFileName(name: string, type: FileType): string {
  const stem = withoutEnd([
    ...name
      .toWellFormed()
      .normalize('NFC')
      .replace(/^.*[\\/]/s, '')
      .replace(/\.[^.]*$/s, '')
      .replace(/\p{Cf}/gu, '')
      .replace(/[^\p{L}\p{M}\p{N} _-]+/gu, '-')
      .replace(/^[\s\p{M}_-]+/u, ''),
  ])
  const safe = stem === '' || device.test(stem) ? `file${stem && '-'}${stem}` : stem
  return `${safe}.${extensions[type]}`
}
