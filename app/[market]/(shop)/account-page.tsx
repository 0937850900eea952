import { notFound, redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import type { Layout } from '@/lib/content/pages'
import { loginPath, type Market, type ScreenName } from '@/lib/platform/markets'
import { inZone, isOffered, loadShopConfiguration } from '@/lib/platform/shop-configuration'
import type { Customer } from '@/lib/shop/customers'
import { formDrafts } from '@/lib/shop/door'
import type { OrderDraft, OrderForm } from '@/lib/shop/order-drafts'
import { AccountFrame, type AccountScreen } from '@/lib/storefront/screens/account'
import { type PageVisitor, visitorOfPage } from '@/lib/storefront/visitor/session'
import { marketOf } from '../market-of'
import { PrivateScreen } from './private-screen'

type Query = Record<string, string | string[] | undefined>

export type AccountGiven = {
  market: Market
  customer: Customer
  visitor: PageVisitor
  layout: Layout
  built: (screen: ScreenName) => boolean
  asked: Query
}

type Props = {
  params: Promise<{ market: string }>
  searchParams: Promise<Query>
  screen: AccountScreen
  /** The path of the screen, to which a login leads back. */
  path: (market: Market) => string
  children: (given: AccountGiven) => ReactNode
}

/** A screen of the account, for its customer alone: all others are led to the login, and back after it. */
export async function AccountPage({ params, searchParams, screen, path, children }: Props) {
  const named = await marketOf(params)
  const shop = await loadShopConfiguration(named.code)
  const market = inZone(named, shop)
  const built = isOffered(shop.options)
  if (!built(screen)) notFound()
  const visitor = await visitorOfPage()
  const { customer } = visitor
  if (!customer) redirect(loginPath(market, { reason: 'needed', target: path(market) }))
  const asked = await searchParams
  return (
    <PrivateScreen market={market} screen={screen}>
      {(layout) => (
        <AccountFrame market={market} current={screen} built={built} login={visitor}>
          {children({ market, customer, visitor, layout, built, asked })}
        </AccountFrame>
      )}
    </PrivateScreen>
  )
}

/** What was entered in a form and rejected, by the token in the address. */
export const draftOf = async (form: OrderForm, { draft }: Query): Promise<OrderDraft | undefined> =>
  typeof draft === 'string' ? formDrafts.find(form, draft) : undefined

/** A parameter that is given once. */
export const textOf = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined
