import type { Text } from '@/lib/platform/i18n'
import type { Failure } from '@/lib/platform/outage'
import { escaped } from '@/lib/platform/text'

const style = 'margin:2rem auto;max-width:72rem;padding:0 1rem;font:14px/1.5 ui-monospace,monospace'

/** An error document with the code, the message and the stack of its error at its end, for `APP_ENV=qa`. */
export function withDetails(
  html: string,
  { code, message, stack = '' }: Failure & { code: number },
  t: Text,
): string {
  // The first line of a stack is the message.
  const lines = stack.includes(message) ? stack : [message, stack].filter(Boolean).join('\n')
  const pre = '<pre style="overflow-x:auto;white-space:pre-wrap;overflow-wrap:anywhere">'
  const details = `<section data-error-details style="${style}"><h2>${escaped(t('error.details'))}</h2><p>${code}</p>${pre}${escaped(lines)}</pre></section>`
  const end = html.lastIndexOf('</body>')
  return end === -1 ? html + details : html.slice(0, end) + details + html.slice(end)
}
