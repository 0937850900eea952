import type { ConsentAction, ConsentReport, ConsentView } from '@/schemas/api/consent'

/** Queries and fragments may hold keys, such as those of links in mails. */
const pageAddress = ({ origin, pathname }: Location) => origin + pathname

/** Reports a decision, where the shop has an address for it. A failure never concerns the visitor. */
export async function reportConsent(
  report: ConsentView['report'],
  action: ConsentAction,
  version: number,
  services: readonly { name: string; status: boolean }[],
): Promise<void> {
  if (!report) return
  const body: ConsentReport = {
    action,
    shopId: report.shopId,
    href: pageAddress(window.location),
    version,
    consents: Object.fromEntries(services.map(({ name, status }) => [name, status])),
  }
  try {
    const { ok, status } = await fetch(report.address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      // The page may be reloaded meanwhile.
      keepalive: true,
    })
    if (!ok) throw new Error(`The service answers ${status}`)
  } catch (error) {
    // The error reaches the page's error handlers, and the visitor does not see it.
    reportError(new Error('The decision on consent was not reported', { cause: error }))
  }
}
