import type { TrackingEvent } from '@/schemas/tracking'
import { dataLayer } from './tag-manager'

const styles = {
  panel:
    'position:fixed;inset:auto 0 0 auto;z-index:60;max-width:min(30rem,100vw);background:#fff;color:#111;border:1px solid #111;font:12px/1.4 ui-monospace,monospace',
  heading: 'display:block;padding:8px 12px;cursor:pointer;font-weight:700',
  list: 'margin:0;padding:0 12px 8px;list-style:none;max-height:50vh;overflow:auto',
  data: 'margin:0;white-space:pre-wrap;overflow-wrap:anywhere',
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, style: string, text = '') {
  const made = document.createElement(name)
  made.setAttribute('style', style)
  made.textContent = text
  return made
}

/** An event with its fields, which opens by itself where it has any. */
function entryOf({ event, ...fields }: TrackingEvent): HTMLLIElement {
  const entry = element('li', 'padding:4px 0;border-top:1px solid #ccc')
  const details = element('details', '')
  details.append(
    element('summary', 'cursor:pointer', event),
    element('pre', styles.data, JSON.stringify(fields, null, 2)),
  )
  entry.append(details)
  return entry
}

const isEvent = (entry: unknown): entry is TrackingEvent =>
  typeof entry === 'object' && entry !== null && 'event' in entry && !('gtm.start' in entry)

/**
 * Opens a panel with the events of this document, for testers. Returns what adds another one. The newest stands first,
 * and its name is read out.
 */
export function openEventPanel(): (event: TrackingEvent) => void {
  const panel = element('aside', styles.panel)
  panel.setAttribute('aria-label', 'Tracking events')
  panel.className = 'print:hidden'
  const whole = element('details', '')
  const heading = element('summary', styles.heading)
  const list = element('ol', styles.list)
  list.setAttribute('tabindex', '0')
  list.setAttribute('aria-label', 'Events, the newest first')
  const latest = element('p', 'margin:0;padding:0 12px 8px')
  latest.setAttribute('role', 'status')
  whole.append(heading, list)
  panel.append(whole, latest)
  const count = () => {
    heading.textContent = `Tracking: ${list.children.length}`
  }
  const add = (event: TrackingEvent) => {
    list.prepend(entryOf(event))
    latest.textContent = event.event
    count()
  }
  count()
  for (const entry of dataLayer()) if (isEvent(entry)) add(entry)
  document.body.append(panel)
  return add
}
