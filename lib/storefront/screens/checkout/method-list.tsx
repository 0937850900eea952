import type { Layout } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { type OfferedMethod, paymentWords } from '@/lib/shop/payments'
import { MethodMark } from '@/lib/storefront/design/logos'
import { Icon } from '@/lib/storefront/design/ui'

type Props = {
  market: Market
  /** The payment marks of the market's layout. */
  marks: Layout['paymentProviders']
  methods: readonly OfferedMethod[]
  chosen: string | undefined
  error?: string | undefined
}

/**
 * The means of payment to choose from. One that was chosen before and is not offered any more says why, and so does one for
 * which fewer pieces would do.
 */
export function MethodList({ market, marks, methods, chosen, error }: Props) {
  const t = marketText(market)
  const shown = methods.filter(({ code, isOffered, held }) => isOffered || code === chosen || held)
  const missing = missingWords(
    methods.filter((method) => !shown.includes(method)),
    market,
  )
  const firstOffered = shown.find(({ isOffered }) => isOffered)?.code
  return (
    <fieldset className="min-w-0" {...(error && { 'aria-describedby': 'method-error' })}>
      <legend className="sr-only">{t('checkout.payment.legend')}</legend>
      {error && (
        <p id="method-error" className="mb-3 flex items-start gap-1.5 font-medium text-error text-small">
          <Icon name="error" className="mt-0.5 size-4" />
          <span className="min-w-0">{error}</span>
        </p>
      )}
      <div className="@container divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
        {shown.map((method) => (
          <Method
            key={method.code}
            market={market}
            marks={marks}
            method={method}
            // The error of the group leads to its first radio button.
            id={method.code === firstOffered ? 'method' : `method-${method.code}`}
            isChosen={method.code === chosen}
            isInvalid={error !== undefined}
          />
        ))}
      </div>
      {missing.map((words) => (
        <p key={words} className="mt-3 text-quiet text-small">
          {words}
        </p>
      ))}
    </fieldset>
  )
}

/** What an order is that keeps a method from it; of the others the shopper can change nothing here. */
const ofOrder: readonly (OfferedMethod['reason'] | undefined)[] = [
  ...(['hasVouchers', 'hasDigital', 'freight', 'pickup', 'cashlessPickup', 'nothingSent'] as const),
  'tooHigh',
]

/**
 * Which methods are missing and why, one sentence for each reason: they stand in the notes of basket and article, so that
 * their absence would be a riddle.
 */
function missingWords(methods: readonly OfferedMethod[], market: Market): string[] {
  const t = marketText(market)
  const told = methods
    .filter(({ reason }) => ofOrder.includes(reason))
    .map((method) => ({ ...paymentWords(method, market), reason: method.reason }))
  return [...new Set(told.map(({ refusal = '' }) => refusal))].map((refusal) => {
    const named = told.filter((each) => each.refusal === refusal)
    const list = new Intl.ListFormat(market.iso).format(named.map(({ name }) => name))
    return named[0]?.reason === 'hasVouchers'
      ? t('payment.withoutVouchers', { methods: list })
      : t('orderMails.labelled', { label: list, text: refusal })
  })
}

type MethodProps = Pick<Props, 'market' | 'marks'> & {
  method: OfferedMethod
  id: string
  isChosen: boolean
  isInvalid: boolean
}

function Method({ market, marks, method, id, isChosen, isInvalid }: MethodProps) {
  const { code, isOffered } = method
  const words = paymentWords(method, market)
  const noteId = `${id}-note`
  return (
    <label
      className={`relative grid grid-cols-[auto_1fr] items-start gap-3 px-[min(1rem,5vw)] py-3.5 has-checked:bg-companion-1 @min-[19rem]:flex sm:px-5 ${isOffered ? 'cursor-pointer' : 'text-quiet'}`}
    >
      <input
        type="radio"
        id={id}
        name="method"
        value={code}
        required
        disabled={!isOffered}
        defaultChecked={isChosen && isOffered}
        aria-describedby={noteId}
        {...(isInvalid && { 'aria-invalid': true })}
        className="mt-1 size-5 shrink-0 accent-accent"
      />
      <span className="col-span-2 row-start-2 min-w-0 flex-1 hyphens-auto">
        <span className="block font-bold">{words.name}</span>
        <span id={noteId} className="mt-0.5 block max-w-prose text-small">
          {isOffered
            ? [words.explanation, words.fee, words.instalments].filter(Boolean).join(' ')
            : words.refusal}
          {isOffered && words.warning && <strong className="block">{words.warning}</strong>}
        </span>
      </span>
      <MethodMark
        code={code}
        marks={marks}
        className={`col-start-2 row-start-1 ${isOffered ? '' : 'opacity-50'}`}
      />
    </label>
  )
}
