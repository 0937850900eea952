import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { basename, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/*
 * The start and the server, each as a few files instead of two thousand: loading these takes seconds, and their sources and
 * source maps a hundred megabytes, as long as the server runs. Made once, and again when one of its sources changes.
 */

const scripts = ['start', 'prepare', 'serve']
const cache = join('node_modules', '.cache', 'nestling')
const record = join(cache, 'bundle.json')
/** A server that runs loads parts of its own when it first needs them. */
const kept = 4

/**
 * Packages that Node loads by itself: they have binaries, files of their own or one state for the pages and the server,
 * or are needed so rarely that each is loaded when it is.
 */
const external = [
  ...[
    'next',
    'next/*',
    'react',
    'react/*',
    'react-dom',
    'react-dom/*',
    '@storyblok/*',
    '@sentry/*',
    '@opentelemetry/*',
    'esbuild',
  ],
  ...[
    '@electric-sql/*',
    'pg',
    'sharp',
    'pdfkit',
    'fontkit',
    'stripe',
    '@node-rs/argon2',
    '@simplewebauthn/*',
  ],
]

const stampOf = (path) => {
  const { mtimeMs, size } = statSync(path)
  return `${mtimeMs} ${size}`
}

/** The folder of the bundle, if it was made of the sources as they are. */
function currentFolder() {
  try {
    const { folder, sources } = JSON.parse(readFileSync(record, 'utf8'))
    const isCurrent = Object.entries(sources).every(([path, stamp]) => stampOf(path) === stamp)
    return isCurrent && statSync(join(folder, 'start.mjs')) && folder
  } catch {
    return undefined
  }
}

function removeOld() {
  const folders = readdirSync(cache, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ path: join(cache, name), at: statSync(join(cache, name)).mtimeMs }))
    .sort((one, other) => other.at - one.at)
  for (const { path } of folders.slice(kept)) rmSync(path, { recursive: true, force: true })
}

/** Bundles scripts of the folder `scripts` by name, with the modules that they share. Returns what was read. */
export async function bundleScripts(names, outdir) {
  // In a process that ends with the work: otherwise one stays beside this one.
  process.env.ESBUILD_WORKER_THREADS = '0'
  const { buildSync } = await import('esbuild')
  delete process.env.ESBUILD_WORKER_THREADS
  const { metafile } = buildSync({
    entryPoints: Object.fromEntries(names.map((name) => [name, `scripts/${name}.ts`])),
    outdir,
    outExtension: { '.js': '.mjs' },
    chunkNames: '[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    external,
    alias: { 'server-only': resolve('node_modules/server-only/empty.js') },
    // Packages of the older module system ask for this function.
    banner: {
      js: "import { createRequire as $require } from 'node:module'; const require = $require(import.meta.url);",
    },
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
    logLevel: 'silent',
  })
  return Object.keys(metafile.inputs)
}

async function makeBundle() {
  const outdir = join(cache, `making-${process.pid}`)
  const read = await bundleScripts(scripts, outdir)
  const inputs = [...read, 'package-lock.json', 'tsconfig.json', 'scripts/bundle.mjs']
  const sources = Object.fromEntries(inputs.map((path) => [path, stampOf(path)]))
  const digest = createHash('sha256').update(JSON.stringify(sources)).digest('hex')
  const folder = join(cache, digest.slice(0, 16))
  try {
    renameSync(outdir, folder)
  } catch {
    // Another start has made the same one meanwhile.
    rmSync(outdir, { recursive: true, force: true })
  }
  writeFileSync(`${record}.${process.pid}`, JSON.stringify({ folder, sources }))
  renameSync(`${record}.${process.pid}`, record)
  removeOld()
  return folder
}

/**
 * Has a script of the bundle run in place of the one that was called. Returns whether it does: where the bundle cannot be
 * written, as in a folder that is read-only, and for all other commands TypeScript is loaded file by file.
 */
export async function runBundled() {
  const called = process.argv[1] ?? ''
  const name = basename(called, '.ts')
  if (!scripts.includes(name) || relative('scripts', called) !== `${name}.ts`) return false
  const bundle = currentFolder() || (await makeBundle().catch(() => undefined))
  if (!bundle) return false
  const script = pathToFileURL(called).href
  const url = pathToFileURL(join(bundle, `${name}.mjs`)).href
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === script && !context.parentURL
        ? { url, format: 'module', shortCircuit: true }
        : next(specifier, context),
  })
  return true
}
