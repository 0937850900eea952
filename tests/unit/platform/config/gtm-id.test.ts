import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readConfig } from '@/lib/platform/config/env'
import { meantGtmId } from '@/lib/platform/config/gtm-id'

const google = 'https://www.googletagmanager.com'
const valid = fc
  .stringMatching(/^[A-Z0-9]{1,12}$/)
  .filter((rest) => !rest.startsWith('GTM'))
  .map((rest) => `GTM-${rest}`)

const problemOf = (GTM_ID: string) => {
  const result = readConfig({ GTM_ID })
  return result.ok ? undefined : result.problems.join()
}

describe('The id of the tag manager', () => {
  it.each([
    ['gtm-abc123', 'GTM-ABC123'],
    ['Gtm-Abc123', 'GTM-ABC123'],
    ['GTM-Abc123', 'GTM-ABC123'],
    ['ABC123', 'GTM-ABC123'],
    ['GTM_ABC123', 'GTM-ABC123'],
    ['GTMABC123', 'GTM-ABC123'],
    ['GTM–ABC123', 'GTM-ABC123'],
    ['GTM--ABC123', 'GTM-ABC123'],
    [' GTM-ABC123 ', 'GTM-ABC123'],
    ['GTM - ABC 123', 'GTM-ABC123'],
    ['"GTM-ABC123"', 'GTM-ABC123'],
    ['GTM-ABC123\n', 'GTM-ABC123'],
    ['GTM-', undefined],
    ['gtm', undefined],
    ['G-ABC123', undefined],
    ['UA-12345-1', undefined],
    ['AW-12345', undefined],
    ['GTM-ÄBC', undefined],
    ['GTM-ABC&x=1', undefined],
    ['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123', undefined],
  ])('is refused as %j, where %s is suggested', (text, meant) => {
    const problem = problemOf(text)
    expect(problem).toMatch(/^GTM_ID: is not a valid GTM-ID/)
    if (meant) expect(problem).toContain(`; ${meant} would be one.`)
    else expect(problem).not.toContain('would be one')
  })

  it('is taken as it is when it is valid, and served by Google unless another host is set', () => {
    fc.assert(
      fc.property(valid, (id) => {
        expect(readConfig({ GTM_ID: id })).toMatchObject({ config: { tagManager: { id, host: google } } })
      }),
    )
    const host = 'https://tags.example'
    expect(readConfig({ GTM_ID: 'GTM-A1', TAG_MANAGER_HOST: `${host}/` })).toMatchObject({
      config: { tagManager: { id: 'GTM-A1', host } },
    })
    expect(readConfig({})).toMatchObject({ config: { tagManager: undefined } })
  })

  it('is needed where a host for it is set', () => {
    const result = readConfig({ TAG_MANAGER_HOST: 'https://tags.example' })
    expect(result.ok ? '' : result.problems.join()).toMatch(/^GTM_ID: is needed when TAG_MANAGER_HOST is set/)
  })

  it.each([
    [undefined, []],
    [
      'https://px.ads.example/, https://Metrics.example:8443',
      ['https://px.ads.example', 'https://metrics.example:8443'],
    ],
  ])('has tags that speak to %s', (TAG_MANAGER_HOSTS, hosts) =>
    expect(readConfig({ GTM_ID: 'GTM-A1', TAG_MANAGER_HOSTS })).toMatchObject({
      config: { tagManager: { hosts } },
    }),
  )

  it.each([
    'http://px.ads.example',
    'px.ads.example',
    'https://px.ads.example/collect',
    'https://*.ads.example',
    "https://px.ads.example; script-src 'unsafe-inline'",
    'https://px.ads.example,',
    '*',
  ])('has no tags that speak to %j', (TAG_MANAGER_HOSTS) => {
    const result = readConfig({ GTM_ID: 'GTM-A1', TAG_MANAGER_HOSTS })
    expect(result.ok ? [] : result.problems).toEqual([
      expect.stringMatching(/^TAG_MANAGER_HOSTS: has an entry that is no https origin with a host name\. /),
    ])
  })

  it('is needed where hosts of its tags are set', () => {
    const result = readConfig({ TAG_MANAGER_HOSTS: 'https://px.ads.example' })
    expect(result.ok ? '' : result.problems.join()).toMatch(
      /^GTM_ID: is needed when TAG_MANAGER_HOSTS is set/,
    )
  })

  it('is found again in other letters, with other signs and without its beginning', () => {
    const mangled = fc.tuple(
      valid,
      fc.constantFrom('GTM-', 'gtm-', 'gtm_', 'GTM ', 'gtm', 'GTM – ', ''),
      fc.boolean(),
      fc.constantFrom('', ' ', '\t'),
    )
    fc.assert(
      fc.property(mangled, ([id, beginning, isLower, around]) => {
        const rest = isLower ? id.slice(4).toLowerCase() : id.slice(4)
        expect(meantGtmId(around + beginning + rest + around)).toBe(id)
      }),
    )
  })

  it('suggests nothing but valid ids, whatever was written', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const meant = meantGtmId(text)
        if (meant !== undefined) expect(problemOf(meant)).toBeUndefined()
      }),
    )
  })
})
