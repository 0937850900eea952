import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import '../../globals.css'
import { config } from '@/lib/platform/config'
import { fontClasses } from '../../fonts'
import { marketOfDraft, slugOf } from './draft-of'

/** Every draft is rendered per request, for its editor. */
export const instant = false

export const metadata: Metadata = { robots: { index: false, follow: false }, referrer: 'same-origin' }

/** The document of a draft in an editor's frame. */
export default async function PreviewDocument({ children, params }: LayoutProps<'/preview/[...slug]'>) {
  const slug = slugOf((await params).slug)
  const market = slug === undefined ? undefined : marketOfDraft(slug)
  if (!market) notFound()
  return (
    <html lang={market.iso} data-brand={config().brand} className={fontClasses}>
      <body className="bg-ground text-body text-ink">{children}</body>
    </html>
  )
}
