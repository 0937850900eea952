import type { Metadata } from 'next'
import { chosenMetadata, chosenPage } from '@/lib/storefront/screens/layout'
import { FramedContent } from '../../../framed-content'

/** Rendered per request and sent as a whole, so that it needs no script. */
export const instant = false

type Props = PageProps<'/[market]/~internal/listing/[...slug]'>

const askedOf = async ({ params, searchParams }: Props) => {
  const { market, slug } = await params
  return { address: { market, slug }, params: await searchParams }
}

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  chosenMetadata(await askedOf(props))

/** A content page whose listing has parameters: rewrites lead here (`lib/platform/markets/listing-rewrites.ts`). */
export default async function ChosenPage(props: Props) {
  return <FramedContent {...(await chosenPage(await askedOf(props)))} />
}
