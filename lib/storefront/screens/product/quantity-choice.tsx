import { chevronDownPath, classes, IconFrame } from '@/lib/storefront/design/ui'
import { useEarlyInput } from './use-early-input'

type Props = {
  id: string
  label: string
  quantity: number
  most: number
  onChoose: (quantity: number) => void
  className?: string | undefined
}

/** The quantity as a native select, which phones handle best. */
export function QuantityChoice({ id, label, quantity, most, onChoose, className }: Props) {
  useEarlyInput(id, String(quantity), (value) => onChoose(Number(value)))
  return (
    <div className={classes('relative print:hidden', className)}>
      <label
        htmlFor={id}
        className="pointer-events-none absolute start-3.5 top-1.5 z-1 text-quiet text-small leading-snug"
      >
        {label}
      </label>
      <select
        id={id}
        value={quantity}
        onChange={({ target }) => onChoose(Number(target.value))}
        className="block min-h-14 w-full cursor-pointer appearance-none rounded-field border border-outline bg-card ps-3.5 pe-9 pt-5 pb-0.5 font-bold tabular-nums hover:border-ink"
      >
        {Array.from({ length: Math.max(most, 1) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the numbers from one up
          <option key={index} value={index + 1}>
            {index + 1}
          </option>
        ))}
      </select>
      <IconFrame
        path={chevronDownPath}
        className="pointer-events-none absolute end-3 bottom-2 size-5 text-quiet"
      />
    </div>
  )
}
