import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { formatMoment, marketText } from '@/lib/platform/i18n'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { openPreviewLink } from '@/lib/studio/preview-links'
import { embeddedSpace } from '../../[...slug]/access'
import { draftOfSlug } from '../../[...slug]/draft-of'
import { ReaderView } from '../../[...slug]/reader-view'
import { situationOf } from '../../[...slug]/situation'

export const instant = false

/**
 * The draft of one page for whoever was given the link, as it is saved now: without the Studio's login and its bridge, so
 * that nothing can be changed from here. All else is as it is published, and notes for editors are left out. With `?market=ch` in another market of the page.
 */
export default async function PreviewLinkPage({ params, searchParams }: PageProps<'/preview/link/[token]'>) {
  await connection()
  const { market: asked } = await searchParams
  const link = await openPreviewLink((await params).token)
  const found = link && (await draftOfSlug(link.fullSlug, asked))
  if (!found) notFound()
  const { story, market, page } = found
  const shown = {
    space: embeddedSpace,
    story: { id: story.id, uuid: story.uuid },
    market: market.code,
    trail: page.trail,
    ...(await situationOf({}, market, { content: story.content, path: page.path })),
  }
  const { timezone } = await loadShopConfiguration(market.code)
  const date = formatMoment(link.expiresAt, { iso: market.iso, timezone })
  const t = marketText(market)
  return (
    <>
      <aside lang={market.iso} aria-label={t('preview.label')} className="bg-warning-ground">
        <p className="mx-auto max-w-page px-4 py-3 md:px-6">{t('preview.linkUntil', { date })}</p>
      </aside>
      <ReaderView shown={shown} content={story.content} />
    </>
  )
}
