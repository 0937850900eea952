import { beforeAll, describe, expect, it } from 'vitest'
import { idInToken, previewPath } from '@/lib/studio/preview-links/seal'

const id = '0b9a8f1e-6c2d-4f3a-9e11-5d7c8b6a4f20'
const expiresAt = new Date('2026-12-08T09:00:00Z')
const before = new Date('2026-12-08T08:59:59Z')
const tokenOf = (path: string) => path.split('/')[3] ?? ''
const change = (text: string, at: number) =>
  `${text.slice(0, at)}${text[at] === 'a' ? 'b' : 'a'}${text.slice(at + 1)}`

describe('the address of a preview link', () => {
  beforeAll(() => {
    process.env.SESSION_SECRET ??= 'a secret of at least thirty-two characters'
  })
  const token = () => tokenOf(previewPath({ id, expiresAt }))

  it('names the link until it ends', () => {
    expect(previewPath({ id, expiresAt })).toMatch(/^\/preview\/link\/[\w-]{83}\/$/)
    expect(idInToken(token(), before)).toBe(id)
    expect(idInToken(token(), expiresAt)).toBeUndefined()
  })

  it.each([
    ['whose id was changed', 3],
    ['whose end was changed', 35],
    ['whose signature was changed', 50],
  ])('names nothing in a token %s', (_, at) => {
    expect(idInToken(change(token(), at), before)).toBeUndefined()
  })

  it.each(['', 'x', '../..', `${'0'.repeat(40)}${'a'.repeat(43)}`, 'ä'.repeat(83)])(
    'names nothing in %j',
    (made) => expect(idInToken(made, before)).toBeUndefined(),
  )

  it('does not end sooner than its link', () => {
    const late = new Date('2026-12-08T09:00:00.500Z')
    const made = tokenOf(previewPath({ id, expiresAt: late }))
    expect(idInToken(made, new Date('2026-12-08T09:00:00.400Z'))).toBe(id)
  })
})
