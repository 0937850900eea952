import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { pickupsOf } from '@/lib/shop/addresses'
import { Select, TextField, TextLink } from '@/lib/storefront/design/ui'
import { filled } from '@/schemas/field-rules'
import { type Country, longestOf, type PickupKind } from '@/schemas/shop'
import type { Makers } from './field-makers'
import { needed, StreetLine, TownLines } from './place-lines'
import type { PlaceNote } from './place-words'

type Props = {
  market: Market
  country: Country
  pickups: readonly PickupKind[]
  makers: Makers
  /** Of the place of the station, which has fields of its own beside those of the home. */
  place: Makers
  note: PlaceNote
}

const missing = { customerNumber: 'noCustomerNumber', userId: 'noUserId' } as const

/** The choice of a pick-up station, what its carrier asks for, and where it is. */
export function StationFields({ market, country, pickups, makers, place, note }: Props) {
  const text = marketText(market)
  const { customerNumber, hasStationNumber, hasStationName, patterns, finder } = pickupsOf(country)
  const numbers = [
    ...(customerNumber
      ? [{ name: 'customerNumber', words: customerNumber, missing: missing[customerNumber] } as const]
      : []),
    ...(hasStationNumber
      ? [{ name: 'stationNumber', words: 'stationNumber', missing: 'noStationNumber' } as const]
      : []),
  ]
  const common = { market, makers: place, isChosen: true, isStation: true }
  return (
    <div className="grid gap-5">
      <Select
        {...makers.field('pickup')}
        label={text('address.pickup')}
        defaultValue={makers.known('pickup')}
        options={[
          { value: '', label: text('address.pickups.none') },
          ...pickups.map((value) => ({ value, label: text(`address.pickups.${value}`) })),
        ]}
      />
      {/* Asked for where a station is chosen, also without scripts. */}
      <div className="grid gap-5 group-has-[option[value='']:checked]/address:hidden">
        <p className="max-w-prose text-small">
          {text('address.stationLead', { country })}{' '}
          {finder && (
            <TextLink href={finder[market.language] ?? finder.de} target="_blank" rel="noopener">
              {text('address.stationFinder', { country })}
            </TextLink>
          )}
        </p>
        {numbers.length > 0 && (
          <div className="field-row">
            {numbers.map(({ name, words, missing }) => (
              <TextField
                key={name}
                {...makers.line(name, undefined, filled(missing))}
                inputMode="numeric"
                pattern={patterns[name]}
                label={text(`address.${words}`)}
                hint={text(`address.${words}Hint`)}
                optionalMark={needed}
              />
            ))}
          </div>
        )}
        {hasStationName && (
          <>
            <TextField
              {...makers.line('stationName')}
              label={text('address.stationName')}
              hint={text('address.stationNameHint', { country })}
              maxLength={longestOf.stationName}
              optionalMark={needed}
            />
            <StreetLine {...common} />
          </>
        )}
        <TownLines {...common} country={country} note={note} isDelivery countryId="" />
      </div>
    </div>
  )
}
