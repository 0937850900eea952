'use client'

import { IconFrame } from '@/lib/ui/icon-frame'

export type Choosable = { key: string; label: string; buyable: boolean }

type Props = {
  id: string
  legend: string
  variants: readonly Choosable[]
  chosen: string
  onChoose: (key: string) => void
  /** ‘sold out’, in lower case. */
  soldWord: string
}

/** More than these are a list that opens. */
const mostChips = 12

const chevronPath = 'm5.5 9.5 6.5 6.5 6.5-6.5'

/** One of a product's variants. What is sold out can be looked at, and says so. */
export function VariantChoice(props: Props) {
  return props.variants.length > mostChips ? <Dropdown {...props} /> : <Chips {...props} />
}

function Chips({ id, legend, variants, chosen, onChoose, soldWord }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold text-small">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {variants.map(({ key, label, buyable }) => (
          <label
            key={key}
            className={`relative inline-flex min-h-11 min-w-13 cursor-pointer items-center justify-center rounded-field px-3.5 py-2 text-center leading-tight ring-1 ring-inset transition-colors has-checked:font-bold has-checked:ring-2 has-checked:ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ${
              buyable
                ? 'bg-card ring-outline hover:ring-ink'
                : 'overflow-hidden bg-ink/4 text-quiet ring-line after:pointer-events-none after:absolute after:inset-0 after:bg-[linear-gradient(to_top_right,transparent_calc(50%-0.5px),var(--color-outline)_calc(50%-0.5px),var(--color-outline)_calc(50%+0.5px),transparent_calc(50%+0.5px))] hover:ring-ink'
            }`}
          >
            <input
              type="radio"
              name={id}
              value={key}
              checked={key === chosen}
              onChange={() => onChoose(key)}
              className="absolute inset-0 cursor-pointer opacity-0"
              suppressHydrationWarning
            />
            {label}
            {!buyable && <span className="sr-only"> ({soldWord})</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Dropdown({ id, legend, variants, chosen, onChoose, soldWord }: Props) {
  return (
    <div>
      <label htmlFor={id} className="mb-2 block font-bold text-small">
        {legend}
      </label>
      <span className="relative block">
        <select
          id={id}
          value={chosen}
          onChange={({ target }) => onChoose(target.value)}
          className="block min-h-12 w-full cursor-pointer appearance-none rounded-field border border-outline bg-card ps-3.5 pe-11 hover:border-ink"
          suppressHydrationWarning
        >
          {variants.map(({ key, label, buyable }) => (
            <option key={key} value={key}>
              {buyable ? label : `${label} (${soldWord})`}
            </option>
          ))}
        </select>
        <IconFrame
          path={chevronPath}
          className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-5 text-quiet"
        />
      </span>
    </div>
  )
}
