import type { Market } from '@/lib/platform/markets'
import { TextField } from '@/lib/storefront/ui'
import type { Country } from '@/schemas/markets'

type Props = {
  market: Market
  country: Country
  purpose: 'delivery' | 'invoice'
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  prefix: string
}

const fields = {
  firstName: 'given-name',
  lastName: 'family-name',
  street: 'street-address',
  postcode: 'postal-code',
  city: 'address-level2',
}

/** Stands for the fields of an address. */
export const AddressFields = ({ purpose, values, errors, prefix }: Props) => (
  <div className="grid gap-5">
    {Object.entries(fields).map(([field, autoComplete]) => {
      const name = `${prefix}.${field}`
      return (
        <TextField
          key={name}
          id={name.replace('.', '-')}
          name={name}
          label={field}
          required
          autoComplete={`${purpose === 'delivery' ? 'shipping' : 'billing'} ${autoComplete}`}
          defaultValue={values[name]}
          error={errors[name]}
        />
      )
    })}
  </div>
)
