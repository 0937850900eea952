import 'server-only'
import { config } from '@/lib/platform/config'
import { cookieLine, isServedByHttps } from '@/lib/platform/http'
import { voucherCookie } from '@/lib/storefront/runtime/origin'

/** Has the browser keep a code until there is a basket to take it over, as the code of an address is kept. */
export const keepCode = (answer: Headers, code: string): void =>
  answer.append('set-cookie', cookieLine(voucherCookie, code, isServedByHttps(config())))

/** Takes the code of an address from the browser that has kept it, in the headers of an answer. */
export const dropKeptCode = (answer: Headers): void =>
  answer.append(
    'set-cookie',
    cookieLine({ ...voucherCookie, maxAgeSeconds: 0 }, '', isServedByHttps(config())),
  )
