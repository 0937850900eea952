import { draftMode } from 'next/headers'
import { redirect } from 'next/navigation'
import { beginPass, chooseTime, partitionCookie } from '@/lib/content/preview'
import { config } from '@/lib/platform/config'
import { problem } from '@/lib/platform/http'
import { contentPath, fallbackMarket, marketsOf, marketsOfStory } from '@/lib/platform/markets'
import { sameSecret } from '@/lib/platform/security'
import { previewCookie } from '@/lib/server/next/internals'

/**
 * Opens the draft of a story for an editor with the preview secret: `?secret=…&slug=de-de/home`; with
 * `&time=2026-12-01T08:00` as it will be at that local time of the market.
 */
export async function GET(request: Request): Promise<Response> {
  const { brand, previewSecret } = config()
  const { searchParams } = new URL(request.url)
  if (!previewSecret || !sameSecret(searchParams.get('secret'), previewSecret)) {
    return problem({ status: 404, title: 'Not found' })
  }
  const slug = searchParams.get('slug') ?? ''
  const [own] = marketsOfStory(slug).filter((market) => marketsOf(brand).includes(market))
  const market = own ?? fallbackMarket(brand)
  const draft = await draftMode()
  draft.enable()
  await partitionCookie(previewCookie)
  await beginPass(previewSecret)
  await chooseTime((searchParams.get('time') ?? '').trim())
  redirect(contentPath(market, slug))
}
