import { loadSettings } from '@/lib/storefront/runtime/tracking/client'

async function open() {
  const settings = (await loadSettings())?.errors
  return settings && (await import('./error-client')).openErrorClient(settings)
}

let opened: ReturnType<typeof open> | undefined

/** Reports an error of the page, where the shop has an address for that. */
export async function sendError(error: unknown): Promise<void> {
  opened ??= open()
  const report = await opened
  report?.(error)
}
