/** Registers the market's service worker after the page has loaded. Not in development. */
export function registerWorker(): () => void {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker
  const [, market] = window.location.pathname.split('/')
  if (process.env.NODE_ENV !== 'production' || !container || !market) return () => undefined
  const register = () => {
    // A browser that refuses storage only misses the offline page.
    container.register(`/${market}/service-worker.js`).catch(() => undefined)
  }
  if (document.readyState === 'complete') {
    register()
    return () => undefined
  }
  window.addEventListener('load', register, { once: true })
  return () => window.removeEventListener('load', register)
}
