import type { ReactNode } from 'react'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { Button, Icon } from '@/lib/storefront/design/ui'

/** What a form has done. */
export const PlainDone = ({ children }: { children: ReactNode }) => (
  <p role="status" className="mt-6 flex items-start gap-3 rounded-card bg-success-ground p-4 font-bold">
    <Icon name="check" className="mt-0.5 size-5 shrink-0 text-success" />
    <span className="min-w-0">{children}</span>
  </p>
)

/** Why a form has not done what it should, and the form once more. */
export const PlainRefused = ({
  title,
  text,
  children,
}: {
  title: string
  text?: string | undefined
  children?: ReactNode
}) => (
  <section className="mt-6 rounded-card bg-warning-ground p-4">
    <div
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page answers a form, and this is the answer
      autoFocus
      className="flex items-start gap-3"
    >
      <Icon name="warning" className="mt-0.5 size-5 shrink-0 text-warning" />
      <div className="min-w-0">
        <h2 className="font-bold text-warning">{title}</h2>
        {text && <p className="mt-1">{text}</p>}
      </div>
    </div>
    {children}
  </section>
)

/** What a line had that was removed, as the form of its product sends it, and what it was called. */
const goneFields = ['number', 'variant', 'quantity', 'inscription'] as const

/** Says which line is gone, with the form that puts it back. */
export function PlainRemoved({
  market,
  values,
}: {
  market: Market
  values: Readonly<Record<string, string>>
}) {
  const t = marketText(market)
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-success-ground p-4">
      <p role="status" className="min-w-0 font-bold">
        {t('basket.page.removed', { name: values.name ?? '' })}
      </p>
      <form method="post" action={`/api/basket/items/?locale=${market.shopLocale}`}>
        {goneFields.map(
          (name) =>
            values[name] !== undefined && <input key={name} type="hidden" name={name} value={values[name]} />,
        )}
        <Button type="submit" variant="secondary">
          {t('basket.page.undo')}
        </Button>
      </form>
    </div>
  )
}
