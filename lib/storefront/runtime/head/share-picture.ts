import { sealPicture } from '@/lib/storefront/design/picture-addresses'
import { planImage, shareSize } from '@/lib/storefront/design/pictures'
import type { Asset } from '@/schemas/content'
import type { ShopConfiguration } from '@/schemas/shop'

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

/** The shop's own sharing picture as Open Graph has it, for a page without another one; nothing where it has none. */
export const shopSharing = ({ sharing }: Pick<ShopConfiguration, 'sharing'>, title: string) =>
  sharing && { images: [{ url: sharing.src, ...shareSize, alt: sharing.alt ?? title }] }
