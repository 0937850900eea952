import { existsSync, statSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

const require = createRequire(import.meta.url)

/**
 * What the framework takes out of its own traces. React's development stays: Node reads the names of a package's exports
 * in it, although it never runs.
 */
const ignore = [
  '**/next/dist/compiled/next-server/**/*.dev.js',
  '**/next/dist/compiled/webpack/*',
  '**/next/dist/compiled/@mswjs/interceptors/**',
  '**/next/dist/lib/upgrade/**/*',
  '**/next/dist/pages/**/*',
  '**/*.d.ts',
  '**/*.map',
]

type Trace = (
  files: string[],
  options: { base: string; processCwd: string; mixedModules: boolean; ignore: string[] },
) => Promise<{ fileList: Set<string> }>

/** The traces that a build has written: the files that its pages, its routes and the server load, from this folder. */
async function tracedByBuild(distDir: string): Promise<string[]> {
  const names = (await readdir(distDir, { recursive: true })).filter((name) => name.endsWith('.nft.json'))
  const lists = names.map(async (name) => {
    const { files } = JSON.parse(await readFile(join(distDir, name), 'utf8')) as { files: string[] }
    return files.map((file) => relative('.', join(distDir, dirname(name), file)))
  })
  return (await Promise.all(lists)).flat()
}

/**
 * The files that a build and these scripts load when they run, as paths from this folder: those of packages and their
 * data too, and what they may need alone.
 */
export async function tracedFiles(distDir: string, scripts: readonly string[]): Promise<string[]> {
  const { nodeFileTrace } = require('next/dist/compiled/@vercel/nft') as { nodeFileTrace: Trace }
  const base = process.cwd()
  const { fileList } = await nodeFileTrace([...scripts], {
    base,
    processCwd: base,
    mixedModules: true,
    ignore,
  })
  const all = new Set([...(await tracedByBuild(distDir)), ...fileList])
  return [...all].filter((file) => existsSync(file) && statSync(file).isFile()).sort()
}
