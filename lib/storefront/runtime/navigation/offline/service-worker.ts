/**
 * The service worker of a market. It contains the offline page and caches nothing else; a changed page is a changed
 * worker, which browsers install with the next visit. All other requests go to the network, and requests for anything
 * but documents bypass the worker where the browser supports that.
 */
export const serviceWorker = (offlineDocument: string): string => `
const offline = ${JSON.stringify(offlineDocument)}
const answer = () =>
  new Response(offline, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })

addEventListener('install', (event) => {
  event.addRoutes?.([{ condition: { not: { requestMode: 'navigate' } }, source: 'network' }])
  skipWaiting()
})

addEventListener('activate', (event) => {
  event.waitUntil(registration.navigationPreload?.enable())
})

const load = async ({ request, preloadResponse }) => {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return answer()
  }
}

addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.destination === 'document') event.respondWith(load(event))
})
`
