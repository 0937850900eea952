import { keyOfSegments } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { orUnavailable, problem } from '@/lib/platform/http'
import { lookOf } from '@/lib/platform/look'
import { findMarket } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { sharePicturesIn } from '@/lib/storefront/design/picture-service'
import { isShareQuery, sharedPage } from '@/lib/storefront/design/pictures'
import { loadAnyPage, pageTitle } from '@/lib/storefront/screens/layout'

let answerShared: ReturnType<typeof sharePicturesIn> | undefined

type Context = RouteContext<'/[market]/share/[...slug]'>

/** `GET /{market}/share/{page}.png`: the sharing picture of a content page, with the words that the page has now. */
export const GET = orUnavailable(async (request: Request, { params }: Context): Promise<Response> => {
  if (!isShareQuery(new URL(request.url).search)) return problem({ status: 400, title: 'Bad request' })
  const { market: code, slug } = await params
  const { brand, dataDir } = config()
  const market = findMarket(brand, code)
  const shared = sharedPage(['share', ...slug].join('/'))
  const key = shared === undefined ? undefined : keyOfSegments(shared.split('/'))
  const page = market && key ? await loadAnyPage(market, key) : undefined
  if (!market || page?.result.kind !== 'page') return problem({ status: 404, title: 'Not found' })
  const { result } = page
  const look = lookOf(await loadShopConfiguration(market.code))
  answerShared ??= sharePicturesIn(dataDir)
  const kicker = result.trail.at(-2)?.name ?? market.country
  const answer = await answerShared(request, { look, title: pageTitle(result), kicker })
  if (page.preview) answer.headers.set('cache-control', 'private, no-store')
  return answer
})
