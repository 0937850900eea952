import { describe, expect, it } from 'vitest'
import { queryToKeep } from '@/lib/server/edge/at-request'
import { isClosed } from '@/lib/server/edge/closed-paths'

const storyblok = { token: 'a token', region: 'eu', apiUrl: undefined, webhookSecret: '' } as const

describe('the Studio', () => {
  it('is nowhere while a Storyblok space is set', () => {
    expect(isClosed({ brand: 'baby', storyblok: undefined }, '/studio/people/')).toBe(false)
    expect(isClosed({ brand: 'baby', storyblok }, '/studio/people/')).toBe(true)
    expect(isClosed({ brand: 'baby', storyblok }, '/studio')).toBe(true)
    expect(isClosed({ brand: 'baby', storyblok }, '/de/studio/')).toBe(false)
  })

  it('names the whole target of its redirects itself', () => {
    expect(queryToKeep('/studio/log/', '?kind=a', '/studio/login/?target=x')).toBe('')
  })
})
