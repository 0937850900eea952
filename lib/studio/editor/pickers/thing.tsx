import { planImage } from '@/lib/storefront/design/pictures'
import { useLanguage } from '@/lib/studio/i18n/client'
import type { PickedThing } from '@/lib/studio/pickers'
import { StateBadge, stateOf } from '@/lib/studio/stories/client'
import { classes } from '@/lib/studio/ui'
import { useText } from '../texts'

const thumbnail = (src: string) => planImage({ src, width: 96 })?.src ?? src

const isFile = (src: string) => /\.(?:mp4|webm|mov|m4v|ogv|pdf|vtt|woff2?|zip)(?:[?#]|$)/i.test(src)

/** A small picture, or the sign of what has none. */
export const Thumbnail = ({ src, sign }: { src: string | undefined; sign?: string | undefined }) => (
  <span className="grid size-10 shrink-0 place-items-center overflow-hidden rounded-field bg-hover">
    {src && !isFile(src) && (
      // biome-ignore lint/performance/noImgElement: the address is already that of a prepared picture
      <img src={thumbnail(src)} alt="" loading="lazy" className="size-full object-contain" />
    )}
    {(!src || isFile(src)) && sign && (
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-none stroke-quiet">
        <path d={sign} />
      </svg>
    )}
  </span>
)

export const Thing = ({
  thing: { name, detail, image, sign, shown },
  hasImages,
  wraps,
}: {
  thing: PickedThing
  hasImages: boolean
  /** Where there is little room, its words take more lines. */
  wraps?: boolean
}) => (
  <>
    {hasImages && <Thumbnail src={image} sign={sign} />}
    <span className="min-w-0 flex-1">
      <span className={classes('block font-medium', wraps ? 'hyphens-auto' : 'truncate')}>{name}</span>
      <span className={classes('block text-quiet text-small', !wraps && 'truncate')}>{detail}</span>
    </span>
    {shown && <ThingState shown={shown} />}
  </>
)

/** Whether shoppers see what can be chosen, and whether they are to. */
function ThingState({ shown }: { shown: NonNullable<PickedThing['shown']> }) {
  const language = useLanguage()
  const t = useText()
  return (
    <span className="flex shrink-0 flex-wrap justify-end gap-1">
      <StateBadge state={stateOf(shown)} language={language} />
      {shown.isPlanned && (
        <span className="inline-flex h-5.5 items-center rounded-full bg-info-ground px-2 font-semibold text-info text-small">
          {t('schedule.planned')}
        </span>
      )}
    </span>
  )
}
