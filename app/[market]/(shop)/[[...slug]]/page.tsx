import type { Metadata } from 'next'
import { contentMetadata, contentPage, slugsOfBuild } from '@/lib/storefront/screens/layout'
import { FramedContent } from '../framed-content'

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
  return <FramedContent {...(await contentPage(await placeOf(props)))} />
}
