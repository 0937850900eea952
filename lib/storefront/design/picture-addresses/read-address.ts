import { percentDecoded } from '@/lib/platform/text'
import {
  edition,
  kinds,
  type MarkName,
  markNames,
  type Picture,
  parsePicture,
} from '@/lib/storefront/design/drawings'
import { isOffered, sourceOfRemote } from '@/lib/storefront/design/pictures'
import { type AssetAddress, readAssetAddress } from '@/schemas/content/asset-address'
import { keptName } from '@/schemas/shop'
import { type PictureTreatment, readTreatment } from './read-treatment'
import { isSealed } from './seal-picture'

type Size = { width: number; height: number }
type Asked = { treatment: PictureTreatment }
type Found =
  | { kind: 'mark'; name: MarkName }
  | ({ kind: 'own'; picture: Picture } & Asked)
  | ({ kind: 'remote'; source: URL } & Asked)
  /** A copy of a file of the shop's look. */
  | { kind: 'kept'; name: string }
  /** An uploaded file: as it is without a treatment. */
  | { kind: 'asset'; asset: AssetAddress; treatment: PictureTreatment | undefined }

/** What an address asks for, and whether it names this edition of the drawings; or the status that refuses it. */
export type PictureAddress = (Found & { isFixed: boolean }) | { kind: 'refused'; status: 400 | 404 }

const longestPath = 1_800
const between = '/m/'
const query = /^(?:\?v=([0-9a-f]{8})(?=&|$))?(?:[?&]s=([\w-]{16}))?$/
const markPath = /^\/pictures\/marks\/([a-z-]+)\.svg$/
const originalPath = /^\/pictures\/originals\/(\d+x\d+\/[a-z]+\/[a-z0-9-]+\.png)$/

/** A drawing itself, without a treatment: as the story or the product names it. */
const untreated = { quality: 100, format: 'png', inside: false } as const satisfies PictureTreatment

/** The path as text. An encoded slash would be a slash only after decoding. */
const pathIn = (pathname: string) =>
  pathname.length > longestPath || /%(?:2f|5c)/i.test(pathname) ? undefined : percentDecoded(pathname)

/** The treatment in a path to `file`; undefined when it is neither offered nor signed, or cannot be done. */
function treatmentIn(path: string, file: string, seal: string | undefined, natural?: Size) {
  const end = path.lastIndexOf('/')
  const text = path.slice(file.length + between.length, end)
  if (!(seal === undefined ? isOffered(file, text) : isSealed(path, seal))) return undefined
  const treatment = readTreatment(text, natural)
  const stem = file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.'))
  return treatment && path.slice(end + 1) === `${stem}.${treatment.format}` ? treatment : undefined
}

/** An uploaded file: its treatment is read where the address has one. */
function findAsset(
  path: string,
  seal: string | undefined,
  isTreated: boolean,
  asset: AssetAddress,
): Found | 400 {
  if (!isTreated) return seal === undefined ? { kind: 'asset', asset, treatment: undefined } : 400
  const treatment = asset.isPicture ? treatmentIn(path, asset.file, seal, asset.size) : undefined
  return treatment ? { kind: 'asset', asset, treatment } : 400
}

function find(path: string, seal: string | undefined): Found | 400 | 404 {
  const [, mark] = markPath.exec(path) ?? []
  if (mark !== undefined) {
    const name = markNames.find((each) => each === mark)
    return name ? { kind: 'mark', name } : 404
  }
  const kept = keptName(path)
  if (kept !== undefined) return seal === undefined ? { kind: 'kept', name: kept } : 400
  const at = path.indexOf(between)
  const file = at < 0 ? path : path.slice(0, at)
  const asset = readAssetAddress(file)
  if (asset) return findAsset(path, seal, at >= 0, asset)
  const [, original] = originalPath.exec(file) ?? []
  if (original === undefined) {
    const source = sourceOfRemote(file)
    const treatment = source && treatmentIn(path, file, seal)
    return source && treatment ? { kind: 'remote', source, treatment } : 400
  }
  const picture = parsePicture(original)
  if (!picture) return 404
  if (at < 0) return seal === undefined ? { kind: 'own', picture, treatment: untreated } : 400
  const treatment = treatmentIn(path, file, seal, kinds[picture.kind])
  return treatment ? { kind: 'own', picture, treatment } : 400
}

/**
 * Reads an address below `/pictures/`. The shop makes a picture itself, the treatments that its components ask for, and
 * those that it has signed; every other address, and every other spelling of one, is refused.
 */
export function readPictureAddress(pathname: string, search: string): PictureAddress {
  const given = query.exec(search)
  const path = pathIn(pathname)
  if (!given || path === undefined) return { kind: 'refused', status: 400 }
  const [, version, seal] = given
  const found = find(path, seal)
  if (typeof found === 'number') return { kind: 'refused', status: found }
  // What an uploaded file is at present is not known here.
  if (found.kind === 'asset') return { ...found, asset: { ...found.asset, version }, isFixed: false }
  return { ...found, isFixed: version === edition }
}
