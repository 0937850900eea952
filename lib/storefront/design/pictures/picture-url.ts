import {
  edition,
  groundColours,
  groundOf,
  kinds,
  type Picture,
  parsePicture,
  picturesRoot,
} from '@/lib/storefront/design/drawings'
import { readAssetAddress } from '@/schemas/content/asset-address'
import { focalPoint } from './focal'
import { isOffered } from './offered'
import { remoteOriginal } from './remote-picture'
import { treatmentText, type Wanted } from './treatment-text'

/** Signs the path of a picture, so that the shop makes it in a treatment that an editor chose. */
export type Seal = (path: string) => string

/** The shop's own picture for an address, prepared or not; undefined for any other address. */
function shopPicture(src: string): Picture | undefined {
  if (!src.startsWith(picturesRoot)) return undefined
  const path = src.slice(picturesRoot.length).split(/[?#]/)[0] ?? ''
  return parsePicture(path.replace(/\.png\/m\/[\s\S]*/, '.png'))
}

const original = (src: string) => (src.split(/[?#]/)[0] ?? src).replace(/\.png\/m\/[\s\S]*/, '.png')

const pathTo = (file: string, { text, format }: ReturnType<typeof treatmentText>) =>
  `${file}/m/${text}/${file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.'))}.${format}`

/**
 * The address of a picture as it is wanted. What is not offered for every picture needs a signature; without one, as in
 * the browser, it is the whole picture in the width.
 */
function treated(file: string, wanted: Wanted, seal: Seal | undefined, version?: string): string {
  const treatment = treatmentText(wanted)
  const needsSeal = !isOffered(file, treatment.text)
  const path = pathTo(file, needsSeal && !seal ? treatmentText({ width: wanted.width }) : treatment)
  const query = [version && `v=${version}`, needsSeal && seal && `s=${seal(path)}`].filter(Boolean)
  return query.length > 0 ? `${path}?${query.join('&')}` : path
}

/** The address of one of the shop's pictures, or of one that was uploaded, in the next larger prepared width. */
export function shopPictureUrl(src: string, { focus, ...wanted }: Wanted, seal?: Seal): string {
  const natural = shopPictureFacts(src)
  const known = focus && natural && focalPoint(focus, natural) ? focus : undefined
  const asset = readAssetAddress(src)
  return treated(
    asset?.file ?? original(src),
    { ...wanted, focus: known },
    seal,
    asset ? asset.version : edition,
  )
}

/**
 * The address of a picture at another origin in the next larger prepared width; undefined for any other address. With a
 * ratio it is cut to it, or fitted into it whole where `inside` is set.
 */
export function remotePictureUrl(src: string, { focus: _, ...wanted }: Wanted, seal?: Seal) {
  const file = remoteOriginal(src)
  return file && treated(file, wanted, seal)
}

const { sage, apricot, sky, butter } = groundColours

/** Grounds of drawings that are colours of the shop: those of the shop that shows them are seen while they load. */
const companions: Readonly<Record<string, string>> = {
  [sage]: 'var(--color-companion-1)',
  [apricot]: 'var(--color-companion-2)',
  [sky]: 'var(--color-companion-3)',
  [butter]: 'var(--color-companion-4)',
}

type PictureFacts = { width: number; height: number; ground: string | undefined }

/** Natural size and ground colour of one of the shop's pictures; of one that was uploaded, the size. */
export function shopPictureFacts(src: string): PictureFacts | undefined {
  const asset = readAssetAddress(src)
  if (asset) return asset.isPicture && asset.size ? { ...asset.size, ground: undefined } : undefined
  const picture = shopPicture(src)
  if (!picture) return undefined
  const ground = groundOf(picture)
  return { ...kinds[picture.kind], ground: companions[ground] ?? ground }
}
