import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser'
import type { TrackingSettings } from '@/schemas/api/tracking'
import { cleaned } from './cleaned'
import { typedOn } from './typed-on'

/** What reports the errors of this page. */
export function openErrorClient(settings: NonNullable<TrackingSettings['errors']>): (error: unknown) => void {
  const client = new BrowserClient({
    ...settings,
    integrations: [],
    stackParser: defaultStackParser,
    transport: makeFetchTransport,
    transportOptions: { fetchOptions: { credentials: 'omit', keepalive: true } },
    sendClientReports: false,
    beforeSend: (event) => cleaned(event, typedOn(document)),
  })
  return (error) => void client.captureException(error, undefined, new Scope())
}
