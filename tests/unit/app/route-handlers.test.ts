import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const routes = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)route\.ts$/.test(file))
  .map((file) => `app/${file}`)

/** Those that look at the origin, the rights and the caches for a handler. */
const callers =
  /^(?:form|orderForm|order|paper|visitor|basket|customer|market|merchant|studio|upload|internal)Call\b|^formOrScript\(|^orderUpload\(/

/** Handlers that are made by none of them, and what they do instead. */
const others: Readonly<Record<string, string>> = {
  'app/[market]/icons/[file]/route.ts': 'a file, the same for all',
  'app/[market]/manifest.webmanifest/route.ts': 'a file, the same for all',
  'app/[market]/service-worker.js/route.ts': 'a file, the same for all',
  'app/[market]/share/[...slug]/route.ts': 'a picture, the same for all',
  'app/[market]/sitemap.xml/route.ts': 'a file, the same for all',
  'app/[market]/sitemap/[file]/route.ts': 'a file, the same for all',
  'app/api/account/export/route.ts': 'a file of the customer',
  'app/api/cms/[...slug]/route.ts': 'content, the same for all',
  'app/api/cms/consent/route.ts': 'content, the same for all',
  'app/api/cms/layoutCached/route.ts': 'content, the same for all',
  'app/api/cms/menu/route.ts': 'content, the same for all',
  'app/api/cms/webhook/route.ts': 'proved by a signature',
  'app/api/forms/confirm/route.ts': 'a token of a mail',
  'app/api/forms/route.ts': 'fields that a story defines, with files',
  'app/api/forms/ticket/route.ts': 'a signed time',
  'app/api/kiosk/route.ts': 'words, the same for all',
  'app/api/market/route.ts': 'a redirect',
  'app/api/mcs/selfi/newsletter/route.ts': 'no market in its address',
  'app/api/orders/downloads/route.ts': 'whoever has the link',
  'app/api/orders/gift-cards/route.ts': 'whoever has the link',
  'app/api/orders/open/route.ts': 'whoever has the link',
  'app/api/payments/events/route.ts': 'proved by a signature',
  'app/api/preview/exit/route.ts': 'the mode of the preview',
  'app/api/preview/route.ts': 'the mode of the preview',
  'app/api/preview/time/route.ts': 'the mode of the preview',
  'app/api/rum/performance/route.ts': 'figures of a page that nobody is known by',
  'app/api/rum/settings/route.ts': 'settings, the same for all',
  'app/api/shop/listing/route.ts': 'answered by the listing, also beside the pages',
  'app/api/shop/redirect/[...path]/route.ts': 'a redirect',
  'app/api/studio/login/forgotten/route.ts': 'nobody is logged in yet',
  'app/api/studio/login/invitation/route.ts': 'a token of a mail',
  'app/api/studio/login/new-password/route.ts': 'a token of a mail',
  'app/api/studio/login/passkey/options/route.ts': 'nobody is logged in yet',
  'app/api/studio/login/passkey/route.ts': 'nobody is logged in yet',
  'app/api/studio/login/route.ts': 'nobody is logged in yet',
  'app/api/studio/logout/route.ts': 'also for a login that is over',
  'app/api/user/auth/[mode]/route.ts': 'a form call for each mode',
  'app/api/user/auth/send-reset-email/route.ts': 'a form call whose failure is told as success',
  'app/api/user/check-password/route.ts': 'leaked passwords, the same for all',
  'app/builds/latest.json/route.ts': 'the build, the same for all',
  'app/builds/meta/[file]/route.ts': 'the build, the same for all',
  'app/cdn-api/v1/[...path]/route.ts': 'Storyblok’s Management API, by its tokens',
  'app/cdn-api/v1/uploads/route.ts': 'proved by a signature in the body',
  'app/cdn-api/v2/cdn/[...path]/route.ts': 'Storyblok’s Content API, by its tokens',
  'app/documents/[number]/[file]/route.ts': 'a file, the same for all',
  'app/documents/pages/[market]/[...slug]/route.ts': 'a file, the same for all',
  'app/favicon.ico/route.ts': 'a picture, the same for all',
  'app/pictures/[...path]/route.ts': 'pictures, the same for all',
  'app/route.ts': 'a redirect',
  'app/sandbox-payments/[reference]/route.ts': 'the page of the sandbox’s payment',
  'app/sitemap.xml/route.ts': 'a file, the same for all',
}

/** What makes the handlers of a file, by its code. */
const makersIn = (file: string): string[] => {
  const text = readFileSync(file, 'utf8').replaceAll(/export \{[^}]*\} from '@\/lib\/platform\/http'/g, '')
  const handlers = text.matchAll(
    /^export (?:const (?:GET|POST|PUT|PATCH|DELETE) = ([^\n]*)|(?:async )?function (GET|POST|PUT|PATCH|DELETE)|\{[^}]*as (?:GET|POST|PUT|PATCH|DELETE))/gm,
  )
  return [...handlers].map(([whole, made]) => made ?? whole)
}

describe('The handlers of routes', () => {
  it('are made by a caller that looks at origin, rights and caches, or stand here with their reason', () => {
    const bare = routes.filter((file) => makersIn(file).some((made) => !callers.test(made)))
    expect(bare.sort()).toEqual(Object.keys(others).sort())
  })

  it('are found in every route', () => {
    expect(routes.filter((file) => makersIn(file).length === 0)).toEqual([])
  })
})
