import { colonOf, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { Icon } from '@/lib/storefront/design/ui'
import type { FieldFault } from './errors'

type Props = { market: Market; faults: readonly FieldFault[] }

/** What was rejected, with links to the fields. It gets the focus when the page is shown, also where no script runs. */
export function FaultSummary({ market, faults }: Props) {
  if (faults.length === 0) return null
  return (
    <div
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page answers a form, and this is the answer
      autoFocus
      className="mb-6 flex items-start gap-3 rounded-card bg-error-ground p-4 text-error"
    >
      <Icon name="error" className="mt-0.5 size-6" />
      <div className="min-w-0">
        <h2 className="font-bold">{marketText(market)('checkout.errors.title', { count: faults.length })}</h2>
        <ul className="mt-1 grid gap-1">
          {faults.map(({ id, label, words }) => (
            // The colon stays with the name, however that is broken.
            <li key={id} className="py-0.5">
              <a href={`#${id}`} className="underline underline-offset-2">
                {label}
              </a>
              {colonOf(market.language)} {words}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
