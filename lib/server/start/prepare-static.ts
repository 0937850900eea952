import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { staticFolder } from '@/lib/server/next/internals'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const compressible = /\.(?:js|css|svg|json|txt)$/

/**
 * Makes V8 compile all functions of a script off the main thread while it loads; otherwise most of them are compiled
 * one by one on the main thread during hydration. https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = Buffer.from('//# allFunctionsCalledOnLoad\n')

async function withCompileHint(path: string): Promise<Buffer> {
  const body = await readFile(path)
  if (!path.endsWith('.js') || body.subarray(0, compileHint.length).equals(compileHint)) return body
  const hinted = Buffer.concat([compileHint, body])
  await writeFile(path, hinted)
  return hinted
}

async function prepareFile(path: string): Promise<void> {
  const body = await withCompileHint(path)
  const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }
  await writeFile(`${path}.br`, await brotli(body, options))
  await writeFile(`${path}.gz`, await deflate(body, { level: 9 }))
}

/**
 * Prepares a build's static files for serving: adds compile hints to scripts, and writes compressed copies next to all
 * files. The files never change, so the best compression runs once and delays no request.
 */
export async function prepareStatic(
  distDir: string,
  onProgress?: (done: number, of: number) => void,
): Promise<void> {
  const folder = staticFolder(distDir)
  const files = (await readdir(folder, { recursive: true })).filter((name) => compressible.test(name))
  const waiting = [...files]
  let done = 0
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      await prepareFile(join(folder, file))
      done += 1
      onProgress?.(done, files.length)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}
