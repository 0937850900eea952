import { marketText } from '@/lib/platform/i18n'
import { countryOf, type Market } from '@/lib/platform/markets'
import { countryName, pickupsOf } from '@/lib/shop/addresses'
import { Checkbox, Fold, requiredMark, Select, TextField } from '@/lib/storefront/design/ui'
import { type Country, longestOf, type PickupKind } from '@/schemas/shop'
import { addressErrorInWords } from './error-words'
import { PlaceSuggestion } from './islands'
import { isName, PersonFields, personNames } from './person-fields'
import { mismatchWords, type PlaceNote } from './place-words'
import { stationFault } from './station-fault'
import { StationFields } from './station-fields'

type Props = {
  market: Market
  country: Country
  /** The countries that invoices can be sent to. */
  countries: readonly Country[]
  purpose: 'delivery' | 'invoice' | 'book'
  /** A carrier brings the goods, and calls to agree on a day. */
  isFreight?: boolean
  /** Of the address book: it is that of a pick-up station. */
  isStation?: boolean
  /** The pick-up stations that do not take the goods: one of them is shown only where it was chosen. */
  refusedPickups?: readonly PickupKind[]
  note: PlaceNote
  /** By the names of the controls: `delivery.street`. */
  values: Readonly<Record<string, string>>
  /** The keys of the errors, by the same names. */
  errors: Readonly<Record<string, string>>
  prefix: string
}

/** Of fields that are asked for by what was chosen, so that a browser cannot ask for them by itself. */
const needed = <span className="font-bold">{requiredMark}</span>

/** Shown once a company is named. */
const forCompanies =
  'hidden group-has-[input[autocomplete$=organization]:not(:placeholder-shown)]/address:contents'

/** Not asked for at a station, where a carrier needs none of it. */
const forHomes = "hidden group-has-[option[value='']:checked]/address:contents"

/** The fields of an address; for deliveries with a phone number and the pick-up stations of the country, and in the address book with both a phone number and a country. */
export function AddressFields(props: Props) {
  const { market, country, countries, purpose, note, values, errors, prefix } = props
  const { isFreight = false, isStation = false, refusedPickups = [] } = props
  const text = marketText(market)
  const isDelivery = purpose === 'delivery'
  const section = isDelivery ? 'shipping' : 'billing'
  const { kinds, hasStationNumber } = pickupsOf(country)
  const isShown = (kind: PickupKind) => !refusedPickups.includes(kind) || kind === values[`${prefix}.pickup`]
  const pickups = isDelivery || isStation ? kinds.filter(isShown) : []
  const wordsOf = (field: string, error: string) =>
    error === 'placeMismatch'
      ? mismatchWords(market, values[`${prefix}.postcode`] ?? '', note)
      : (stationFault(market, error) ??
        addressErrorInWords(market, field, error, values[`${prefix}.country`] || country))
  const idOf = (field: string) => `${prefix}-${field}`
  const common = (field: string) => {
    const name = `${prefix}.${field}`
    const error = errors[name]
    return { id: idOf(field), name, error: error === undefined ? undefined : wordsOf(field, error) }
  }
  const line = (field: string, autoComplete?: string) => ({
    ...common(field),
    autoComplete: autoComplete ? `${section} ${autoComplete}` : 'off',
    defaultValue: values[`${prefix}.${field}`],
    enterKeyHint: 'next' as const,
    optionalMark: text('address.optional'),
  })
  const mayBeStation = pickups.length > 0 && hasStationNumber
  const known = (field: string) => values[`${prefix}.${field}`] ?? ''
  const faulty = (...fields: string[]) => fields.some((field) => errors[`${prefix}.${field}`] !== undefined)
  const isNamed = !faulty('gender', ...personNames) && personNames.every((field) => isName(known(field)))
  const person = <PersonFields market={market} field={common} line={line} gender={known('gender')} />
  return (
    <div className="group/address grid gap-5">
      {isNamed ? (
        <Fold
          label={text(purpose === 'invoice' ? 'address.billed' : 'address.recipient')}
          value={[known('firstName'), known('lastName')].join(' ')}
          change={text('address.change')}
        >
          {person}
        </Fold>
      ) : (
        person
      )}
      {pickups.length > 0 && (
        <StationFields
          {...{ market, country, pickups }}
          field={common}
          line={line}
          chosen={known('pickup')}
          numberMark={needed}
        />
      )}
      {/* A station has a number in place of a street. */}
      <div
        className={
          mayBeStation ? "hidden gap-5 group-has-[option[value='']:checked]/address:grid" : 'contents'
        }
      >
        <TextField
          {...line('street', 'address-line1')}
          // The error goes once there is a number.
          pattern={errors[`${prefix}.street`] === 'houseNumber' ? '.*\\p{Nd}.*' : undefined}
          label={text('address.street')}
          maxLength={longestOf.street}
          required={!mayBeStation}
          optionalMark={mayBeStation && needed}
        />
        {(known('withoutNumber') === 'yes' || errors[`${prefix}.street`] === 'houseNumber') && (
          <Checkbox
            {...common('withoutNumber')}
            value="yes"
            defaultChecked={known('withoutNumber') === 'yes'}
            label={text('address.withoutNumber')}
          />
        )}
      </div>
      <div className={pickups.length > 0 ? forHomes : 'contents'}>
        <TextField
          {...line('extra', 'address-line2')}
          label={text('address.extra')}
          maxLength={longestOf.extra}
        />
        <TextField
          {...line('company', 'organization')}
          label={text('address.company')}
          maxLength={longestOf.company}
          // By it the field below knows, without a script, that there is a company.
          placeholder=" "
        />
        {country !== 'CH' && (
          <div className={known('company') || faulty('vatId') ? 'contents' : forCompanies}>
            <TextField
              {...line('vatId')}
              label={text('address.vatId')}
              hint={text('address.vatIdHint')}
              maxLength={longestOf.vatId}
            />
          </div>
        )}
      </div>
      <div className="grid gap-5 sm:grid-cols-[10rem_1fr]">
        <TextField
          {...line('postcode', 'postal-code')}
          {...(country !== 'NL' && isDelivery && { inputMode: 'numeric' as const })}
          list={`${idOf('postcode')}-list`}
          label={text('address.postcode')}
          required
        />
        <TextField
          {...line('city', 'address-level2')}
          list={`${idOf('city')}-list`}
          label={text('address.city')}
          maxLength={longestOf.city}
          required
        />
      </div>
      <PlaceSuggestion
        locale={market.shopLocale}
        country={country}
        ids={{ postcode: idOf('postcode'), city: idOf('city'), country: idOf('country') }}
      />
      {(note.isConfirmed || errors[`${prefix}.city`] === 'placeMismatch') && (
        <Checkbox
          {...common('confirmedPlace')}
          value="yes"
          defaultChecked={note.isConfirmed}
          label={text('address.confirmedPlace')}
        />
      )}
      {!isDelivery && (
        <Select
          {...common('country')}
          label={text('address.country')}
          autoComplete={`${section} country`}
          required
          defaultValue={values[`${prefix}.country`] ?? countryOf(market)}
          options={countries.map((value) => ({ value, label: countryName(value, market) }))}
        />
      )}
      {purpose !== 'invoice' && (
        <TextField
          {...line('phone', 'tel')}
          type="tel"
          label={text('address.phone')}
          required={isFreight && isDelivery}
          // A missing number is asked for with the same reason.
          hint={
            errors[`${prefix}.phone`] === 'phoneFreight'
              ? undefined
              : text(isFreight ? 'address.phoneFreightHint' : 'address.phoneHint')
          }
        />
      )}
    </div>
  )
}
