import { sealPicture } from '@/lib/storefront/picture-addresses'
import { planImage, shareSize } from '@/lib/storefront/pictures'
import type { Asset } from '@/schemas/content'

/** The address of an editor's sharing picture, cropped to the size of such pictures; undefined if it is no picture. */
export const sharePicture = ({ src, focus }: Asset): string | undefined =>
  planImage({
    src,
    focus,
    width: shareSize.width,
    ratio: shareSize.width / shareSize.height,
    cover: true,
    densities: [1],
    seal: sealPicture,
  })?.src
