import type { ReactNode } from 'react'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { pickupsOf } from '@/lib/shop/addresses'
import { Select, TextField } from '@/lib/storefront/design/ui'
import type { Country, PickupKind } from '@/schemas/shop'
import type { FieldOf, LineOf } from './field-makers'

type Props = {
  market: Market
  country: Country
  pickups: readonly PickupKind[]
  field: FieldOf
  line: LineOf
  chosen: string
  numberMark: ReactNode
}

/** The choice of a pick-up station, and the numbers that its carrier asks for. */
export function StationFields({ market, country, pickups, field, line, chosen, numberMark }: Props) {
  const text = marketText(market)
  const { customerNumber, hasStationNumber, patterns } = pickupsOf(country)
  const numbers = [
    ...(customerNumber ? [{ name: 'customerNumber', words: customerNumber } as const] : []),
    ...(hasStationNumber ? [{ name: 'stationNumber', words: 'stationNumber' } as const] : []),
  ]
  return (
    <div className="grid gap-5">
      <Select
        {...field('pickup')}
        label={text('address.pickup')}
        hint={hasStationNumber ? undefined : text('address.pickupHint')}
        defaultValue={chosen}
        options={[
          { value: '', label: text('address.pickups.none') },
          ...pickups.map((value) => ({ value, label: text(`address.pickups.${value}`) })),
        ]}
      />
      {numbers.length > 0 && (
        // Asked for where a station is chosen, also without scripts.
        <div className="grid gap-5 group-has-[option[value='']:checked]/address:hidden sm:grid-cols-2">
          {numbers.map(({ name, words }) => (
            <TextField
              key={name}
              {...line(name)}
              inputMode="numeric"
              pattern={patterns[name]}
              label={text(`address.${words}`)}
              hint={text(`address.${words}Hint`)}
              optionalMark={numberMark}
            />
          ))}
        </div>
      )}
    </div>
  )
}
