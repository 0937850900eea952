import { marketText } from '@/lib/platform/i18n'
import { accountPath, countryOf, type Market } from '@/lib/platform/markets'
import { isPlaceOfPostcode, placesOfPostcode } from '@/lib/shop/addresses'
import type { Customer, CustomerAddress } from '@/lib/shop/customers'
import type { OrderDraft } from '@/lib/shop/order-drafts'
import { Card, Checkbox, TextLink } from '@/lib/storefront/design/ui'
import { AddressFields } from '@/lib/storefront/screens/address-fields'
import {
  addressValues,
  callAddress,
  ErrorSummary,
  type FormValues,
  StepForm,
  stepWords,
} from '@/lib/storefront/screens/step-forms'
import { type Country, countryCodes } from '@/schemas/shop'

type Props = {
  market: Market
  countries: readonly Country[]
  /** Whose name a new address begins with. */
  customer: Customer
  /** The one that is edited; unset for a new one. */
  entry: CustomerAddress | undefined
  draft: OrderDraft | undefined
}

async function noteOf(values: FormValues, market: Market, isSaved: boolean, place = 'address') {
  const value = (name: string) => values[`${name === 'country' ? 'address' : place}.${name}`] ?? ''
  const [postcode, city] = [value('postcode'), value('city')]
  const country = countryCodes.find((code) => code === value('country')) ?? countryOf(market)
  const stands = isSaved && city !== '' && !(await isPlaceOfPostcode({ country, postcode, city }))
  return {
    expected: await placesOfPostcode(country, postcode),
    isConfirmed: value('confirmedPlace') === 'yes' || stands,
  }
}

/** The form of an address of the address book. */
export async function AddressForm({ market, countries, customer, entry, draft }: Props) {
  const t = marketText(market)
  const { gender, firstName, lastName } = customer
  const saved = addressValues('address', entry?.address ?? { gender, firstName, lastName })
  const values = draft?.values ?? saved
  const errors = draft?.errors ?? {}
  const isStation = entry?.address.pickup !== undefined
  const isOn = (name: 'delivery' | 'invoice', isDefault: boolean | undefined) =>
    draft ? draft.values[name] === 'on' : isDefault === true
  return (
    <>
      <ErrorSummary market={market} errors={errors} values={values} />
      <h1 className="font-display text-h1">
        {t(entry ? 'account.addresses.titleEdit' : 'account.addresses.titleNew')}
      </h1>
      <Card className="mt-6">
        <StepForm
          action={callAddress(market, 'account/addresses')}
          submit={t('account.addresses.save')}
          words={stepWords(market)}
          beside={
            <TextLink href={accountPath(market, 'addressBook')}>{t('account.addresses.cancel')}</TextLink>
          }
        >
          {entry && <input type="hidden" name="id" value={entry.id} />}
          <p className="mb-4 text-quiet text-small">{t('checkout.required')}</p>
          <AddressFields
            market={market}
            country={entry?.address.country ?? countryOf(market)}
            isStation={isStation}
            countries={countries}
            purpose="book"
            note={await noteOf(values, market, draft === undefined)}
            stationNote={await noteOf(values, market, draft === undefined, 'address.station')}
            values={values}
            errors={errors}
            prefix="address"
          />
          <div className="mt-5 grid gap-2">
            <Checkbox
              id="delivery"
              name="delivery"
              value="on"
              label={t('account.addresses.defaultDelivery')}
              defaultChecked={isOn('delivery', entry?.isDefaultDelivery)}
            />
            <Checkbox
              id="invoice"
              name="invoice"
              value="on"
              label={t('account.addresses.defaultInvoice')}
              defaultChecked={isOn('invoice', entry?.isDefaultInvoice)}
            />
          </div>
        </StepForm>
      </Card>
    </>
  )
}
