import { parseArgs } from 'node:util'
import { checkContent, checkSummary, type Finding, type FindUnknown, storyTable } from '@/lib/content/check'
import { allStories, createContentClient, embeddedClient, type StoryblokClient } from '@/lib/content/client'
import { type Config, readConfig } from '@/lib/platform/config'
import { connect } from '@/lib/platform/db'
import { errorMessage } from '@/lib/platform/log'
import { existingDatabaseFor, loadEnvFile } from '@/lib/server/start'
import { unknownValues } from '@/lib/studio/pickers'
import { definitions } from '@/schemas/definitions'
import { usageOf } from './usage'

usageOf(`npm run content:check -- [--draft] [--json]

Lists published content, or with --draft drafts, that does not fit its schema. The exit status is 1 when something does not
fit, 0 when all fits, also with values that have no effect, and 2 when the content could not be read.`)

const status = { fits: 0, found: 1, unread: 2 } as const

type Opened = { client: StoryblokClient; findUnknown?: FindUnknown; close: () => Promise<void> }

async function openClient(config: Config): Promise<Opened> {
  const { storyblok } = config
  if (storyblok) {
    const client = createContentClient({ storyblok, embedded: { fetch } })
    return { client, close: async () => {} }
  }
  const server = await existingDatabaseFor(config)
  const { db, close } = connect({ url: server.url, max: 2 })
  return {
    client: await embeddedClient(db),
    findUnknown: (story, conditions) => unknownValues(story, conditions, db),
    close: async () => {
      await close()
      await server.close()
    },
  }
}

const readOptions = () =>
  parseArgs({
    options: { draft: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
  }).values

async function main(): Promise<number> {
  const { draft, json } = readOptions()
  loadEnvFile()
  const read = readConfig(process.env)
  if (!read.ok) throw new Error(`The configuration is not valid:\n${read.problems.join('\n')}`)
  // The content client logs when it is throttled, which must not be part of the output.
  console.log = console.error
  const answer = (text: string) => void process.stdout.write(`${text}\n`)
  const { client, findUnknown, close } = await openClient(read.config)
  const all: Finding[] = []
  try {
    const tell = (found: Finding[]) => (json ? void all.push(...found) : answer(`${storyTable(found)}\n`))
    const result = await checkContent(allStories(client, draft ? 'draft' : 'published'), definitions, tell, {
      inStoryblok: read.config.storyblok !== undefined,
      ...(findUnknown && { findUnknown }),
    })
    const findings = all.filter((finding) => !finding.withoutEffect)
    const withoutEffect = all.filter((finding) => finding.withoutEffect)
    answer(json ? JSON.stringify({ ...result, findings, withoutEffect }, null, 2) : checkSummary(result))
    return result.findings > 0 ? status.found : status.fits
  } finally {
    await close()
  }
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(`The content could not be checked. ${errorMessage(error)}`)
    process.exitCode = status.unread
  },
)
