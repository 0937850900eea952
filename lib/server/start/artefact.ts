import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildFingerprint } from './build'

/** The folder of the build that `npm run build` makes, without content, settings and secrets. */
export const artefactFolder = '.build'

/** Where Next.js' part of it lies. */
export const artefactDist = join(artefactFolder, 'next')

/** Names the sources that the build was made of; in an image, which has none, that there are none to compare. */
type ArtefactRecord = { fingerprint: string; isImage?: boolean }

const recordFile = join(artefactFolder, 'artefact.json')

/** No setting is part of the build, so its fingerprint is of its sources alone. */
export const artefactFingerprint = (): Promise<string> => buildFingerprint({})

export const writeArtefactRecord = (record: ArtefactRecord, folder = '.'): Promise<void> =>
  writeFile(join(folder, recordFile), JSON.stringify(record))

/** The folder of Next.js in the build that `npm run build` has made of these sources; undefined where there is none. */
export async function currentArtefact(): Promise<string | undefined> {
  if (!existsSync(recordFile)) return undefined
  const { fingerprint, isImage } = JSON.parse(await readFile(recordFile, 'utf8')) as ArtefactRecord
  return isImage || fingerprint === (await artefactFingerprint()) ? artefactDist : undefined
}
