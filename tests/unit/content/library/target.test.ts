import { describe, expect, it } from 'vitest'
import { pushTarget } from '@/lib/content/library/target'
import { readConfig } from '@/lib/platform/config/env'

const targetFor = (env: Record<string, string>) => {
  const result = readConfig(env)
  if (!result.ok) throw new Error(result.problems.join())
  return pushTarget(result.config)
}
const content = { STORYBLOK_TOKEN: 'a-long-token', STORYBLOK_WEBHOOK_SECRET: 'sixteen-characters' }
const account = { STORYBLOK_MANAGEMENT_TOKEN: 'personal-token', STORYBLOK_SPACE_ID: '12345' }

describe('where the library is pushed to', () => {
  it('is the embedded service while no space is set', () => {
    expect(targetFor({})).toEqual({ kind: 'embedded' })
  })

  it.each([
    ['eu', 'https://mapi.storyblok.com'],
    ['us', 'https://api-us.storyblok.com'],
    ['cn', 'https://app.storyblokchina.cn'],
  ])('is the host of the region %s', (STORYBLOK_REGION, baseUrl) => {
    expect(targetFor({ ...account, STORYBLOK_REGION })).toEqual({
      kind: 'cloud',
      baseUrl,
      spaceId: '12345',
      token: 'personal-token',
    })
  })

  it('is another host that is named', () => {
    const STORYBLOK_MANAGEMENT_URL = 'http://localhost:3000/cdn-api/'
    const baseUrl = 'http://localhost:3000/cdn-api'
    expect(targetFor({ ...account, STORYBLOK_MANAGEMENT_URL })).toMatchObject({ baseUrl })
  })

  it.each([
    [content, ['STORYBLOK_MANAGEMENT_TOKEN', 'STORYBLOK_SPACE_ID']],
    [{ STORYBLOK_SPACE_ID: '1' }, ['STORYBLOK_MANAGEMENT_TOKEN']],
    [{ STORYBLOK_MANAGEMENT_TOKEN: 'personal-token' }, ['STORYBLOK_SPACE_ID']],
  ])('is asked for by the name of what is missing: %o', (env, names) => {
    const target = targetFor(env)
    const message = target.kind === 'problem' ? target.message : ''
    for (const name of ['STORYBLOK_MANAGEMENT_TOKEN', 'STORYBLOK_SPACE_ID'])
      expect(message.includes(name)).toBe(names.includes(name))
  })
})
