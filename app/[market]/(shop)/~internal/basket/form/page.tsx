import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { Layout } from '@/lib/content/pages'
import { currentTime } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { marketText } from '@/lib/platform/i18n'
import { findMarket, type Market } from '@/lib/platform/markets'
import { inZone, isOffered, loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { loadProduct } from '@/lib/shop/catalogue'
import { baskets, formDrafts } from '@/lib/shop/door'
import type { OrderDraft } from '@/lib/shop/order-drafts'
import { PlainBasket, PlainDone, PlainRefused, PlainRemoved } from '@/lib/storefront/screens/basket'
import { basketContext, plainRefusal, plainStates } from '@/lib/storefront/screens/basket-answers'
import { PlainOrder } from '@/lib/storefront/screens/product'
import { heldNotice } from '@/lib/storefront/visitor/checkout'
import { withOfferedCoupons } from '@/lib/storefront/visitor/coupons'
import { visitorOfPage } from '@/lib/storefront/visitor/session'
import { HeldOrderNote, isToldInBasket } from '@/lib/storefront/visitor/state'
import { isOrderNumber } from '@/schemas/order-number'
import { PrivateScreen, privateMetadata } from '../../../private-screen'

/** Rendered per request and sent as a whole, so that it needs no script. */
export const instant = false

type Props = PageProps<'/[market]/~internal/basket/form'>
type Asked = Awaited<Props['searchParams']>

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  privateMetadata((await params).market, 'plainBasket')

/** The basket for browsers without JavaScript, whose forms lead back to it. */
export default async function PlainBasketPage({ params, searchParams }: Props) {
  const market = findMarket(config().brand, (await params).market)
  if (!market) notFound()
  const asked = await searchParams
  return (
    <PrivateScreen market={market} screen="plainBasket">
      {(layout) => <Content market={market} layout={layout} asked={asked} />}
    </PrivateScreen>
  )
}

const draftOf = async ({ draft }: Asked) =>
  typeof draft === 'string' ? formDrafts.find('basket', draft) : undefined

async function Content({ market, layout, asked }: { market: Market; layout: Layout; asked: Asked }) {
  const visitor = await visitorOfPage()
  const { basket: id } = visitor
  const [basket, draft, shop, offered] = await Promise.all([
    basketContext(market, layout).then((context) => baskets.of(context, id)),
    draftOf(asked),
    loadShopConfiguration(market.code),
    withOfferedCoupons(market, layout),
  ])
  const held = await heldNotice(visitor)
  const told =
    held && isToldInBasket(held, basket.items.length === 0, currentTime().getTime()) ? held : undefined
  const fault = draft?.errors.code
  const t = marketText(market)
  return (
    <PlainBasket
      market={inZone(market, shop)}
      layout={offered}
      shop={shop}
      built={isOffered(shop.options)}
      basket={basket}
      isAwaited={told?.kind === 'waiting'}
      code={
        fault === undefined
          ? undefined
          : {
              value: draft?.values.code ?? '',
              fault: fault === 'empty' ? t('basket.page.codes.empty') : fault,
            }
      }
      notice={
        <>
          {told && (
            <div data-held="">
              <HeldOrderNote held={told} className="mt-4 rounded-card" />
            </div>
          )}
          {draft && asked.state === 'removed' ? (
            <PlainRemoved market={market} values={draft.values} />
          ) : draft && fault === undefined ? (
            <Refused market={market} draft={draft} />
          ) : (
            <Outcome market={market} asked={asked} />
          )}
        </>
      }
    />
  )
}

/** What was not added, with the reason and the form of its product as it was sent. */
async function Refused({ market, draft: { values, errors } }: { market: Market; draft: OrderDraft }) {
  const t = marketText(market)
  const view =
    values.number === undefined ? undefined : await loadProduct(market.code, values.number.toLowerCase())
  return (
    <PlainRefused title={t('basket.plain.notAdded')} text={plainRefusal(market, view, errors)}>
      {view && (
        <div className="mt-4">
          <p className="mb-4 font-bold">
            <a href={view.href} className="underline underline-offset-4" lang={view.lang}>
              {view.name}
            </a>
          </p>
          <PlainOrder view={view} market={market} values={values} errors={errors} />
        </div>
      )}
    </PlainRefused>
  )
}

const number = (text: Asked[string]): string | undefined =>
  typeof text === 'string' && /^\d{1,2}$/.test(text) ? text : undefined

/** What the form that has led here has done. */
function Outcome({ market, asked }: { market: Market; asked: Asked }) {
  const t = marketText(market)
  const state = plainStates.find((each) => each === asked.state)
  const [count, wanted] = [number(asked.count), number(asked.wanted)]
  if (isOrderNumber(asked.cancelled))
    return <PlainDone>{t('checkout.pending.cancelled', { number: asked.cancelled })}</PlainDone>
  if (state === undefined) return null
  if (state === 'unchanged') return <PlainRefused title={t('basket.plain.unchanged')} />
  if (state !== 'fewer')
    return <PlainDone>{t(state === 'added' ? 'basket.add.added' : 'basket.plain.changed')}</PlainDone>
  if (count === undefined || wanted === undefined) return null
  return <PlainRefused title={t('basket.add.layer.fewer', { count, wanted })} />
}
