import { resolveLink } from '@/lib/content/links'
import type { Layout } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { servable } from '@/lib/storefront/design/pictures'
import { classes, Image } from '@/lib/storefront/design/ui'
import { markSource } from './mark-of'

type Mark = Layout['paymentProviders'][number]

/** Payment methods, delivery services and trust seals. */
export function Marks({ layout, market }: { layout: Layout; market: Market }) {
  const t = marketText(market)
  const groups = [
    { label: t('footer.payment'), entries: layout.paymentProviders, isWide: true },
    { label: t('footer.delivery'), entries: layout.deliveryProviders },
    { label: t('footer.trust'), entries: layout.trustSeals },
  ].filter(({ entries }) => entries.length > 0)
  if (groups.length === 0) return null
  return (
    <dl className="pairs gap-x-6 gap-y-6 py-6 text-small md:gap-y-7 md:py-8 md:grid-cols-4 lg:gap-x-10">
      {groups.map(({ label, entries, isWide }) => (
        <div key={label} className={isWide ? 'col-span-full md:col-span-2' : undefined}>
          <dt className="font-bold">{label}</dt>
          <dd>
            <MarkList
              marks={entries}
              market={market}
              className={classes('mt-3 gap-x-6 gap-y-3 lg:gap-x-10', isWide && 'pairs')}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}

type MarkListProps = { marks: readonly Mark[]; market: Market; className?: string | undefined }

/** Logos of one kind, below each other or in the columns of the class. */
export const MarkList = ({ marks, market, className }: MarkListProps) => (
  <ul className={classes('grid', className)}>
    {marks.map((mark) => (
      <li key={mark.uid} className="min-w-0">
        <LinkedMark mark={mark} market={market} />
      </li>
    ))}
  </ul>
)

/** A mark that leads to the page that its editor chose, if any. */
export function LinkedMark({ mark, market }: { mark: Mark; market: Market }) {
  const link = resolveLink(mark.link, market)
  if (!link)
    return (
      <span className="mark">
        <MarkCard mark={mark} />
      </span>
    )
  return (
    <a className="mark" {...link}>
      <MarkCard mark={mark} />
    </a>
  )
}

/** A logo with its name as alternative text; without a picture, a card with the name. */
function MarkCard({ mark: { name, code, image } }: { mark: Mark }) {
  const drawing = markSource(code)
  const own = servable(image)
  if (!drawing && !own) {
    return <span className="flex min-h-8 items-center rounded-md border border-line px-2.5">{name}</span>
  }
  return (
    <>
      {own ? (
        <Image src={own.src} alt={name} width={96} className="block h-8! w-12! shrink-0 object-contain" />
      ) : (
        // biome-ignore lint/performance/noImgElement: a vector of a few hundred bytes has nothing to be sized
        <img src={drawing} alt={name} width={48} height={32} loading="lazy" decoding="async" />
      )}
      <span aria-hidden="true">{name}</span>
    </>
  )
}
