import type { Metadata } from 'next'
import { ContentFrame, contentMetadata, contentPage, slugsOfBuild } from '@/lib/storefront/layout'
import { Blocks } from '@/registry'
import { PageFrame } from '../page-frame'

export const ensureStatic = 'navigation'

type Props = PageProps<'/[market]/[[...slug]]'>

export async function generateStaticParams({ params }: { params: { market: string } }) {
  return (await slugsOfBuild(params.market)).map((slug) => ({ slug }))
}

const placeOf = async ({ params }: Pick<Props, 'params'>) => {
  const { market, slug = [] } = await params
  return { market, slug }
}

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  contentMetadata(await placeOf(props))

export default async function ShopPage(props: Props) {
  const { page, context, until } = await contentPage(await placeOf(props))
  return (
    <PageFrame context={context} until={until}>
      <ContentFrame page={page} context={context}>
        <Blocks bloks={[page.story.content]} context={context} />
      </ContentFrame>
    </PageFrame>
  )
}
