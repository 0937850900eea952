import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { config } from '@/lib/platform/config'
import { findMarket, type Market } from '@/lib/platform/markets'
import { WithdrawalScreen } from '@/lib/storefront/screens/withdrawal'
import { visitorOfPage } from '@/lib/storefront/visitor/session'
import { PrivateScreen, privateMetadata } from '../../private-screen'

/** Rendered per request and sent as a whole, so that it needs no script. */
export const instant = false

type Props = PageProps<'/[market]/~internal/withdrawal'>

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  privateMetadata((await params).market, 'withdrawal')

/** Where a contract is withdrawn from. Open to everyone: the law wants no account, and no order that is found. */
export default async function WithdrawalPage({ params, searchParams }: Props) {
  const market = findMarket(config().brand, (await params).market)
  if (!market) notFound()
  const asked = await searchParams
  return (
    <PrivateScreen market={market} screen="withdrawal">
      {() => <Content market={market} asked={asked} />}
    </PrivateScreen>
  )
}

type ContentProps = { market: Market; asked: Awaited<Props['searchParams']> }

const Content = async ({ market, asked }: ContentProps) => (
  <WithdrawalScreen market={market} asked={asked} visitor={await visitorOfPage()} />
)
