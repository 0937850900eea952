'use client'

import { ChoiceFault, describedByFault, type VariantChoiceProps, VariantDropdown } from './variant-dropdown'

/** Above this number, a dropdown replaces the chips. */
const mostChips = 12

/** The choice of a variant, below its name, which stands beside the advisor. Variants that cannot be bought can be selected and are marked as such. */
export function VariantChoice(props: VariantChoiceProps) {
  return props.variants.length > mostChips ? <VariantDropdown {...props} /> : <Chips {...props} />
}

function Chips({ id, legend, variants, chosen, onChoose, fault }: VariantChoiceProps) {
  return (
    <fieldset className="min-w-0" data-choice {...describedByFault({ id, fault })}>
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {variants.map(({ key, label, fits, note }) => (
          <label key={key} className={note === undefined ? 'choice' : 'choice choice-noted'}>
            <input
              type="radio"
              name={id}
              value={key}
              checked={key === chosen}
              onChange={() => onChoose(key)}
              suppressHydrationWarning
            />
            <span>
              {label}
              {fits && <span className="block font-normal text-quiet text-small"> {fits}</span>}
            </span>
            {note !== undefined && <span className="sr-only"> ({note})</span>}
          </label>
        ))}
      </div>
      <ChoiceFault id={id} fault={fault} />
    </fieldset>
  )
}
