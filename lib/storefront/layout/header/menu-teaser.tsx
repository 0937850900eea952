import type { ReactNode } from 'react'
import { resolveLink } from '@/lib/content/links'
import type { Layout } from '@/lib/content/pages'
import type { Market } from '@/lib/platform/markets'
import { menuTeasers } from '@/lib/storefront/navigation'
import { sealPicture } from '@/lib/storefront/picture-addresses'
import { servable } from '@/lib/storefront/pictures'
import { Image } from '@/lib/storefront/ui'

type Teaser = ReturnType<typeof menuTeasers>[number]['teaser']

/** In CSS pixels. */
const pictureWidth = 310

function MenuTeaser({ teaser, market }: { teaser: Teaser; market: Market }) {
  const { headline, text, image, link } = teaser
  const picture = servable(image)
  const words = (
    <>
      {picture && (
        <Image
          src={picture.src}
          alt={picture.alt}
          focus={picture.focus}
          seal={sealPicture}
          width={pictureWidth}
          aspect="16/9"
          cover
          className="mb-3 block max-w-[310px]! rounded-card"
        />
      )}
      <span className="block font-bold underline-offset-4 group-hover/teaser:underline">{headline}</span>
      {text && <span className="mt-1 block text-quiet text-small">{text}</span>}
    </>
  )
  const resolved = resolveLink(link, market)
  if (!resolved) return <div>{words}</div>
  return (
    <a className="group/teaser block" {...resolved}>
      {words}
    </a>
  )
}

/** The teasers of the category navigation, by the ids of the entries that they stand beside. */
export const teaserNodes = (layout: Layout, market: Market): Record<string, ReactNode> =>
  Object.fromEntries(
    menuTeasers(layout).map(({ id, teaser }) => [
      id,
      <MenuTeaser key={id} teaser={teaser} market={market} />,
    ]),
  )
