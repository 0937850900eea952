import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { templateKinds } from '@/lib/shop/listing'
import { templateMetadata, templateOf } from '@/lib/storefront/screens/layout'
import { FramedContent } from '../../../../framed-content'

export const ensureStatic = 'navigation'

type Props = PageProps<'/[market]/~internal/template/[kind]/[...slug]'>

/** The build requires at least one path; this one is never a page. */
export const generateStaticParams = () => [{ kind: 'chosen', slug: ['-'] }]

async function askedOf({ params }: Pick<Props, 'params'>) {
  const { market, kind, slug } = await params
  const known = templateKinds.find((one) => one === kind)
  return known && { kind: known, address: { market, slug } }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const asked = await askedOf(props)
  return asked ? templateMetadata(asked.kind, asked.address) : {}
}

/** A content page without the listing that a visitor asks for: the HTTP edge joins both (`lib/server/edge`). */
export default async function TemplatePage(props: Props) {
  const asked = await askedOf(props)
  if (!asked) notFound()
  return <FramedContent {...(await templateOf(asked.address))} />
}
