import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, extname, join, relative } from 'node:path'
import { tracedFiles } from '@/lib/server/next/internals'
import { artefactFolder, CommandProblem, writeArtefactRecord } from '@/lib/server/start'
import { bundleScripts } from '../bundle.mjs'

/** Commands that who runs a shop needs; the others are for who develops it. */
const commands = [
  'start',
  'backup',
  'content-export',
  'content-import',
  'check-content',
  'demo',
  'feeds',
  'import',
  'markets',
  'orders',
  'people',
  'restore',
  'vouchers',
]

/** What a start runs besides. */
const parts = ['prepare', 'serve']

/** Files that code reads by their path, below these folders. */
const readFolders = ['lib', 'scripts/seed']
const code = new Set(['.ts', '.tsx', '.css', '.md'])

/** Folders of which the names of all files are read. */
const listed = ['schemas/blocks']

/** What a build holds for who develops, or for the next build. */
const unused = /^(?:cache|types|diagnostics|trace.*|.*\.nft\.json)$/

/** What Node loads before every script, and what takes the place of a package that marks modules. */
const hooks = ['closed-output.mjs', 'server-modules.mjs']
const marking = 'node_modules/server-only/empty.js'

const register = [
  ...[
    '// Loaded before every command. There is nothing of development here.',
    ...hooks.map((hook) => `import './${hook}'`),
  ],
  ...['', "process.env.NODE_ENV ??= 'production'", ''],
].join('\n')

/** Code that runs in a thread of its own. */
const workers = ['lib/content/media/heic/worker.mjs']

async function* filesIn(folder: string): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesIn(path)
    else if (entry.isFile()) yield path
  }
}

/** The file of packages: the same commands, and the Node.js that it needs. */
async function writePackage(target: string): Promise<void> {
  const { name, version, scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
    name: string
    version: string
    scripts: Record<string, string>
  }
  const own = Object.entries(scripts).flatMap(([command, line]) => {
    const [, script = ''] = /scripts\/([\w-]+)\.ts/.exec(line) ?? []
    return commands.includes(script) && !line.endsWith('--dev')
      ? [[command, line.replace('.ts', '.mjs')]]
      : []
  })
  const described = {
    ...{ name, version, private: true, type: 'module' },
    ...{ engines: { node: '>=24' }, scripts: Object.fromEntries(own) },
  }
  await writeFile(join(target, 'package.json'), `${JSON.stringify(described, null, 2)}\n`)
}

async function copyAll(target: string, files: Iterable<string>): Promise<void> {
  for (const file of new Set(files)) {
    await mkdir(dirname(join(target, file)), { recursive: true })
    await cp(file, join(target, file), { dereference: true })
  }
}

async function filesOfCode(bundled: readonly string[]): Promise<string[]> {
  const traced = await tracedFiles(join(artefactFolder, 'next'), [...bundled, ...workers])
  const files = traced.filter((file) => /^node_modules\//.test(file) && !/\.(?:ts|tsx|md)$/.test(file))
  for (const folder of readFolders)
    for await (const file of filesIn(folder)) if (!code.has(extname(file))) files.push(file)
  for (const folder of listed) for await (const file of filesIn(folder)) files.push(file)
  for await (const file of filesIn('public')) if (!file.startsWith('public/about')) files.push(file)
  return [...files, ...hooks.map((hook) => join('scripts', hook)), marking]
}

/**
 * Copies the build into an empty folder with everything that it needs to run, and nothing else: the commands as
 * JavaScript, the files of packages that they load, and what they read. Returns how many files there are, and their
 * bytes.
 */
export async function copyImage(target: string): Promise<{ files: number; bytes: number }> {
  const there = await readdir(target).catch(() => [])
  if (there.length > 0) throw new CommandProblem(`The folder ${target} is not empty.`)
  const making = join(artefactFolder, 'scripts')
  await rm(making, { recursive: true, force: true })
  const names = [...commands, ...parts]
  await bundleScripts(names, making)
  const bundled = (await readdir(making))
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => join(making, name))
  await copyAll(target, await filesOfCode(bundled))
  await cp(making, join(target, 'scripts'), { recursive: true })
  const dist = join(artefactFolder, 'next')
  const isUsed = (path: string) =>
    !relative(dist, path)
      .split('/')
      .some((name) => unused.test(name))
  await cp(dist, join(target, dist), { recursive: true, verbatimSymlinks: true, filter: isUsed })
  await writeFile(join(target, 'scripts/register.mjs'), register)
  await writeArtefactRecord({ fingerprint: '', isImage: true }, target)
  await writePackage(target)
  return countFiles(target)
}

async function countFiles(folder: string): Promise<{ files: number; bytes: number }> {
  let files = 0
  let bytes = 0
  for await (const file of filesIn(folder)) {
    files += 1
    bytes += (await stat(file)).size
  }
  return { files, bytes }
}
