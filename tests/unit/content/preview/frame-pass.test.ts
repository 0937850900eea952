import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openFramePass, sealFramePass } from '@/lib/content/preview/frame-pass'
import { keyedHash } from '@/lib/platform/security'

const now = Date.UTC(2026, 10, 24, 8)
const minutes = 60_000
const pass = {
  access: 'storyblok' as const,
  space: '42',
  story: { id: 7, uuid: '0b5c5ba8-2e5c-4f3b-9a5e-2f5f2b6b7a10' },
  market: 'de',
  path: '/de/versand/',
  trail: [{ name: 'Startseite', href: '/de/' }],
  since: now,
}

describe('A pass for an editor’s frame', () => {
  it('says what it was made for', () => {
    expect(openFramePass(sealFramePass(pass, now), now)).toMatchObject(pass)
    expect(openFramePass(sealFramePass({ ...pass, at: 5 }, now), now)).toMatchObject({ at: 5 })
  })

  it('of Storyblok ends after half an hour without use, and with use after twelve hours', () => {
    const sealed = sealFramePass(pass, now)
    expect(openFramePass(sealed, now + 30 * minutes - 1)).toBeDefined()
    expect(openFramePass(sealed, now + 30 * minutes)).toBeUndefined()
    const late = now + (12 * 60 - 1) * minutes
    const renewed = sealFramePass(pass, late)
    expect(openFramePass(renewed, late)).toBeDefined()
    expect(openFramePass(renewed, now + 12 * 60 * minutes)).toBeUndefined()
  })

  it('cannot be changed', () => {
    const sealed = sealFramePass(pass, now)
    const [text = '', signature = ''] = sealed.split('.')
    const content = JSON.parse(Buffer.from(text, 'base64url').toString())
    for (const change of [{ story: { ...pass.story, id: 8 } }, { until: now * 2 }, { access: 'studio' }]) {
      const changed = Buffer.from(JSON.stringify({ ...content, ...change })).toString('base64url')
      expect(openFramePass(`${changed}.${signature}`, now)).toBeUndefined()
    }
  })

  it('is not one of the shop’s other signatures', () => {
    const text = Buffer.from(JSON.stringify({ ...pass, until: now * 2 })).toString('base64url')
    expect(openFramePass(`${text}.${keyedHash('another purpose', text)}`, now)).toBeUndefined()
  })

  it('is not made up', () => {
    fc.assert(fc.property(fc.string(), (text) => openFramePass(text, now) === undefined))
    fc.assert(
      fc.property(fc.base64String({ minLength: 4 }), (text) => {
        const url = Buffer.from(text, 'base64').toString('base64url')
        return openFramePass(`${url}.${'A'.repeat(43)}`, now) === undefined
      }),
    )
  })
})
