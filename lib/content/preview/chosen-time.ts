import { cookies, draftMode } from 'next/headers'
import type { Market } from '@/lib/platform/markets'
import { instantOf } from '@/lib/platform/time'

/** Keeps what an editor typed. It counts only together with the preview, which it ends with. */
export const chosenTimeCookie = 'nestling-preview-time'

/** Longer than any time; what was typed is shown again when it is none. */
export const longestTime = 40

/** The time that an editor chose for the preview, and what was typed for it. `at` is unset for what is no time. */
export type ChosenTime = { text: string; at: number | undefined }

/** Undefined outside the preview, and in it while nothing is chosen. Never asks for cookies where a page is static. */
export async function chosenTime({ timezone }: Market): Promise<ChosenTime | undefined> {
  if (!(await draftMode()).isEnabled) return undefined
  const text = (await cookies()).get(chosenTimeCookie)?.value.slice(0, longestTime)
  return text ? { text, at: instantOf(text, timezone) } : undefined
}

/** Keeps a chosen time for the preview; an empty one goes back to the present. */
export async function chooseTime(text: string): Promise<void> {
  // As the framework's own cookie of the preview: the page may stand in the frame of an editor on another site.
  const secure = process.env.NODE_ENV === 'production'
  const jar = await cookies()
  jar.set(chosenTimeCookie, text.slice(0, longestTime), {
    path: '/',
    httpOnly: true,
    sameSite: secure ? 'none' : 'lax',
    secure,
    ...(text === '' && { expires: new Date(0) }),
  })
}
