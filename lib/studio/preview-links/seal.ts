import { keyedHash, sameSecret } from '@/lib/platform/security'

const purpose = 'a link to a draft'

/** Where a link leads: `/preview/link/{token}/`. The token names the link and its end, and is signed. */
export function previewPath({ id, expiresAt }: { id: string; expiresAt: Date }): string {
  const until = Math.ceil(expiresAt.getTime() / 1_000)
  const text = `${id.replaceAll('-', '')}${until.toString(16).padStart(8, '0')}`
  return `/preview/link/${text}${keyedHash(purpose, text)}/`
}

/** The id in a token, which may have been taken back; undefined for one that was made up, changed or has ended. */
export function idInToken(token: string, now: Date): string | undefined {
  const [, text = '', signature = ''] = /^([0-9a-f]{40})([\w-]{43})$/.exec(token) ?? []
  if (text === '' || !sameSecret(signature, keyedHash(purpose, text))) return undefined
  if (Number.parseInt(text.slice(32), 16) * 1_000 <= now.getTime()) return undefined
  return text.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
