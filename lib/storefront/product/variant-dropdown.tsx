import type { Choosable } from '@/lib/shop/product'
import { chevronDownPath, IconFrame } from '@/lib/storefront/ui'

export type VariantChoiceProps = {
  id: string
  legend: string
  variants: readonly Choosable[]
  chosen: string
  onChoose: (key: string) => void
}

/** The choice of a variant from a dropdown. */
export function VariantDropdown({ id, legend, variants, chosen, onChoose }: VariantChoiceProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-2 block font-bold text-small">
        {legend}
      </label>
      <span className="relative block">
        <select
          id={id}
          data-variant-list
          value={chosen}
          onChange={({ target }) => onChoose(target.value)}
          className="block min-h-12 w-full cursor-pointer appearance-none rounded-field border border-outline bg-card ps-3.5 pe-11 hover:border-ink"
          suppressHydrationWarning
        >
          {variants.map(({ key, label, note }) => (
            <option key={key} value={key}>
              {note === undefined ? label : `${label} (${note})`}
            </option>
          ))}
        </select>
        <IconFrame
          path={chevronDownPath}
          className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-5 text-quiet"
        />
      </span>
    </div>
  )
}
