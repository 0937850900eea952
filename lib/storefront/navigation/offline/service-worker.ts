/**
 * The service worker of a market. It keeps nothing but the page that it shows without a network, which it carries in
 * itself: another page is another worker, which the browser takes with its next visit. Everything else is the
 * network's, and what is no document does not even come by where the browser lets it say so.
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
