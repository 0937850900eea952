import {
  BrowserClient,
  defaultStackParser,
  type ErrorEvent,
  makeFetchTransport,
  Scope,
} from '@sentry/browser'
import { withoutPersonalData } from '@/lib/platform/text'
import { deviceClass, deviceInfo } from '@/lib/storefront/device'
import type { TrackingSettings } from '@/schemas/api/tracking'

/** Without the query and the fragment, which may hold keys. */
const pageAddress = ({ origin, pathname }: Location) => withoutPersonalData(origin + pathname)

/** The report as it leaves the browser: what failed, where in the code and on which page. Who was there is not in it. */
export function cleaned({ exception, message, ...event }: ErrorEvent): ErrorEvent {
  const { contexts: _, user: __, breadcrumbs: ___, extra: ____, ...rest } = event
  const values = exception?.values?.map(({ value, ...each }) => ({
    ...each,
    ...(value !== undefined && { value: withoutPersonalData(value) }),
  }))
  return {
    ...rest,
    ...(message !== undefined && { message: withoutPersonalData(message) }),
    ...(values && { exception: { values } }),
    tags: { device: deviceClass(deviceInfo(navigator.userAgent)) },
    request: { url: pageAddress(window.location) },
  }
}

/** What reports the errors of this page. */
export function openErrorClient(settings: NonNullable<TrackingSettings['errors']>): (error: unknown) => void {
  const client = new BrowserClient({
    ...settings,
    integrations: [],
    stackParser: defaultStackParser,
    transport: makeFetchTransport,
    transportOptions: { fetchOptions: { credentials: 'omit', keepalive: true } },
    sendClientReports: false,
    beforeSend: cleaned,
  })
  return (error) => void client.captureException(error, undefined, new Scope())
}
