import { cookies } from 'next/headers'
import { previewCookieAttributes } from './cookie-attributes'
import { issuePass } from './pass'

/** Lets a browser see drafts. It holds when it ends, signed with the preview secret. */
export const previewPassCookie = 'preview-pass'

/** Gives the browser a pass for the preview. */
export async function beginPass(secret: string): Promise<void> {
  const { value, maxAge } = issuePass(secret)
  const jar = await cookies()
  jar.set(previewPassCookie, value, { ...previewCookieAttributes(), maxAge })
}

/** Takes the pass back. */
export async function endPass(): Promise<void> {
  const jar = await cookies()
  jar.set(previewPassCookie, '', { ...previewCookieAttributes(), expires: new Date(0) })
}
