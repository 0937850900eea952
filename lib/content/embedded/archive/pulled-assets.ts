import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { type FileKind, fileKinds, kindOfBytes, svgProblem } from '@/lib/content/media'
import { currentTime } from '@/lib/platform/clock'
import { nameFor } from '../assets/asset-address'
import { digestOf } from '../assets/store-file'
import { mainLanguage } from '../management/asset-view'
import { readText } from './files'
import type { ArchivedAsset } from './parse-assets'
import { fileOfAddress, sizeOfAddress } from './storyblok-files'

const text = z.string().nullish().catch(undefined)
const time = z.iso.datetime({ offset: true }).nullish().catch(undefined)

/** What Storyblok's tool writes beside each file that it pulled. */
const pulledAsset = z.looseObject({
  id: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  filename: z.string().min(1).max(2_000),
  asset_folder_id: z.number().int().positive().nullish().catch(undefined),
  short_filename: text,
  alt: text,
  title: text,
  copyright: text,
  source: text,
  focus: text,
  created_at: time,
  updated_at: time,
})
type Pulled = z.output<typeof pulledAsset>

const longestText = 2_000
const inDefault = (words: string | null | undefined): Record<string, string> =>
  words ? { [mainLanguage]: words.slice(0, longestText) } : {}

/** A key that stays the same when the same space is imported again, so that addresses stay, too. */
export function keyOfFile(file: string): string {
  const digest = createHash('sha256').update(file).digest('hex')
  return BigInt(`0x${digest.slice(0, 24)}`)
    .toString(36)
    .padStart(12, '0')
    .slice(-12)
}

type Content = { kind: FileKind; bytes: Buffer }

/** The row of a file of Storyblok's in the media library. */
export function rowOfPulled(
  { id, filename, ...given }: Pick<Pulled, 'id' | 'filename'> & Partial<Pulled>,
  { kind, bytes }: Content,
  path: string,
): ArchivedAsset {
  const file = fileOfAddress(filename) ?? filename
  const size = fileKinds[kind].group === 'picture' ? sizeOfAddress(file) : undefined
  const created = given.created_at ? new Date(given.created_at) : currentTime()
  const focus = given.focus ?? ''
  return {
    id,
    key: keyOfFile(file),
    folder_id: given.asset_folder_id ?? null,
    name: nameFor(given.short_filename || file.slice(file.lastIndexOf('/') + 1), kind),
    kind,
    bytes: bytes.length,
    width: size?.width ?? null,
    height: size?.height ?? null,
    digest: digestOf(bytes),
    alt: inDefault(given.alt),
    title: inDefault(given.title),
    copyright: given.copyright ?? '',
    source: given.source ?? '',
    focus: /^\d{1,5}x\d{1,5}:\d{1,5}x\d{1,5}$/.test(focus) ? focus : '',
    former_focuses: [],
    author: null,
    created_at: created,
    updated_at: given.updated_at ? new Date(given.updated_at) : created,
    path,
  }
}

/** Why bytes are not taken into the library, or what they are. */
export function kindOfFile(bytes: Buffer): { ok: true; kind: FileKind } | { ok: false; problem: string } {
  const kind = kindOfBytes(bytes)
  if (!kind) return { ok: false, problem: `is none of ${Object.keys(fileKinds).join(', ')}` }
  const unsafe = kind === 'svg' ? svgProblem(bytes.toString('utf8')) : undefined
  return unsafe ? { ok: false, problem: unsafe } : { ok: true, kind }
}

export type PulledLibrary = {
  assets: ArchivedAsset[]
  /** The addresses of the files in the library, by their names at Storyblok. */
  files: Map<string, ArchivedAsset>
  /** What cannot come, file by file. */
  left: string[]
}

const parsed = (json: string) => {
  try {
    return pulledAsset.safeParse(JSON.parse(json)).data
  } catch {
    return undefined
  }
}

/**
 * The files that Storyblok's tool pulled (`assets pull`): each beside its description, `decke_7000001.jpg` and `.json`.
 * What is no description, has no file or is of no kind that the library takes is named and left out.
 */
export async function readPulledAssets(
  folder: string,
  space: number,
  folders: ReadonlySet<number>,
): Promise<PulledLibrary> {
  const place = `assets/${space}`
  const names = await readdir(join(folder, place)).catch(() => [] as string[])
  const library: PulledLibrary = { assets: [], files: new Map(), left: [] }
  const ids = new Set<number>()
  for (const description of names.filter((name) => /^[^.].*\.json$/.test(name)).sort()) {
    const path = `${place}/${description}`
    const given = parsed(await readText(join(folder, path)))
    const stem = description.slice(0, -'json'.length)
    const name = names.find((other) => other.startsWith(stem) && other !== description)
    const leave = (problem: string) => void library.left.push(`${path}: ${problem}`)
    if (!given) leave('is no description of a file')
    else if (ids.has(given.id)) leave(`another file has the id ${given.id}`)
    else if (name === undefined) leave('its file is missing')
    else {
      const bytes = await readFile(join(folder, place, name))
      const read = kindOfFile(bytes)
      if (!read.ok) {
        leave(read.problem)
        continue
      }
      ids.add(given.id)
      const inFolder = given.asset_folder_id && folders.has(given.asset_folder_id)
      const row = rowOfPulled(
        { ...given, asset_folder_id: inFolder ? given.asset_folder_id : null },
        { kind: read.kind, bytes },
        `${place}/${name}`,
      )
      library.assets.push(row)
      const file = fileOfAddress(given.filename)
      if (file) library.files.set(file, row)
    }
  }
  return library
}
