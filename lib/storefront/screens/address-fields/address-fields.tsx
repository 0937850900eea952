import { marketText } from '@/lib/platform/i18n'
import { countryOf, type Market } from '@/lib/platform/markets'
import { countryName, pickupsOf } from '@/lib/shop/addresses'
import { Fold, Select, TextField } from '@/lib/storefront/design/ui'
import { type Country, longestOf, type PickupKind } from '@/schemas/shop'
import { makersOf } from './field-makers'
import { isName, PersonFields, personNames } from './person-fields'
import { StreetLine, TownLines } from './place-lines'
import type { PlaceNote } from './place-words'
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
  /** Of the place of a pick-up station. */
  stationNote?: PlaceNote
  /** By the names of the controls: `delivery.street`. */
  values: Readonly<Record<string, string>>
  /** The keys of the errors, by the same names. */
  errors: Readonly<Record<string, string>>
  prefix: string
}

const noNote: PlaceNote = { expected: [], isConfirmed: false }

/** Shown once a company is named. */
const forCompanies =
  'hidden group-has-[input[autocomplete$=organization]:not(:placeholder-shown)]/address:contents'

/** The place of a home, and what a carrier does not need at a station. */
const forHomes = "hidden group-has-[option[value='']:checked]/address:contents"

/** The fields of an address; for deliveries with a phone number and the pick-up stations of the country, and in the address book with both a phone number and a country. */
export function AddressFields(props: Props) {
  const { market, country, countries, purpose, note, values, errors, prefix } = props
  const { isFreight = false, isStation = false, refusedPickups = [], stationNote = noNote } = props
  const text = marketText(market)
  const isDelivery = purpose === 'delivery'
  const section = isDelivery ? 'shipping' : 'billing'
  const { kinds } = pickupsOf(country)
  const isShown = (kind: PickupKind) => !refusedPickups.includes(kind) || kind === values[`${prefix}.pickup`]
  const pickups = isDelivery || isStation ? kinds.filter(isShown) : []
  const mayBeStation = pickups.length > 0
  const form = { market, country: values[`${prefix}.country`] || country, values, errors, section }
  const makers = makersOf({ ...form, prefix, note })
  const { field, line, known, faulty } = makers
  const isNamed = !faulty('gender', ...personNames) && personNames.every((name) => isName(known(name)))
  // All but the number is known of an address that was used for parcels.
  const isPhoneAlone = isFreight && known('street') !== '' && known('phone') === ''
  const phoneHint = isPhoneAlone
    ? 'address.errors.phoneFreight'
    : isFreight
      ? 'address.phoneFreightHint'
      : 'address.phoneHint'
  const person = <PersonFields market={market} field={field} line={line} gender={known('gender')} />
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
      {mayBeStation && (
        <StationFields
          {...{ market, country, pickups, makers, note: stationNote }}
          place={makersOf({ ...form, prefix: `${prefix}.station`, note: stationNote })}
        />
      )}
      <div className={mayBeStation ? forHomes : 'contents'}>
        <StreetLine market={market} makers={makers} isChosen={mayBeStation} />
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
        <TownLines
          {...{ market, country, makers, note, isDelivery }}
          isChosen={mayBeStation}
          countryId={field('country').id}
        />
      </div>
      {!isDelivery && (
        <Select
          {...field('country')}
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
          hint={errors[`${prefix}.phone`] === 'phoneFreight' ? undefined : text(phoneHint)}
        />
      )}
    </div>
  )
}
