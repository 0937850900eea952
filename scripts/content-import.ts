import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkStory } from '@/lib/content/check'
import {
  type FetchFile,
  importArchive,
  leftLines,
  printable,
  readArchive,
  readdressedLines,
  spaceOfArchive,
  withFetchedFiles,
} from '@/lib/content/embedded'
import { measureClock } from '@/lib/platform/clock'
import { connect, type Database, migrateDatabase } from '@/lib/platform/db'
import { counted } from '@/lib/platform/text'
import { configOrExit, databaseFor } from '@/lib/server/start'
import { fetchPicture } from '@/lib/storefront/design/picture-service'
import { recordChange } from '@/lib/studio/people'
import { definitions } from '@/schemas/definitions'
import { runCommand } from './run-command'
import { usageOf } from './usage'

const usage = usageOf(`npm run content:import -- <folder> [--space <id>] [--replace] [--fetch-files]

Reads the content that “npm run content:export” or “storyblok stories pull” wrote. --space names the space if there are
several in the folder. --replace lets the content of the shop go for it. --fetch-files brings files that stories show from
other sites into the media library: over https, from public addresses, checked as uploads are.`)

const config = configOrExit()
const refuse = (problem: string) => {
  console.error(problem)
  return 1
}

/** Who has changed the content, in the log. */
const person = { id: null, name: 'npm run content:import' }

/** From public addresses alone, with an end to size, time and redirects. */
const fetchFile: FetchFile = (url) => fetchPicture(url, { origins: [url.origin] })

/** The notes of drafting that are published now: nobody pressed the button of the Studio that refuses them. */
function draftingLines({ stories, published }: Parameters<typeof importArchive>[1]): string[] {
  const found = stories
    .filter((story) => story.published && !story.is_folder)
    .flatMap((story) =>
      checkStory({ ...story, content: published.get(story.uuid)?.content ?? story.content }, definitions),
    )
    .filter(({ isDrafting }) => isDrafting)
  if (found.length === 0) return []
  const lines = found.slice(0, mostShown).map(({ story, path, reason }) => `  ${story} ${path} ${reason}`)
  const more = found.length - lines.length
  return [
    `${counted(found.length, 'note')} of drafting on published pages, where shoppers read what they say:`,
    ...printable(lines),
    ...(more > 0 ? [`  and ${more} more`] : []),
    'Replace them in the Studio; npm run content:check names them again.',
  ]
}

const mostShown = 20

type Asked = { folder: string; space: string | undefined; replace: boolean; fetchFiles: boolean }

async function importInto(
  db: Database,
  { folder, space: wanted, replace, fetchFiles }: Asked,
): Promise<number> {
  const space = await spaceOfArchive(folder, wanted === undefined ? undefined : Number(wanted))
  if (space === undefined)
    return refuse(`${folder} has no folder stories/<space>, or several: name one with --space.`)
  const read = await readArchive(folder, space, fetchFile)
  if (!read.ok) return refuse(`Nothing was changed.\n${printable(read.problems).join('\n')}`)
  if (read.archive.stories.length === 0) return refuse(`${folder} has no stories of the space ${space}.`)
  const archive = fetchFiles ? await withFetchedFiles(read.archive, { folder, fetchFile }) : read.archive
  const done = await importArchive(db, archive, {
    replace,
    note: (tx) => recordChange(tx, { person, kind: 'content-imported', detail: { path: resolve(folder) } }),
  })
  if (!done.ok)
    return refuse(
      `The shop has ${counted(done.stories, 'story', 'stories')}. Nothing was changed; with --replace they give way to those of the folder.`,
    )
  for (const line of readdressedLines(read.readdressed)) console.log(line)
  const { stories, folders, components, datasources, redirects, files, plans } = done
  console.log(
    `${counted(stories, 'story', 'stories')}, ${counted(folders, 'folder')}, ${counted(components, 'component')}, ${counted(datasources, 'datasource')}, ${counted(redirects, 'redirect')}, ${counted(files, 'file')} of the media library.`,
  )
  if (plans.length > 0) console.warn(printable(plans).join('\n'))
  for (const line of leftLines(archive.left)) console.log(line)
  for (const line of draftingLines(archive)) console.warn(line)
  return 0
}

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      'fetch-files': { type: 'boolean', default: false },
      space: { type: 'string' },
    },
  })
  const [folder, ...others] = positionals
  if (folder === undefined || others.length > 0) return refuse(usage)
  if (config.storyblok) return refuse('The content is in Storyblok: push it with Storyblok’s own tool.')
  const server = await databaseFor(config)
  const { db, close } = connect({ url: server.url, max: 2 })
  try {
    await migrateDatabase(db)
    await measureClock(db)
    return await importInto(db, {
      ...{ folder, space: values.space, replace: values.replace },
      fetchFiles: values['fetch-files'],
    })
  } finally {
    await close()
    await server.close()
  }
}

void runCommand(main)
