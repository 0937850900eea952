import { cookies, draftMode } from 'next/headers'
import type { Market } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { instantOf } from '@/lib/platform/time'
import { previewCookieAttributes } from './cookie-attributes'

/** Stores what an editor typed. It applies only during the preview, and is deleted with it. */
const chosenTimeCookie = 'preview-time'

/** Longer than any valid time; invalid input is stored as well and shown again. */
const longestTime = 40

/**
 * The time that an editor chose for the preview, and the text that was typed. `at` is unset when the text is not a
 * valid time.
 */
type ChosenTime = { text: string; at: number | undefined }

/** Undefined outside the preview, and during it while no time is chosen. Never reads cookies on a static page. */
export async function chosenTime({ code }: Pick<Market, 'code'>): Promise<ChosenTime | undefined> {
  if (!(await draftMode()).isEnabled) return undefined
  const text = (await cookies()).get(chosenTimeCookie)?.value.slice(0, longestTime)
  if (!text) return undefined
  const { timezone } = await loadShopConfiguration(code)
  return { text, at: instantOf(text, timezone) }
}

/** Stores a chosen time for the preview; an empty one resets it to the present. */
export async function chooseTime(text: string): Promise<void> {
  const jar = await cookies()
  jar.set(chosenTimeCookie, text.slice(0, longestTime), {
    ...previewCookieAttributes(),
    ...(text === '' && { expires: new Date(0) }),
  })
}
