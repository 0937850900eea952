import { formatPrice, marketText } from '@/lib/platform/i18n'
import { formAddress, type Market } from '@/lib/platform/markets'
import type { ProductView } from '@/lib/shop/catalogue'
import { deliveryWords, inscriptionRule, mostPieces, variantName } from '@/lib/shop/product'
import { TextField } from '@/lib/storefront/design/ui'

type Texts = Readonly<Record<string, string>>

type Props = {
  view: ProductView
  market: Market
  /** What was entered before, and the keys of what is wrong with it. */
  values?: Texts | undefined
  errors?: Texts | undefined
}

/** The order of a product as a form that needs no script: every variant with its price and delivery, to choose from. */
export function PlainOrder({ view, market, values = {}, errors = {} }: Props) {
  const t = marketText(market)
  const most = Math.max(...view.variants.map(mostPieces))
  const [only] = view.variants.length === 1 ? view.variants : []
  return (
    <form
      method="post"
      noValidate
      action={`/api/basket/items/?locale=${market.shopLocale}`}
      className="plain-order"
    >
      <input type="hidden" name="number" value={view.number} />
      {only ? (
        <input type="hidden" name="variant" value={only.referenceKey} />
      ) : (
        <Variants view={view} market={market} chosen={values.variant} />
      )}
      {most > 0 ? (
        <>
          {view.personalised && (
            <Inscription market={market} text={values.inscription} fault={errors.inscription} />
          )}
          <label>
            {t('basket.add.quantity')}
            <input type="number" name="quantity" min={1} max={most} defaultValue={values.quantity ?? '1'} />
          </label>
          <button type="submit">{t('basket.add.button')}</button>
        </>
      ) : (
        <p className="font-bold">
          {t('basket.add.unavailable.product')}
          {only && <TellMe market={market} variant={only.referenceKey} />}
        </p>
      )}
      <button type="submit" formAction={`/api/wishlist/?locale=${market.shopLocale}`}>
        {t('wishlist.short')}
      </button>
    </form>
  )
}

/** Leads to the form for a mail when a variant can be ordered again. */
const TellMe = ({ market, variant }: { market: Market; variant: string }) => (
  <a href={formAddress(market, 'stock', { variant })}>{marketText(market)('backInStock.ask')}</a>
)

type VariantsProps = Pick<Props, 'view' | 'market'> & { chosen: string | undefined }

function Variants({ view, market, chosen }: VariantsProps) {
  const t = marketText(market)
  return (
    <table>
      <caption>{t('product.all.caption')}</caption>
      <thead>
        <tr>
          {(['variant', 'price', 'delivery'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`product.all.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.variants.map((variant) => (
          <tr key={variant.referenceKey}>
            <th scope="row">
              <label>
                <input
                  type="radio"
                  name="variant"
                  value={variant.referenceKey}
                  required
                  disabled={mostPieces(variant) === 0}
                  defaultChecked={variant.referenceKey === chosen}
                />
                {variantName(variant, market)}
              </label>
            </th>
            <td>{formatPrice(variant.price.withTax, market)}</td>
            <td>
              {deliveryWords(variant, market)}
              {mostPieces(variant) === 0 && <TellMe market={market} variant={variant.referenceKey} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type InscriptionProps = { market: Market; text: string | undefined; fault: string | undefined }

function Inscription({ market, text, fault }: InscriptionProps) {
  const t = marketText(market)
  const { maxLength: count } = inscriptionRule
  const faults: Record<string, string> = {
    missing: t('basket.add.inscription.missing'),
    tooLong: t('basket.add.inscription.tooLong', { count }),
    characters: t('basket.add.inscription.characters'),
  }
  return (
    <TextField
      id="plain-inscription"
      name="inscription"
      label={t('basket.add.inscription.label')}
      hint={t('basket.add.inscription.hint', { count })}
      error={fault === undefined ? undefined : faults[fault]}
      required
      defaultValue={text}
      maxLength={count}
      autoComplete="off"
      autoCapitalize="words"
      spellCheck={false}
    />
  )
}
