import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { AwaitedGoods, BackInStockAct } from '@/lib/shop/back-in-stock'
import { conditionWords } from '@/lib/shop/catalogue'
import { variantLabel } from '@/lib/shop/product'
import { Button, EmptyState, GoodsPicture, LinkButton } from '@/lib/storefront/design/ui'
import { BackInStockEntry } from './entry'
import { BackInStockUse, backInStockAction, backInStockWords } from './form'

const fieldId = 'back-in-stock-email'

type Texts = Readonly<Record<string, string>>

/** What the page shows: the form, a link that was opened, or what came of either. */
export type BackInStockView =
  | { kind: 'form'; goods: AwaitedGoods; email?: string | undefined; errors?: Texts | undefined }
  | { kind: 'link'; act: BackInStockAct; token: string }
  | {
      kind: 'told'
      state: 'asked' | 'done' | 'ended' | 'invalid'
      goods?: AwaitedGoods | undefined
      /** Where a mail was sent to. */
      email?: string | undefined
    }

type Props = { market: Market; view: BackInStockView; privacyHref: string | undefined }

/** Mails when goods are back: asking for one, and what its links lead to. */
export function BackInStockScreen({ market, view, privacyHref }: Props) {
  const t = marketText(market)
  return (
    <>
      <h1 className="mb-6 font-display text-h1">{t('backInStock.title')}</h1>
      {view.kind === 'form' && <Form market={market} view={view} privacyHref={privacyHref} />}
      {view.kind === 'link' && <Followed market={market} view={view} />}
      {view.kind === 'told' && <Told market={market} view={view} />}
    </>
  )
}

type Of<Kind> = { market: Market; view: Extract<BackInStockView, { kind: Kind }> }

function Form({ market, view, privacyHref }: Of<'form'> & Pick<Props, 'privacyHref'>) {
  const t = marketText(market)
  const { goods, email, errors = {} } = view
  const words = backInStockWords(market)
  return (
    <form
      action={backInStockAction(market)}
      method="post"
      noValidate
      className="grid gap-5 rounded-card border border-line bg-card p-5 sm:p-8"
    >
      <Goods market={market} goods={goods} />
      {errors.form && (
        <p role="alert" className="rounded-card bg-error-ground p-4 font-medium text-error">
          {t('forms.refusals.tooMany')}
        </p>
      )}
      <input type="hidden" name="variant" value={goods.variant.referenceKey} />
      <BackInStockEntry
        id={fieldId}
        words={words}
        email={email}
        error={errors.email && (errors.email === 'required' ? words.required : words.wrong)}
      >
        <BackInStockUse market={market} privacyHref={privacyHref} fieldId={fieldId} />
      </BackInStockEntry>
    </form>
  )
}

/** The goods that are waited for, with the way back to their page. */
function Goods({ market, goods: { product, variant, href } }: { market: Market; goods: AwaitedGoods }) {
  const t = marketText(market)
  const [image] = product.images
  const colour = product.colours.find(({ isActive }) => isActive)?.label
  return (
    <div className="flex items-center gap-4">
      <span className="block w-24 shrink-0 overflow-hidden rounded-field">
        <GoodsPicture
          image={image && { src: image.src }}
          sign={product.sign}
          width={96}
          className="block rounded-field"
        />
      </span>
      <div className="min-w-0">
        <p className="text-quiet text-small">{[product.brand, product.subbrand].filter(Boolean).join(' ')}</p>
        <a href={href} className="font-bold underline-offset-4 hover:underline" lang={product.lang}>
          {product.name}
        </a>
        {colour && (
          <p className="text-small">
            {t('product.colour')} {colour}
          </p>
        )}
        {variant.condition && <p className="text-small">{conditionWords(variant.condition, market)}</p>}
        {product.variants.length > 1 && (
          <p className="text-small">
            {t(`product.choice.${product.choice ?? 'other'}`)} {variantLabel(variant)}
          </p>
        )}
      </div>
    </div>
  )
}

/** Confirming and ending take a click on a button, because mail scanners follow links. */
function Followed({ market, view: { act, token } }: Of<'link'>) {
  const t = marketText(market)
  return (
    <form action={`/api/back-in-stock/link/?locale=${market.shopLocale}`} method="post">
      <input type="hidden" name="token" value={token} />
      <p className="mb-6 text-lead">{t(`backInStock.links.${act}.text`)}</p>
      <Button type="submit">{t(`backInStock.links.${act}.action`)}</Button>
    </form>
  )
}

const icons = { asked: 'mail', done: 'success', ended: 'success', invalid: 'mail' } as const

function Told({ market, view: { state, goods, email } }: Of<'told'>) {
  const t = marketText(market)
  return (
    <>
      {state === 'asked' && goods && (
        <div className="mb-6 grid gap-3 rounded-card border border-line bg-card p-5">
          <Goods market={market} goods={goods} />
          {email && (
            <p className="wrap-anywhere">
              {t('backInStock.sentTo')} <strong>{email}</strong>
            </p>
          )}
        </div>
      )}
      <EmptyState
        icon={icons[state]}
        headline={t(`backInStock.states.${state}.headline`)}
        text={t(`backInStock.states.${state}.text`)}
      >
        {goods && (
          <LinkButton href={goods.href}>
            {t('backInStock.toProduct', { name: goods.product.name })}
          </LinkButton>
        )}
        <LinkButton href={`/${market.code}/`} variant={goods ? 'secondary' : undefined}>
          {t('error.home')}
        </LinkButton>
      </EmptyState>
    </>
  )
}
