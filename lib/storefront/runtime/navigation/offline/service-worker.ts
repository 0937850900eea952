import { keptTypefaces } from './kept-typefaces'

/**
 * The service worker of a market. It contains the page for no network and for a shop that does not answer, keeps the two
 * typefaces of that page and caches nothing else; a changed page is a changed worker, which browsers install with the
 * next visit. All other requests go to the network, and requests for anything but documents bypass the worker where the
 * browser supports that. What a proxy says in the place of the shop (502, 504) is replaced by the page, too.
 */
export const serviceWorker = (offlineDocument: string): string => `
const offline = ${JSON.stringify(offlineDocument)}
const answer = () =>
  new Response(offline, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
${keptTypefaces.keep}
addEventListener('install', (event) => {
  event.addRoutes?.([{ condition: { not: { requestMode: 'navigate' } }, source: 'network' }])
  skipWaiting()
})

addEventListener('activate', (event) => {
  event.waitUntil(registration.navigationPreload?.enable())
})

const load = async ({ request, preloadResponse }) => {
  try {
    const loaded = (await preloadResponse) ?? (await fetch(request))
    return loaded.status === 502 || loaded.status === 504 ? answer() : loaded
  } catch {
    return answer()
  }
}

addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || event.request.destination !== 'document') return
  const loaded = load(event)
  event.respondWith(loaded)
  event.waitUntil(loaded.then(keepTypefaces).catch(() => undefined))
})
`
