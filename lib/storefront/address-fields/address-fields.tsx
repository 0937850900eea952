import { marketText } from '@/lib/platform/i18n'
import { countryOf, type Market } from '@/lib/platform/markets'
import { countryName, pickupsOf } from '@/lib/shop/addresses'
import { Checkbox, RadioGroup, Select, TextField } from '@/lib/storefront/ui'
import { type AddressError, addressErrors, type Country, countryCodes, longestOf } from '@/schemas/shop'

type Props = {
  market: Market
  country: Country
  purpose: 'delivery' | 'invoice'
  /** By the names of the controls: `delivery.street`. */
  values: Readonly<Record<string, string>>
  /** The keys of the errors, by the same names. */
  errors: Readonly<Record<string, string>>
  prefix: string
}

const isKnown = (key: string): key is AddressError => addressErrors.some((known) => known === key)

/** The fields of an address; for deliveries with a phone number and the pick-up stations of the country. */
export function AddressFields({ market, country, purpose, values, errors, prefix }: Props) {
  const text = marketText(market)
  const isDelivery = purpose === 'delivery'
  const section = isDelivery ? 'shipping' : 'billing'
  const pickups = isDelivery ? pickupsOf(country) : []
  const common = (field: string) => {
    const name = `${prefix}.${field}`
    const error = errors[name]
    return {
      ...{ id: `${prefix}-${field}`, name },
      error:
        error === undefined ? undefined : text(`address.errors.${isKnown(error) ? error : 'characters'}`),
    }
  }
  const line = (field: string, autoComplete?: string) => ({
    ...common(field),
    autoComplete: autoComplete ? `${section} ${autoComplete}` : 'off',
    defaultValue: values[`${prefix}.${field}`],
    enterKeyHint: 'next' as const,
    optionalMark: text('address.optional'),
  })
  const numeric = { inputMode: 'numeric' as const }
  return (
    <div className="grid gap-5">
      <RadioGroup
        {...common('gender')}
        legend={text('address.gender')}
        required
        defaultValue={values[`${prefix}.gender`]}
        options={(['f', 'm', 'd'] as const).map((value) => ({
          value,
          label: text(`address.genders.${value}`),
        }))}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {(['firstName', 'lastName'] as const).map((field) => (
          <TextField
            key={field}
            {...line(field, field === 'firstName' ? 'given-name' : 'family-name')}
            label={text(`address.${field}`)}
            maxLength={longestOf[field]}
            required
          />
        ))}
      </div>
      <TextField
        {...line('company', 'organization')}
        label={text('address.company')}
        maxLength={longestOf.company}
      />
      {pickups.length > 0 && (
        <>
          <Select
            {...common('pickup')}
            label={text('address.pickup')}
            defaultValue={values[`${prefix}.pickup`] ?? ''}
            options={[
              { value: '', label: text('address.pickups.none') },
              ...pickups.map((value) => ({ value, label: text(`address.pickups.${value}`) })),
            ]}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            {(['customerNumber', 'stationNumber'] as const).map((field) => (
              <TextField
                key={field}
                {...line(field)}
                {...numeric}
                label={text(`address.${field}`)}
                hint={text(`address.${field}Hint`)}
              />
            ))}
          </div>
        </>
      )}
      <TextField
        {...line('street', 'address-line1')}
        label={text('address.street')}
        maxLength={longestOf.street}
        required={pickups.length === 0}
        optionalMark={undefined}
      />
      {errors[`${prefix}.street`] === 'houseNumber' && (
        <Checkbox
          id={`${prefix}-withoutNumber`}
          name={`${prefix}.withoutNumber`}
          value="yes"
          label={text('address.withoutNumber')}
        />
      )}
      <TextField
        {...line('extra', 'address-line2')}
        label={text('address.extra')}
        maxLength={longestOf.extra}
      />
      <div className="grid gap-5 sm:grid-cols-[10rem_1fr]">
        <TextField
          {...line('postcode', 'postal-code')}
          {...(country !== 'NL' && isDelivery && numeric)}
          label={text('address.postcode')}
          required
        />
        <TextField
          {...line('city', 'address-level2')}
          label={text('address.city')}
          maxLength={longestOf.city}
          required
        />
      </div>
      {!isDelivery && (
        <Select
          {...common('country')}
          label={text('address.country')}
          autoComplete={`${section} country`}
          required
          defaultValue={values[`${prefix}.country`] ?? countryOf(market)}
          options={countryCodes.map((value) => ({ value, label: countryName(value, market) }))}
        />
      )}
      {isDelivery && (
        <TextField
          {...line('phone', 'tel')}
          type="tel"
          label={text('address.phone')}
          hint={text('address.phoneHint')}
        />
      )}
    </div>
  )
}
