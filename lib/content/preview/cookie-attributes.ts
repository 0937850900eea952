import { cookies } from 'next/headers'

/**
 * The attributes of the preview's cookies: the page may be inside an editor's frame on another site, where browsers keep
 * only cookies that are `Partitioned`, for this frame in that editor alone.
 */
export function previewCookieAttributes() {
  const secure = process.env.NODE_ENV === 'production'
  return {
    path: '/',
    httpOnly: true,
    sameSite: secure ? 'none' : 'lax',
    secure,
    partitioned: secure,
  } as const
}

/** Gives the framework's own cookie the same ones: it is set, or taken away, without `Partitioned`. */
export async function partitionCookie(name: string): Promise<void> {
  const jar = await cookies()
  const held = jar.get(name)
  jar.set(name, held?.value ?? '', {
    ...previewCookieAttributes(),
    ...(!held?.value && { expires: new Date(0) }),
  })
}
