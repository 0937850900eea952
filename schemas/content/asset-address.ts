/** The extensions of uploaded files that are pictures, and of those that are not. */
const pictures = 'jpg|png|webp|avif|gif|svg'
const files = 'pdf|mp4|webm|woff2|vtt'

const pattern = new RegExp(
  `^(/pictures/assets/(?:(\\d{1,5})x(\\d{1,5})|x)/([a-z0-9]{12})/[a-z0-9-]{1,80}\\.(?:(${pictures})|${files}))(?:/m/[^?#]*)?(?:\\?v=([0-9a-f]{8}))?$`,
)

export type AssetAddress = {
  /** The address without a treatment and without its version. */
  file: string
  /** Names the file for ever, whatever its content and its name are. */
  key: string
  isPicture: boolean
  /** Pixels; unset: it has no size. */
  size: { width: number; height: number } | undefined
  /** The beginning of the digest of its content. */
  version: string | undefined
}

/** The parts of the address of a file of the media library; undefined for any other address. */
export function readAssetAddress(src: string): AssetAddress | undefined {
  const [, file, width, height, key, picture, version] = pattern.exec(src) ?? []
  if (file === undefined || key === undefined) return undefined
  const size = Number(width) > 0 && Number(height) > 0 && { width: Number(width), height: Number(height) }
  return { file, key, isPicture: picture !== undefined, size: size || undefined, version }
}
