import { type Config, isLoopbackAddress } from '@/lib/platform/config'
import { logError } from '@/lib/platform/log'
import type { LookOf, PictureFile } from '@/lib/platform/mail-body'
import { mailLookOf } from '@/lib/storefront/design/mail-look'

/** A mail without a picture is better than one that is waited for. */
const pictureMs = 5_000
/** Many times what a picture of a mail has. */
const mostBytes = 200_000

async function readPicture(address: string): Promise<PictureFile | undefined> {
  try {
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(pictureMs) })
    const type = answer.headers.get('content-type') ?? ''
    if (!answer.ok || !/^image\/(?:jpeg|png)$/.test(type)) return undefined
    const content = Buffer.from(await answer.arrayBuffer())
    return content.length <= mostBytes ? { type, content } : undefined
  } catch (error) {
    logError('picture of a mail', error)
    return undefined
  }
}

/** The look of the shop's mails. While only this machine reaches the shop, pictures go with the mails. */
export function mailLook({ baseUrl }: Pick<Config, 'baseUrl'>): LookOf {
  const origin = new URL(baseUrl).origin
  const local = isLoopbackAddress(baseUrl) ? { origin, read: readPicture } : undefined
  return mailLookOf({ baseUrl: origin, local })
}
