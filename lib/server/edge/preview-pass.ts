import type { IncomingMessage } from 'node:http'
import { isValidPass, previewPassCookie } from '@/lib/content/preview'
import { readCookie } from '@/lib/platform/http'
import { previewCookie } from '@/lib/server/next/internals'

/**
 * Whether a request comes from a browser in the preview. The framework's cookie is valid as long as the build; without a
 * pass it is taken out of the request, so that the visitor gets the public page.
 */
export function entersPreview(
  { headers }: Pick<IncomingMessage, 'headers'>,
  secret: string | undefined,
): boolean {
  if (readCookie(headers.cookie, previewCookie) === undefined) return false
  if (isValidPass(readCookie(headers.cookie, previewPassCookie), secret)) return true
  headers.cookie = (headers.cookie ?? '')
    .split(';')
    .filter((pair) => pair.trim().split('=')[0] !== previewCookie)
    .join(';')
  return false
}
