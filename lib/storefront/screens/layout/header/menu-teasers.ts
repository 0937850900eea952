import { resolveLink } from '@/lib/content/links'
import type { Layout } from '@/lib/content/pages'
import type { Market } from '@/lib/platform/markets'
import { sealPicture } from '@/lib/storefront/design/picture-addresses'
import { planImage, servable, srcSetOf } from '@/lib/storefront/design/pictures'
import { menuTeasers } from '@/lib/storefront/screens/frame'
import type { MenuTeaser, MenuTeasers } from '@/schemas/api/menu'
import type { Asset } from '@/schemas/content'

/** In CSS pixels. */
const pictureWidth = 310

function pictureOf(image: Asset | undefined): MenuTeaser['picture'] {
  const picture = servable(image)
  if (!picture) return undefined
  const { src, alt, focus } = picture
  const plan = planImage({ src, focus, seal: sealPicture, width: pictureWidth, ratio: 16 / 9, cover: true })
  if (!plan) return undefined
  const srcSet = srcSetOf(plan)
  return {
    src: plan.src,
    ...(srcSet && { srcSet }),
    alt,
    width: plan.width ?? pictureWidth,
    ...(plan.height && { height: plan.height }),
  }
}

/** The teasers of the category navigation, by the ids of the entries that they stand beside. */
export const menuTeaserViews = (layout: Layout, market: Market): MenuTeasers =>
  Object.fromEntries(
    menuTeasers(layout).map(({ id, teaser: { headline, text, image, link } }) => {
      const picture = pictureOf(image)
      const resolved = resolveLink(link, market)
      return [
        id,
        {
          headline,
          ...(text && { text }),
          ...(resolved && { link: resolved }),
          ...(picture && { picture }),
        },
      ]
    }),
  )
