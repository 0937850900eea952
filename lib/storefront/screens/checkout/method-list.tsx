import type { Layout } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { laterSettlement } from '@/lib/platform/payment-methods'
import { missingMethods, type OfferedMethod, paymentWords } from '@/lib/shop/payments'
import { MethodMark } from '@/lib/storefront/design/logos'
import { classes, Icon, TextLink } from '@/lib/storefront/design/ui'

type Props = {
  market: Market
  /** The payment marks of the market's layout. */
  marks: Layout['paymentProviders']
  methods: readonly OfferedMethod[]
  chosen: string | undefined
  /** Where a guest can log in before the order is placed. */
  loginPath?: string
  error?: string | undefined
}

/**
 * The means of payment to choose from. One that was chosen before and is not offered any more says why, and so does one for
 * which fewer pieces would do. Others are named below them, with what keeps this order from them.
 */
export function MethodList({ market, marks, methods, chosen, loginPath, error }: Props) {
  const t = marketText(market)
  const shown = methods.filter(({ code, isOffered, held }) => isOffered || code === chosen || held)
  const missing = missingMethods(
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
      <div className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
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
      {missing.length > 0 && (
        <ul className="mt-3 grid gap-2 text-quiet text-small">
          {missing.map(({ reason, methods: names, words }) => (
            <li key={words}>
              <span className="block font-bold">{names}</span>
              {words}{' '}
              {reason === 'accountOnly' && loginPath && (
                <TextLink href={loginPath}>{t('login.submit')}</TextLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
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
  const [nameId, noteId, warningId] = [`${id}-name`, `${id}-note`, `${id}-warning`]
  const warning = isOffered ? words.warning : undefined
  const more = isOffered ? [words.explanation, words.due, words.fee].filter(Boolean).join(' ') : words.refusal
  return (
    <label
      className={`group/method flex items-start gap-3 px-[min(1rem,5vw)] py-3 has-checked:bg-companion-1 sm:px-5 ${isOffered ? 'cursor-pointer' : 'text-quiet'}`}
    >
      {/* As high as the mark, so that circle, name and mark stand on one line at any size of text. */}
      <span className="flex h-8 shrink-0 items-center">
        <input
          type="radio"
          id={id}
          name="method"
          value={code}
          required
          disabled={!isOffered}
          defaultChecked={isChosen && isOffered}
          data-settled={laterSettlement(code)}
          aria-labelledby={nameId}
          aria-describedby={warning ? `${noteId} ${warningId}` : noteId}
          {...(isInvalid && { 'aria-invalid': true })}
          className="size-5 accent-accent"
        />
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
        <span className="min-h-8 max-w-full flex-[1_1_9rem] hyphens-auto wrap-break-word py-1">
          <span id={nameId} className="block font-bold">
            {words.name}
          </span>
        </span>
        <MethodMark code={code} marks={marks} className={isOffered ? '' : 'opacity-50'} />
        {isOffered && method.fee !== undefined && (
          <span className="basis-full text-quiet text-small group-has-checked/method:hidden">
            {words.fee}
          </span>
        )}
        {/* Of a method that is not chosen, its name and what it costs are enough. */}
        <span
          id={noteId}
          className={classes(
            'max-w-prose basis-full text-small',
            isOffered && 'hidden group-has-checked/method:block',
          )}
        >
          {more}
        </span>
        {/* The law wants it read while the methods are compared (Directive (EU) 2023/2225, article 8 (1)). */}
        {warning && (
          <span id={warningId} className="basis-full text-small">
            {words.instalments && `${words.instalments} `}
            <strong>{warning}</strong>
          </span>
        )}
      </span>
    </label>
  )
}
