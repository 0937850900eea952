import { expect, it } from 'vitest'
import { skipsConsent } from '@/lib/storefront/runtime/consent/skips-consent'

const browser =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36'

it.each([
  ['a browser', browser, false],
  ['nothing', '', false],
  ['a kiosk', `${browser} retail/12`, true],
  ['a kiosk without its number', `${browser} retail/`, false],
  ['a word that ends like one', `${browser} myretail/12`, false],
  ['Google', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Google for phones', `${browser} (compatible; Googlebot/2.1)`, true],
  ['Google’s shopping', 'Mozilla/5.0 (X11; Linux x86_64; Storebot-Google/1.0) Chrome/79.0', true],
  ['Bing', 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
  ['Yahoo', 'Mozilla/5.0 (compatible; Yahoo! Slurp)', true],
  ['Baidu', 'Mozilla/5.0 (compatible; Baiduspider/2.0)', true],
  ['a phone by Cubot', 'Mozilla/5.0 (Linux; Android 12; CUBOT P60) Chrome/141.0 Mobile Safari/537.36', false],
])('the user agent of %s: %s', (_, userAgent, skips) => expect(skipsConsent(userAgent)).toBe(skips))
