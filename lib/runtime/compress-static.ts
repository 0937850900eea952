import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const compressible = /\.(?:js|css|svg|json|txt)$/

/**
 * Writes the compressed forms of a build's static files beside them. They never change, so the best compression costs
 * its time once, and no request waits for it.
 */
export async function compressStatic(distDir: string): Promise<void> {
  const folder = join(distDir, 'static')
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter((name) => compressible.test(name))) {
    const path = join(folder, file)
    const body = await readFile(path)
    const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }
    await writeFile(`${path}.br`, await brotli(body, options))
    await writeFile(`${path}.gz`, await deflate(body, { level: 9 }))
  }
}
