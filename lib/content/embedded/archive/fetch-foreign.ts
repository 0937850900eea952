import { createHash } from 'node:crypto'
import { cleanFile, type FileProblem, largestAsset } from '@/lib/content/media'
import { currentTime } from '@/lib/platform/clock'
import { fileAddressIn, withFileAddress } from '@/schemas/content'
import { addressOf, nameFor } from '../assets/asset-address'
import type { Archive, FetchFile } from './archive'
import type { ArchivedAsset } from './parse-assets'
import { keyOfFile } from './pulled-assets'
import { fileOfAddress } from './storyblok-files'

/** Files that are fetched for one import, their bytes together, and failures in a row after which no more are asked. */
const most = { files: 500, bytes: 256 * 1024 * 1024, failures: 3 }

const reasons: Readonly<Record<FileProblem, string>> = {
  empty: 'it is empty',
  tooLarge: `it has more than ${largestAsset / 1024 / 1024} megabytes`,
  type: 'it is of no kind that the media library takes',
  broken: 'it is not whole',
  tooSlow: 'it took too long to read',
  endless: 'it is a typeface whose glyphs cannot be drawn',
  tooManyPixels: 'it has too many pixels',
  unsafe: 'it is a drawing that does more than draw',
  svgTooLarge: 'it is too large for a drawing',
}

const isElsewhere = /^(?:https?:)?\/\//i

/** The addresses of files on other sites that some content shows, each once. */
function foreignAddresses(contents: readonly unknown[]): string[] {
  const found = new Set<string>()
  const waiting: unknown[] = [...contents].reverse()
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null) continue
    const address = fileAddressIn(value)
    // Those of Storyblok's asset host come with what its tool pulled.
    if (address !== undefined && isElsewhere.test(address) && !fileOfAddress(address)) found.add(address)
    for (const inner of Object.values(value).reverse()) waiting.push(inner)
  }
  return [...found]
}

/** The same content with the addresses of the media library where it shows files that are there now. */
function replaced<T>(value: T, own: ReadonlyMap<string, string>): T {
  if (Array.isArray(value)) return value.map((item: unknown) => replaced(item, own)) as T
  if (typeof value !== 'object' || value === null) return value
  const inner = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, replaced(each, own)]))
  const address = own.get(fileAddressIn(inner) ?? '')
  return (address === undefined ? inner : withFileAddress(inner, address)) as T
}

const urlOf = (address: string) => URL.parse(address.startsWith('//') ? `https:${address}` : address)

const pathOf = (url: URL) => {
  try {
    return decodeURIComponent(url.pathname)
  } catch {
    return url.pathname
  }
}

type Fetched = { row: ArchivedAsset; bytes: Buffer } | { problem: string; isUnreached?: true }

/** A file as the media library keeps it, after the checks of an upload; or why it does not come. */
async function fetchOne(address: string, id: number, fetchFile: FetchFile): Promise<Fetched> {
  const url = urlOf(address)
  if (url?.protocol !== 'https:') return { problem: 'only https addresses are fetched' }
  let bytes: Buffer | undefined
  try {
    bytes = await fetchFile(url)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { problem: `it cannot be fetched: ${reason}`, isUnreached: true }
  }
  if (!bytes) return { problem: 'it cannot be fetched', isUnreached: true }
  const cleaned = await cleanFile(bytes)
  if (!cleaned.ok) return { problem: reasons[cleaned.problem] }
  const { kind, bytes: kept, size } = cleaned.file
  const time = currentTime()
  const row: ArchivedAsset = {
    ...{ id, key: keyOfFile(url.href), folder_id: null, kind, bytes: kept.length },
    name: nameFor(pathOf(url).split('/').at(-1) || url.hostname, kind),
    width: size?.width ?? null,
    height: size?.height ?? null,
    digest: createHash('sha256').update(kept).digest('hex'),
    ...{ alt: {}, title: {}, copyright: '', source: url.href.slice(0, 2_000), focus: '', author: null },
    former_focuses: [],
    ...{ created_at: time, updated_at: time, path: `assets/fetched/${id}.${kind}` },
  }
  return { row, bytes: kept }
}

type Found = {
  rows: ArchivedAsset[]
  bytes: Map<string, Buffer>
  /** The addresses in the media library, by those of the other sites. */
  own: Map<string, string>
  left: string[]
}

async function fetchAll(addresses: readonly string[], firstId: number, fetchFile: FetchFile): Promise<Found> {
  const found: Found = { rows: [], bytes: new Map(), own: new Map(), left: [] }
  let [total, failures] = [0, 0]
  /** One file may be written with its scheme and without. */
  const known = new Map<string, string>()
  for (const address of addresses) {
    const href = urlOf(address)?.href ?? ''
    const before = known.get(href)
    if (before !== undefined) {
      found.own.set(address, before)
      continue
    }
    const isOver = found.rows.length >= most.files || total >= most.bytes || failures >= most.failures
    const fetched = isOver
      ? { problem: 'no more files were asked for' }
      : await fetchOne(address, firstId + found.rows.length, fetchFile)
    failures = 'problem' in fetched ? failures + (fetched.isUnreached ? 1 : 0) : 0
    if ('problem' in fetched) found.left.push(`${address}: ${fetched.problem}`)
    else {
      found.rows.push(fetched.row)
      found.bytes.set(fetched.row.path, fetched.bytes)
      found.own.set(address, addressOf(fetched.row))
      known.set(href, addressOf(fetched.row))
      total += fetched.bytes.length
    }
  }
  return found
}

/**
 * An archive whose stories show files of other sites, with these files in its media library: fetched over https, within
 * limits of their number and size, and checked as uploads are. What does not come is named with the reason, and stays.
 */
export async function withFetchedFiles(
  archive: Archive,
  { folder, fetchFile }: { folder: string; fetchFile: FetchFile },
): Promise<Archive> {
  const { stories, published, history, library } = archive
  const contents = [...stories, ...published.values(), ...[...history.values()].flat()].map(
    ({ content }) => content,
  )
  const known = library?.assets ?? []
  const firstId = Math.max(0, ...known.map(({ id }) => id)) + 1
  const { rows, bytes, own, left } = await fetchAll(foreignAddresses(contents), firstId, fetchFile)
  const moved = <T extends { content: unknown }>(one: T): T => ({
    ...one,
    content: replaced(one.content, own),
  })
  return {
    ...archive,
    stories: stories.map(moved),
    published: new Map([...published].map(([uuid, version]) => [uuid, moved(version)])),
    history: new Map([...history].map(([uuid, versions]) => [uuid, versions.map(moved)])),
    library:
      rows.length === 0
        ? library
        : {
            ...{ folder, folders: library?.folders ?? [], assets: [...known, ...rows] },
            fetched: new Map([...(library?.fetched ?? []), ...bytes]),
          },
    left: [...archive.left, ...left],
  }
}
