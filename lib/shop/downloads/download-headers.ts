import { extname } from 'node:path'
import { attachment, type BytePart, bytePart } from '@/lib/platform/http'
import type { OpenedDownload } from './folder'

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

type Stored = Pick<OpenedDownload, 'size' | 'tag' | 'modified'>

/**
 * The part of a file that a request asks for, to go on where it has broken off; undefined for the whole file, also where
 * the file is not any more what the request has begun with (`If-Range`).
 */
export function partOf(asked: Headers, { size, tag, modified }: Stored): ReturnType<typeof bytePart> {
  const begunWith = asked.get('if-range') ?? tag
  return begunWith === tag || begunWith === modified ? bytePart(asked.get('range'), size) : undefined
}

/** The headers of a file of one shopper: it is saved, whatever it is, and nothing on the way keeps it. */
export const downloadHeaders = (
  file: string,
  { size, tag, modified }: Stored,
  { start, end }: BytePart = { start: 0, end: size },
): Record<string, string> => ({
  'content-type': types[extname(file).toLowerCase()] ?? 'application/octet-stream',
  'content-length': String(end - start),
  'content-disposition': attachment(file),
  'accept-ranges': 'bytes',
  etag: tag,
  'last-modified': modified,
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
})
