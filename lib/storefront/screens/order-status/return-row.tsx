import { formatPrice, marketText } from '@/lib/platform/i18n'
import { type Market, screenPath } from '@/lib/platform/markets'
import { fullLineName } from '@/lib/shop/orders'
import { faults, paidFor, type Returnable } from '@/lib/shop/returns'
import { Dotted, Select, TextLink } from '@/lib/storefront/design/ui'
import { LinePicture } from '@/lib/storefront/screens/order-parts'
import { type FieldFault, faultInWords } from '@/lib/storefront/screens/step-forms'
import { type ReturnReason, returnReasons } from '@/schemas/shop'

export const piecesField = ({ line }: Returnable) => `line-${line.id}`
const reasonField = ({ line }: Returnable) => `reason-${line.id}`

type Given = {
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
}

/** The reasons of lines that were refused. */
export const reasonFaults = (
  market: Market,
  returnable: readonly Returnable[],
  { errors }: Pick<Given, 'errors'>,
): FieldFault[] =>
  returnable.flatMap((each) => {
    const [id, key] = [reasonField(each), errors[reasonField(each)]]
    if (key === undefined) return []
    const label = marketText(market)('orderReturn.reasonOf', { name: fullLineName(each.line) })
    return [{ id, label, words: faultInWords(market, 'reason', key) }]
  })

type RowProps = Given & {
  market: Market
  returnable: Returnable
  /** Without an answer yet: how many pieces are meant. */
  usual: number
  /** Of the choice of pieces. */
  error: string | undefined
  /** It is taken back for a fault alone, which is then to be named. */
  onlyFaults: boolean
}

/** One of the goods: what it is, how many pieces come back, and why. */
export function ReturnRow({ market, returnable, values, errors, usual, error, onlyFaults }: RowProps) {
  const t = marketText(market)
  const { line, left } = returnable
  const { product, choice, inscription } = line
  const [pieces, reason] = [piecesField(returnable), reasonField(returnable)]
  const offered: readonly ReturnReason[] = onlyFaults ? faults : returnReasons
  const price = formatPrice(paidFor(line, 1), market)
  const key = errors[reason]
  return (
    <fieldset className="group/row min-w-0 border-line border-t pt-5 first:border-t-0 first:pt-0">
      <legend className="sr-only">{fullLineName(line)}</legend>
      <div className="flex flex-wrap gap-3 sm:gap-4">
        <LinePicture product={product} isLarge />
        <div className="min-w-0 flex-[1_1_9rem] wrap-anywhere">
          <p className="text-quiet text-small">
            {[product.brand, product.subbrand].filter(Boolean).join(' ')}
          </p>
          <p className="font-bold leading-snug" lang={product.lang}>
            {product.name}
          </p>
          {choice.length > 0 && (
            <p className="text-quiet text-small">
              <Dotted parts={choice} />
            </p>
          )}
          {inscription !== null && (
            <p className="text-quiet text-small">{t('basket.page.inscription', { text: inscription })}</p>
          )}
          <p className="text-small tabular-nums">
            {line.quantity > 1 ? t('checkout.summary.each', { price }) : price}
          </p>
          {paidFor(line, 1) < line.price && (
            <p className="text-quiet text-small">
              {t('orderReturn.reduced', { price: formatPrice(line.price, market) })}
            </p>
          )}
        </div>
        <div className="grid min-w-0 grow basis-full grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-3">
          <Select
            id={pieces}
            name={pieces}
            label={t('orderReturn.pieces')}
            defaultValue={values[pieces] ?? String(usual)}
            error={error}
            options={[
              { value: '0', label: t('orderReturn.keep') },
              ...Array.from({ length: left }, (_, index) => ({
                value: String(index + 1),
                label: t('orderReturn.back', { count: index + 1 }),
              })),
            ]}
          />
          <Select
            id={reason}
            name={reason}
            label={t('orderForms.fields.reason')}
            optionalMark={onlyFaults ? undefined : t('orderReturn.optional')}
            defaultValue={values[reason] ?? values.reason ?? (onlyFaults ? '' : 'none')}
            error={key && faultInWords(market, 'reason', key)}
            options={[
              ...(onlyFaults ? [{ value: '', label: t('orderReturn.choose') }] : []),
              ...offered.map((each) => ({ value: each, label: t(`orderReturn.reasons.${each}`) })),
            ]}
          />
        </div>
        {/* Shown with the reason, without any script. */}
        <div className="hidden basis-full rounded-card bg-companion-1 p-4 text-small group-has-[option:is([value=damaged],[value=wrong]):checked]/row:block">
          <p>{t('orderReturn.fault')}</p>
          <p className="mt-2">
            <TextLink href={screenPath(market, 'contact')}>{t('orderReturn.faultContact')}</TextLink>
          </p>
        </div>
      </div>
    </fieldset>
  )
}
