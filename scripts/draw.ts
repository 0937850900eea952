import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  drawMark,
  drawPicture,
  edition,
  everyPicture,
  markNames,
  pictureAddress,
} from '@/lib/storefront/design/drawings'
import { renderPicture } from '@/lib/storefront/design/picture-service'
import { usageOf } from './usage'

usageOf(`npm run draw -- [folder]

Writes every drawing into a folder for inspection, unless named .data/drawings. The shop itself draws on request.`)

async function main() {
  const folder = process.argv[2] ?? '.data/drawings'
  await mkdir(folder, { recursive: true })
  const hash = createHash('sha256')
  let bytes = 0
  for (const picture of everyPicture()) {
    const name = pictureAddress(picture).split('/').slice(4).join('-')
    hash.update(drawPicture(picture))
    const file = await renderPicture(picture, { quality: 75, format: 'png', inside: false })
    bytes += file.length
    await writeFile(join(folder, name), file)
  }
  for (const name of markNames) {
    hash.update(drawMark(name))
    await writeFile(join(folder, `mark-${name}.svg`), drawMark(name))
  }
  const current = hash.digest('hex').slice(0, 8)
  console.log(
    `${everyPicture().length} pictures and ${markNames.length} marks, ${Math.round(bytes / 1024)} KiB, digest ${current}, in ${folder}`,
  )
  if (current !== edition)
    console.log(
      `The drawings have changed: write '${current}' into lib/storefront/design/drawings/edition.ts.`,
    )
}

void main()
