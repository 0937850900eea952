import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { postcodeRule } from '@/lib/shop/addresses'
import { Checkbox, requiredMark, TextField } from '@/lib/storefront/design/ui'
import { type Country, longestOf } from '@/schemas/shop'
import type { Makers } from './field-makers'
import { PlaceSuggestion } from './islands'
import type { PlaceNote } from './place-words'

/** Of fields that are asked for by what was chosen, so that a browser cannot ask for them by itself. */
export const needed = <span className="font-bold">{requiredMark}</span>

type Props = {
  market: Market
  makers: Makers
  /** Shown by what is chosen. */
  isChosen: boolean
  /** Of a pick-up station: browsers fill in nothing of the shopper's home. */
  isStation?: boolean
}

const askedBy = (isChosen: boolean) =>
  isChosen ? { optionalMark: needed, 'aria-required': true } : { required: true }

/** The street with its number, and whether it has none. */
export function StreetLine({ market, makers, isChosen, isStation = false }: Props) {
  const text = marketText(market)
  const { field, line, known, errorOf } = makers
  const isAskedBack = errorOf('street') === 'houseNumber'
  return (
    <>
      <TextField
        {...line('street', isStation ? undefined : 'address-line1')}
        // The error goes once there is a number.
        pattern={isAskedBack ? '.*\\p{Nd}.*' : undefined}
        label={text(isStation ? 'address.stationStreet' : 'address.street')}
        maxLength={longestOf.street}
        {...askedBy(isChosen)}
      />
      {(known('withoutNumber') === 'yes' || isAskedBack) && (
        <Checkbox
          {...field('withoutNumber')}
          value="yes"
          defaultChecked={known('withoutNumber') === 'yes'}
          label={text(isStation ? 'address.stationWithoutNumber' : 'address.withoutNumber')}
        />
      )}
    </>
  )
}

type TownProps = Props & {
  country: Country
  note: PlaceNote
  isDelivery: boolean
  /** The id of a control that says another country. */
  countryId: string
}

/** The postcode and its place, and whether both are right. */
export function TownLines({ market, makers, isChosen, isStation = false, ...rest }: TownProps) {
  const { country, note, isDelivery, countryId } = rest
  const text = marketText(market)
  const { field, line, errorOf } = makers
  const ids = { postcode: field('postcode').id, city: field('city').id, country: countryId }
  return (
    <>
      <div className="field-row sm:grid-cols-[10rem_1fr]">
        <TextField
          // An invoice goes to other countries, too.
          {...line(
            'postcode',
            isStation ? undefined : 'postal-code',
            isDelivery ? [postcodeRule(country)] : [],
          )}
          {...(country !== 'NL' && isDelivery && { inputMode: 'numeric' as const })}
          list={`${ids.postcode}-list`}
          label={text(isStation ? 'address.stationPostcode' : 'address.postcode')}
          {...askedBy(isChosen)}
        />
        <TextField
          {...line('city', isStation ? undefined : 'address-level2')}
          list={`${ids.city}-list`}
          label={text(isStation ? 'address.stationCity' : 'address.city')}
          maxLength={longestOf.city}
          {...askedBy(isChosen)}
        />
      </div>
      <PlaceSuggestion locale={market.shopLocale} country={country} ids={ids} />
      {(note.isConfirmed || errorOf('city') === 'placeMismatch') && (
        <Checkbox
          {...field('confirmedPlace')}
          value="yes"
          defaultChecked={note.isConfirmed}
          label={text('address.confirmedPlace')}
        />
      )}
    </>
  )
}
