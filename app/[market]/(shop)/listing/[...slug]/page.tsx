import type { Metadata } from 'next'
import { ContentFrame, chosenMetadata, chosenPage } from '@/lib/storefront/layout'
import { Blocks } from '@/registry'
import { PageFrame } from '../../page-frame'

/** Rendered per request and sent as a whole, so that it needs no script. */
export const instant = false

type Props = PageProps<'/[market]/listing/[...slug]'>

const askedOf = async ({ params, searchParams }: Props) => {
  const { market, slug } = await params
  return { address: { market, slug }, params: await searchParams }
}

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  chosenMetadata(await askedOf(props))

/** A content page whose listing has parameters: rewrites lead here (`lib/platform/markets/listing-rewrites.ts`). */
export default async function ChosenPage(props: Props) {
  const { page, context, until } = await chosenPage(await askedOf(props))
  return (
    <PageFrame context={context} until={until}>
      <ContentFrame page={page} context={context}>
        <Blocks bloks={[page.story.content]} context={context} />
      </ContentFrame>
    </PageFrame>
  )
}
