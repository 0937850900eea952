import type { Layout } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import { countryOf, type Market } from '@/lib/platform/markets'
import { goodsFaults, pickupFaultOf, pickupsOf } from '@/lib/shop/addresses'
import type { Checkout } from '@/lib/shop/checkout'
import { MarkList } from '@/lib/storefront/design/logos'
import { Checkbox, TextLink } from '@/lib/storefront/design/ui'
import { suggestMail } from '@/lib/storefront/runtime/mail-hint'
import { AddressFields } from '@/lib/storefront/screens/address-fields'
import { waysOfDelivery } from '@/lib/storefront/screens/order-parts'
import {
  callAddress,
  ErrorSummary,
  errorsOf,
  type FormValues,
  StepForm,
  stepWords,
  valuesOf,
} from '@/lib/storefront/screens/step-forms'
import { stepPath } from '@/lib/storefront/visitor/checkout'
import type { Language } from '@/schemas/markets'
import { type Address, type Country, pickupKinds } from '@/schemas/shop'
import { AddressChoice } from './address-choice'
import { goodsErrors } from './check-addresses'
import { DeliveryCountry } from './delivery-country'
import type { PlaceNotes } from './place-notes'

type Props = {
  market: Market
  checkout: Checkout
  /** The countries that invoices can be sent to. */
  countries: readonly Country[]
  notes: PlaceNotes
  /** Who brings parcels. */
  carriers: Layout['shippingProviders']
  /** The address book of a customer. */
  book: readonly { id: string; address: Address }[] | undefined
  /** Of the account, for a carrier that calls. */
  phone?: string | undefined
}

const isOfGoods = (error: string) =>
  error === 'phoneFreight' || goodsFaults.some((key) => error.startsWith(`${key}|`))

/**
 * The errors of the form, where what the goods refuse is judged by the goods as they are now: they may have changed since
 * the address was entered, or it is the usual one of a customer.
 */
function errorsNow(market: Market, checkout: Checkout, values: FormValues): FormValues {
  const entered = Object.entries(errorsOf(checkout, 'address')).filter(([, error]) => !isOfGoods(error))
  const { 'delivery.phone': phone, ...refused } = goodsErrors(market, checkout, values)
  // Until the form is sent the field asks for it.
  const isSent = checkout.draft?.step === 'address'
  return {
    ...refused,
    ...(isSent && phone && { 'delivery.phone': phone }),
    ...Object.fromEntries(entered),
  }
}

/**
 * Where parcels go, and where the invoice goes if that is elsewhere, as it is where parcels go to a station. Nothing of a
 * purely digital order is sent, so that only the address of its invoice is asked for.
 */
export function AddressStep({ market, checkout, countries, notes, carriers, book, phone }: Props) {
  const t = marketText(market)
  const { isSent } = checkout
  const known = valuesOf(checkout, 'address')
  const isAsked = checkout.basket.cost.isFreight && checkout.draft?.step !== 'address'
  const values = isAsked && phone && !known['delivery.phone'] ? { ...known, 'delivery.phone': phone } : known
  const errors = errorsNow(market, checkout, values)
  // The first address of a customer is usually that of the next order. A form that comes back keeps its answer.
  const isKept = checkout.draft?.step === 'address' ? known.keepAddress === 'on' : book?.length === 0
  const country = countryOf(market)
  const fields = {
    market,
    country,
    countries,
    values,
    errors,
  }
  return (
    <>
      <ErrorSummary market={market} errors={errors} values={values} />
      <h1 className="font-display text-h1">
        {isSent ? t('checkout.address.title') : t('checkout.address.titleInvoice')}
      </h1>
      <MailAsked market={market} email={checkout.guest?.email} />
      {book && <AddressChoice market={market} book={book} checkout={checkout.id} />}
      {!isSent && <p className="mt-2 max-w-prose text-quiet">{t('checkout.address.leadInvoice')}</p>}
      {isSent && <DeliveryCountry market={market} />}
      <Deliveries market={market} goods={checkout.goods} carriers={carriers} />
      <StepForm
        action={callAddress(market, 'checkout/addresses')}
        step="address"
        submit={t('checkout.next.payment')}
        words={stepWords(market)}
        beside={<TextLink href={stepPath(market, 'login')}>{t('checkout.back')}</TextLink>}
      >
        <input type="hidden" name="checkout" value={checkout.id} />
        <p className="mt-6 text-quiet text-small">{t('checkout.required')}</p>
        <div className="group/addresses">
          <fieldset id="delivery" className="mt-4 min-w-0">
            <legend className="sr-only">
              {isSent ? t('checkout.address.delivery') : t('checkout.address.invoice')}
            </legend>
            <AddressFields
              {...fields}
              purpose={isSent ? 'delivery' : 'invoice'}
              isFreight={checkout.basket.cost.isFreight}
              refusedPickups={pickupKinds.filter((pickup) =>
                pickupFaultOf({ country, pickup }, checkout.goods),
              )}
              note={notes.delivery}
              stationNote={notes.station}
              prefix="delivery"
            />
          </fieldset>
          {isSent && (
            <div className="group/own mt-6 border-line border-t pt-4">
              <div className="group-has-[#delivery_option:not([value='']):checked]/addresses:hidden">
                <Checkbox
                  id="hasOwnInvoiceAddress"
                  name="hasOwnInvoiceAddress"
                  value="on"
                  label={t('checkout.address.own')}
                  defaultChecked={fields.values.hasOwnInvoiceAddress === 'on'}
                />
              </div>
              <p className="hidden max-w-prose text-quiet group-has-[#delivery_option:not([value='']):checked]/addresses:block">
                {t('checkout.address.ownNeeded')}
              </p>
              <fieldset className="mt-4 hidden min-w-0 group-has-[#hasOwnInvoiceAddress:checked]/own:block group-has-[#delivery_option:not([value='']):checked]/addresses:block">
                <legend className="mb-4 font-display text-h3">{t('checkout.address.invoice')}</legend>
                <AddressFields {...fields} purpose="invoice" note={notes.invoice} prefix="invoice" />
              </fieldset>
            </div>
          )}
        </div>
        {book && (
          <div className="mt-1">
            <Checkbox
              id="keepAddress"
              name="keepAddress"
              value="on"
              label={t('account.addresses.keep')}
              defaultChecked={isKept}
            />
          </div>
        )}
      </StepForm>
    </>
  )
}

/** Asks once more, now without scripts as well, whether the mail address is right that a guest has entered before. */
function MailAsked({ market, email = '' }: { market: Market; email: string | undefined }) {
  const t = marketText(market)
  const guess = suggestMail(email)
  if (guess === undefined) return null
  return (
    <p role="status" className="mt-4 rounded-card bg-companion-1 p-4 wrap-anywhere">
      {t('checkout.address.mailTo', { email })} {t('forms.mailHint', { email: guess })}{' '}
      <TextLink href={stepPath(market, 'login')}>{t('checkout.review.change')}</TextLink>
    </p>
  )
}

type Goods = Checkout['goods']

/** Who brings what, where a carrier of freight brings some of it, and why a station is not offered. */
function Deliveries({ market, goods, carriers }: Pick<Props, 'market' | 'carriers'> & { goods: Goods }) {
  const { freight, parcel } = waysOfDelivery(market, goods)
  return (
    <>
      {!freight && goods.length > 0 && <Carriers market={market} carriers={carriers} />}
      {freight && (
        <ul className="mt-3 grid max-w-prose gap-1 wrap-anywhere text-small">
          <li>{freight}</li>
          {/* The carriers of parcels stand with what they bring. */}
          {parcel && (
            <li>
              {parcel}
              <Carriers market={market} carriers={carriers} />
            </li>
          )}
        </ul>
      )}
      {withoutStation(market, goods).map((words) => (
        <p key={words} className="mt-3 max-w-prose wrap-anywhere text-quiet text-small">
          {words}
        </p>
      ))}
    </>
  )
}

const anyOf = (language: Language) => (names: string[]) =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(names)

/** A list in a sentence that says no to each: « pas à A ni à B ». */
const noneOf: Readonly<Record<Language, (names: string[]) => string>> = {
  de: anyOf('de'),
  fr: (names) => names.join(' ni à '),
  nl: anyOf('nl'),
}

/** Which stations of the country do not take the goods, one sentence for each reason. */
function withoutStation(market: Market, goods: Goods): string[] {
  const t = marketText(market)
  const country = countryOf(market)
  const refused = pickupsOf(country).kinds.flatMap((pickup) => {
    const fault = pickupFaultOf({ country, pickup }, goods)
    return fault ? [{ ...fault, station: t(`address.pickups.${pickup}`) }] : []
  })
  return [...Map.groupBy(refused, ({ key, name }) => `${key} ${name}`).values()].flatMap((list) => {
    const [first] = list
    if (!first) return []
    const stations = noneOf[market.language](list.map(({ station }) => station))
    // What the Swiss Post calls its stations are names, the others are words.
    const values = { stations, name: first.name, kind: country === 'CH' ? 'named' : 'other' }
    return [t(`checkout.address.noStation.${first.key}`, values)]
  })
}

/** Who brings the parcels of the market, as its editors say. Of several, one brings each. */
export function Carriers({ market, carriers }: Pick<Props, 'market' | 'carriers'>) {
  if (carriers.length === 0) return null
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
      <p>{marketText(market)('checkout.address.carriers', { count: carriers.length })}</p>
      <MarkList marks={carriers} market={market} className="flex! flex-wrap gap-x-4 gap-y-2" />
    </div>
  )
}
