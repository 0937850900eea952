import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isStoryblokToken, storyblokTokenIn } from '@/lib/content/preview/storyblok-token'

const previewToken = 'preview-token-of-a-space'
const now = Date.UTC(2026, 10, 24, 8)
const seconds = now / 1_000

const tokenFor = (spaceId: string, timestamp: number, secret = previewToken) => ({
  spaceId,
  timestamp: String(timestamp),
  token: createHash('sha1').update(`${spaceId}:${secret}:${timestamp}`).digest('hex'),
})

describe('A token of Storyblok’s visual editor', () => {
  it.each([
    ['made now', 0, true],
    ['an hour old', -3_600, true],
    ['older than an hour, sent again', -3_601, false],
    ['of a clock that is a little ahead', 300, true],
    ['of the future', 301, false],
  ])('%s', (_, difference, isValid) => {
    expect(isStoryblokToken(tokenFor('42', seconds + difference), { previewToken }, now)).toBe(isValid)
  })

  it('is of the configured space', () => {
    const token = tokenFor('42', seconds)
    expect(isStoryblokToken(token, { previewToken, spaceId: '42' }, now)).toBe(true)
    expect(isStoryblokToken(token, { previewToken, spaceId: '43' }, now)).toBe(false)
  })

  it('is made with the preview token of the space', () => {
    expect(isStoryblokToken(tokenFor('42', seconds, 'another'), { previewToken }, now)).toBe(false)
  })

  it('holds for no other space and no other time than its own', () => {
    const token = tokenFor('42', seconds - 60)
    expect(isStoryblokToken({ ...token, spaceId: '43' }, { previewToken }, now)).toBe(false)
    expect(isStoryblokToken({ ...token, timestamp: String(seconds) }, { previewToken }, now)).toBe(false)
  })

  it('cannot be guessed', () => {
    const made = fc.string({ minLength: 40, maxLength: 40, unit: fc.constantFrom(...'0123456789abcdef') })
    fc.assert(
      fc.property(made, fc.nat(3_600), (token, age) => {
        const timestamp = String(seconds - age)
        return !isStoryblokToken({ spaceId: '42', timestamp, token }, { previewToken }, now)
      }),
    )
  })
})

describe('The token in a query', () => {
  const query = (change: Record<string, unknown> = {}) => ({
    '_storyblok_tk[space_id]': '42',
    '_storyblok_tk[timestamp]': String(seconds),
    '_storyblok_tk[token]': 'a'.repeat(40),
    ...change,
  })

  it('is read as Storyblok writes it', () => {
    expect(storyblokTokenIn(query())).toEqual({
      spaceId: '42',
      timestamp: String(seconds),
      token: 'a'.repeat(40),
    })
  })

  it.each([
    ['a part is missing', { '_storyblok_tk[token]': undefined }],
    ['a part is there twice', { '_storyblok_tk[token]': ['a'.repeat(40), 'b'.repeat(40)] }],
    ['the space is no number', { '_storyblok_tk[space_id]': '42:x' }],
    ['the time is no number', { '_storyblok_tk[timestamp]': '1e9' }],
    ['the time is negative', { '_storyblok_tk[timestamp]': '-1' }],
    ['the time is NaN', { '_storyblok_tk[timestamp]': 'NaN' }],
    ['the token is no digest', { '_storyblok_tk[token]': 'a'.repeat(39) }],
  ])('is none when %s', (_, change) => {
    expect(storyblokTokenIn(query(change))).toBeUndefined()
  })
})
