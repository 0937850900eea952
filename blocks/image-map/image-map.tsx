import { RichTextDocument } from '@/blocks/rich-text/rich-text-document'
import { domId, resolveLink } from '@/lib/content/links'
import { marketText } from '@/lib/platform/i18n'
import { imageAddress } from '@/lib/storefront/design/pictures'
import { classes, Image } from '@/lib/storefront/design/ui'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import type { imageMapBlock } from '@/schemas/blocks/image-map'
import { AreaControl, type AreaTarget } from './area-control'
import { AreaText } from './area-text'
import { placeOf } from './place'

type ImageMapProps = BlockProps<typeof imageMapBlock>
type Area = ImageMapProps['blok']['areas'][number] & { number: number; target: AreaTarget }

const sizes = '(min-width: 80rem) 77rem, calc(100vw - 2rem)'

/** Areas without a text or a valid link are left out. */
function areasOf({ blok, context }: ImageMapProps): Area[] {
  const known = blok.areas.flatMap((area, index) => {
    const link = resolveLink(area.link, context.market)
    const target: AreaTarget | undefined = area.text
      ? { kind: 'text', popover: domId(blok.uid, `area-${index}`) }
      : link && { kind: 'link', link }
    return target ? [{ ...area, target }] : []
  })
  return known.map((area, index) => ({ ...area, number: index + 1 }))
}

function Marker({ number }: { number: number }) {
  return (
    <span
      aria-hidden="true"
      className="flex size-8 shrink-0 items-center justify-center rounded-full border border-ink bg-card font-bold text-ink text-small shadow-soft transition-colors group-hover/area:bg-ink group-hover/area:text-card group-focus-visible/area:bg-ink group-focus-visible/area:text-card"
    >
      {number}
    </span>
  )
}

/** The name appears on hover and focus; phones show it in the list below. */
function AreaOnPicture({ area }: { area: Area }) {
  const { style, isRight, isLow } = placeOf(area)
  return (
    <AreaControl
      target={area.target}
      style={style}
      className="group/area absolute flex min-h-11 min-w-11 -translate-1/2 items-center justify-center rounded-field no-underline outline-offset-0 hover:bg-card/25 hover:ring-2 hover:ring-card"
    >
      <Marker number={area.number} />
      <span
        className={classes(
          'max-md:sr-only pointer-events-none absolute z-1 w-max max-w-60 rounded-field bg-ink px-3 py-1.5 text-card text-small leading-snug opacity-0 transition-opacity group-hover/area:opacity-100 group-focus-visible/area:opacity-100',
          isRight ? 'end-0' : 'start-0',
          isLow ? 'bottom-full mb-1' : 'top-full mt-1',
        )}
      >
        {area.name}
      </span>
    </AreaControl>
  )
}

export function ImageMap(props: ImageMapProps) {
  const { blok, context, render } = props
  const areas = areasOf(props)
  const hasPicture = imageAddress(blok.image.src) !== undefined
  if (!hasPicture && areas.length === 0) return null
  const t = marketText(context.market)
  const Heading = blok.level
  const headlineId = domId(blok.uid, 'headline')
  const Frame = blok.headline ? 'section' : 'div'
  return (
    <Frame className="w-full" aria-labelledby={blok.headline && headlineId}>
      {blok.headline && (
        <Heading id={headlineId} className="mb-5 font-display text-h2">
          {blok.headline}
        </Heading>
      )}
      {hasPicture && (
        <div className="relative">
          <Image
            src={blok.image.src}
            alt={blok.image.alt}
            aspect={blok.aspect}
            sizes={sizes}
            className="block w-full rounded-card"
          />
          {areas.map((area) => (
            <AreaOnPicture key={area.number} area={area} />
          ))}
        </div>
      )}
      {areas.length > 0 && (
        <ol
          aria-label={t('imageMap.list')}
          className={classes(
            'mt-3 divide-y divide-line rounded-card border border-line bg-card px-4',
            hasPicture && 'md:hidden md:noscript:block',
          )}
        >
          {areas.map((area) => (
            <li key={area.number}>
              <AreaControl
                target={area.target}
                className="group/area flex min-h-13 w-full items-center gap-3 py-2 leading-snug no-underline"
              >
                <Marker number={area.number} />
                <span className="min-w-0 underline decoration-accent underline-offset-4 wrap-anywhere group-hover/area:text-accent">
                  {area.name}
                </span>
              </AreaControl>
            </li>
          ))}
        </ol>
      )}
      {areas.map(
        (area) =>
          area.text &&
          area.target.kind === 'text' && (
            <AreaText
              key={area.number}
              id={area.target.popover}
              name={area.name}
              link={resolveLink(area.link, context.market)}
              t={t}
            >
              <RichTextDocument document={area.text} context={context} render={render} />
            </AreaText>
          ),
      )}
    </Frame>
  )
}
