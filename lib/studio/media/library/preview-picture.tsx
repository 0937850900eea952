import { planImage, srcSetOf } from '@/lib/storefront/design/pictures'
import { IconFrame } from '@/lib/storefront/design/ui'
import { icons } from '../icons'
import type { AssetCard } from '../types'

type PreviewProps = { asset: AssetCard; width: number; className?: string }

/** A small picture of a file: the picture itself, or a sign of what it is. */
export function PreviewPicture({ asset, width, className = '' }: PreviewProps) {
  const plan = asset.isPicture ? planImage({ src: asset.address, width }) : undefined
  if (plan)
    return (
      // biome-ignore lint/performance/noImgElement: the address is already that of a prepared picture
      <img
        src={plan.src}
        srcSet={srcSetOf(plan) || undefined}
        alt=""
        loading="lazy"
        decoding="async"
        draggable={false}
        className={`size-full object-contain ${className}`}
      />
    )
  const isFilm = asset.kind === 'mp4' || asset.kind === 'webm'
  return (
    <span className="grid size-full place-content-center justify-items-center gap-1 text-quiet">
      <IconFrame path={isFilm ? icons.film : icons.file} className="size-8" />
      <span className="font-semibold text-small uppercase">{asset.kind}</span>
    </span>
  )
}
