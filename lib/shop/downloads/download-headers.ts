import { extname } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.epub': 'application/epub+zip',
  '.jpg': 'image/jpeg',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.zip': 'application/zip',
}

/** A name for programs that know no other letters (RFC 6266). */
const plainName = (file: string): string =>
  file
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .()-]/g, '_')

/** Characters that `encodeURIComponent` leaves and RFC 8187 does not have. */
const encoded = (file: string): string =>
  encodeURIComponent(file).replace(/[()'*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** The headers of a file of one shopper: it is saved, whatever it is, and nothing on the way keeps it. */
export const downloadHeaders = (file: string, size: number): Record<string, string> => ({
  'content-type': types[extname(file).toLowerCase()] ?? 'application/octet-stream',
  'content-length': String(size),
  'content-disposition': `attachment; filename="${plainName(file)}"; filename*=UTF-8''${encoded(file)}`,
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
})
