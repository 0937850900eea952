import type { Choosable } from '@/lib/shop/product'
import { chevronDownPath, IconFrame } from '@/lib/storefront/design/ui'

export type VariantChoiceProps = {
  id: string
  legend: string
  /** What a dropdown shows until a variant is chosen. */
  choose: string
  variants: readonly Choosable[]
  /** Unset until one is chosen. */
  chosen: string | undefined
  onChoose: (key: string) => void
  /** Set when an order was tried without a choice. */
  fault?: string | undefined
}

type Fault = Pick<VariantChoiceProps, 'id' | 'fault'>

/** The sentence that asks for the choice. */
export const ChoiceFault = ({ id, fault }: Fault) =>
  fault !== undefined && (
    <p id={`${id}-fault`} role="alert" className="mt-2 font-bold text-accent text-small">
      {fault}
    </p>
  )

/** The attributes of a field with that sentence. */
export const describedByFault = ({ id, fault }: Fault) =>
  fault !== undefined && ({ 'aria-describedby': `${id}-fault` } as const)

/** The choice of a variant from a dropdown. */
export function VariantDropdown(props: VariantChoiceProps) {
  const { id, legend, choose, variants, chosen, onChoose, fault } = props
  return (
    <div data-choice>
      <label htmlFor={id} className="sr-only">
        {legend}
      </label>
      <span className="relative block">
        <select
          id={id}
          data-variant-list
          value={chosen ?? ''}
          onChange={({ target }) => onChoose(target.value)}
          {...(fault !== undefined && { 'aria-invalid': true })}
          {...describedByFault({ id, fault })}
          className="block min-h-12 w-full cursor-pointer appearance-none whitespace-normal wrap-anywhere rounded-field border border-outline bg-card ps-3.5 pe-11 hover:border-ink"
          suppressHydrationWarning
        >
          {chosen === undefined && (
            <option value="" disabled>
              {choose}
            </option>
          )}
          {variants.map(({ key, label, fits, note }) => (
            <option key={key} value={key}>
              {[fits ? `${label} · ${fits}` : label, ...(note === undefined ? [] : [`(${note})`])].join(' ')}
            </option>
          ))}
        </select>
        <IconFrame
          path={chevronDownPath}
          className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-5 text-quiet"
        />
      </span>
      <ChoiceFault id={id} fault={fault} />
    </div>
  )
}
