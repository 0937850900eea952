import { addressOf } from '../assets/asset-address'
import type { Archive, FetchFile } from './archive'
import type { ArchivedAsset, ArchivedFolder } from './parse-assets'
import { kindOfFile, readPulledAssets, rowOfPulled } from './pulled-assets'
import { withOwnFiles } from './storyblok-files'

/** Files that are fetched for one import, their bytes together, and failures in a row after which no more are asked. */
const most = { files: 500, bytes: 256 * 1024 * 1024, failures: 3 }

const assetHost = 'https://a.storyblok.com'

type Fetched = { rows: Map<string, ArchivedAsset>; bytes: Map<string, Buffer>; left: string[] }

/** Fetches files of Storyblok's asset host that were not pulled, as far as the network leads there. */
async function fetchMissing(
  missing: ReadonlySet<string>,
  taken: ReadonlySet<number>,
  fetchFile: FetchFile | undefined,
): Promise<Fetched> {
  const found: Fetched = { rows: new Map(), bytes: new Map(), left: [] }
  let [id, total, failures] = [Math.max(0, ...taken), 0, 0]
  for (const file of missing) {
    const url = new URL(file, assetHost)
    const mayFetch =
      fetchFile && failures < most.failures && found.rows.size < most.files && total < most.bytes
    const bytes = mayFetch ? await fetchFile(url).catch(() => undefined) : undefined
    if (mayFetch) failures = bytes ? 0 : failures + 1
    const read = bytes && kindOfFile(bytes)
    if (bytes && read?.ok) {
      id += 1
      total += bytes.length
      const path = `assets/fetched/${id}.${read.kind}`
      const row = rowOfPulled({ id, filename: url.href }, { kind: read.kind, bytes }, path)
      found.rows.set(file, row)
      found.bytes.set(path, bytes)
    } else
      found.left.push(
        `${url.href}: ${read && !read.ok ? read.problem : 'the file is not in the folder and cannot be fetched'}`,
      )
  }
  return found
}

type Place = {
  folder: string
  space: number
  folders: ArchivedFolder[]
  fetchFile: FetchFile | undefined
}

/**
 * An archive as Storyblok's tool pulled it, with its files: what stories name by addresses of Storyblok's asset host are
 * addresses of the media library. The library stays as it is where nothing was pulled and nothing is named.
 */
export async function withPulledFiles(
  archive: Archive,
  { folder, space, folders, fetchFile }: Place,
): Promise<Archive> {
  const pulled = await readPulledAssets(folder, space, new Set(folders.map(({ id }) => id)))
  const missing = new Set<string>()
  const own = new Map([...pulled.files].map(([file, row]) => [file, addressOf(row)]))
  for (const { content } of archive.stories) withOwnFiles(content, own, missing)
  const fetched = await fetchMissing(missing, new Set(pulled.assets.map(({ id }) => id)), fetchFile)
  for (const [file, row] of fetched.rows) own.set(file, addressOf(row))
  const assets = [...pulled.assets, ...fetched.rows.values()]
  return {
    ...archive,
    stories: archive.stories.map((story) => ({ ...story, content: withOwnFiles(story.content, own) })),
    library: assets.length > 0 ? { folder, assets, folders, fetched: fetched.bytes } : undefined,
    left: [...pulled.left, ...fetched.left],
  }
}
