import { withChoice } from '@/lib/platform/text'
import { chevronDownPath, IconFrame } from '@/lib/storefront/design/ui'
import type { BasketItem } from '@/schemas/api/basket'
import { quantitiesOf } from './quantities'

type Props = { item: BasketItem; label: string; onChange: (quantity: number) => void }

/** The quantity as a native select, which phones and screen readers handle best. */
export function QuantitySelect({ item, label, onChange }: Props) {
  const { product, variant, quantity } = item
  const quantities = quantitiesOf(item)
  const of = withChoice(product.name, variant.choice)
  if (quantities.length === 0)
    return (
      <p className="flex min-h-11 items-center gap-2.5 text-small">
        {label} <span className="text-body tabular-nums">{quantity}</span>
      </p>
    )
  return (
    <label className="flex flex-wrap items-center gap-2.5 text-small">
      <span>
        {label}
        <span className="sr-only">: {of}</span>
      </span>
      <span className="relative block">
        <select
          value={quantity}
          onChange={(event) => onChange(Number(event.target.value))}
          autoComplete="off"
          className="block min-h-11 min-w-19 cursor-pointer appearance-none rounded-field border border-outline bg-card py-1.5 ps-3.5 pe-10 text-body text-ink tabular-nums transition-colors hover:border-ink"
        >
          {quantities.map((number) => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        </select>
        <IconFrame
          path={chevronDownPath}
          className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-quiet"
        />
      </span>
    </label>
  )
}
