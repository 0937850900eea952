import type { Metadata } from 'next'
import { ContentFrame, contentMetadata, contentPage } from '@/lib/storefront/screens/layout'
import { Blocks } from '@/registry'

export const ensureStatic = 'navigation'

type Props = PageProps<'/[market]/documentation/[[...slug]]'>

/** The build renders the first page; the others, which few people read, are rendered while the shop runs. */
export const generateStaticParams = () => [{ slug: [] }]

const placeOf = async ({ params }: Pick<Props, 'params'>) => {
  const { market, slug = [] } = await params
  return { market, slug: ['documentation', ...slug] }
}

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  contentMetadata(await placeOf(props))

export default async function DocumentationPage(props: Props) {
  const { page, context } = await contentPage(await placeOf(props))
  return (
    <ContentFrame page={page} context={context}>
      <Blocks bloks={[page.story.content]} context={context} />
    </ContentFrame>
  )
}
