import { config } from '@/lib/platform/config'
import { marketText } from '@/lib/platform/i18n'
import { marketOfRequest } from '@/lib/platform/markets'
import type { KioskWords } from '@/schemas/api/kiosk'

export {
  notAllowed as DELETE,
  notAllowed as PATCH,
  notAllowed as POST,
  notAllowed as PUT,
} from '@/lib/platform/http'

/** `GET /api/kiosk/?locale`: what a kiosk in a shop asks when nobody uses it. */
export function GET(request: Request): Response {
  const market = marketOfRequest(config().brand, new URL(request.url))
  if (market instanceof Response) return market
  const t = marketText(market)
  const words: KioskWords = {
    title: t('kiosk.title'),
    text: t('kiosk.text'),
    stay: t('kiosk.stay'),
    ending: t('kiosk.ending'),
  }
  return Response.json(words, { headers: { 'cache-control': 'public, max-age=300' } })
}
