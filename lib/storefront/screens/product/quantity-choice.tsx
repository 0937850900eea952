import { chevronDownPath, IconFrame } from '@/lib/storefront/design/ui'
import { useEarlyInput } from './use-early-input'

type Props = {
  id: string
  label: string
  quantity: number
  most: number
  onChoose: (quantity: number) => void
}

/** The quantity as a native select, which phones handle best. */
export function QuantityChoice({ id, label, quantity, most, onChoose }: Props) {
  useEarlyInput(id, String(quantity), (value) => onChoose(Number(value)))
  return (
    <div className="quantity">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={quantity} onChange={({ target }) => onChoose(Number(target.value))}>
        {Array.from({ length: Math.max(most, 1) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the numbers from one up
          <option key={index} value={index + 1}>
            {index + 1}
          </option>
        ))}
      </select>
      <IconFrame path={chevronDownPath} />
    </div>
  )
}
