import { planImage } from '@/lib/storefront/design/pictures'
import type { PickedThing } from '@/lib/studio/pickers'
import { classes } from '@/lib/studio/ui'

const thumbnail = (src: string) => planImage({ src, width: 96 })?.src ?? src

/** A small picture, or an empty frame. */
export const Thumbnail = ({ src }: { src: string | undefined }) => (
  <span className="grid size-10 shrink-0 place-items-center overflow-hidden rounded-field bg-hover">
    {/* biome-ignore lint/performance/noImgElement: the address is already that of a prepared picture */}
    {src && <img src={thumbnail(src)} alt="" loading="lazy" className="size-full object-contain" />}
  </span>
)

export const Thing = ({
  thing: { name, detail, image },
  hasImages,
  wraps,
}: {
  thing: PickedThing
  hasImages: boolean
  /** Where there is little room, its words take more lines. */
  wraps?: boolean
}) => (
  <>
    {hasImages && <Thumbnail src={image} />}
    <span className="min-w-0 flex-1">
      <span className={classes('block font-medium', wraps ? 'hyphens-auto' : 'truncate')}>{name}</span>
      <span className={classes('block text-quiet text-small', !wraps && 'truncate')}>{detail}</span>
    </span>
  </>
)
