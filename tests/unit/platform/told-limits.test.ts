import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tellOfNetwork, tellOfSubject } from '@/lib/platform/limits/tell-of-limit'

const hourMs = 3_600_000
let lines: string[]
/** An hour for each test: what was told is remembered in the process. */
let now = hourMs

beforeEach(() => {
  lines = []
  now += hourMs
  vi.spyOn(console, 'warn').mockImplementation((line) => void lines.push(String(line)))
})
afterEach(() => vi.restoreAllMocks())

describe('A limit that refuses', () => {
  it.each([
    ['198.51.100.77', false, 'the network 198.51.100.0/24', 'TRUSTED_PROXY_RANGES'],
    ['2001:db8:0:12', false, 'the network 2001:db8:0::/48', 'TRUSTED_PROXY_RANGES'],
    ['2001:db8:0', true, 'the network 2001:db8:0::/48', 'TRUSTED_PROXY_RANGES'],
    ['10.0.0.7', true, 'everybody behind the proxy 10.0.0.7', 'Set TRUSTED_PROXY to'],
    ['unknown', true, 'clients whose address is not known', 'Set TRUSTED_PROXY to'],
  ])('says which network it is, no visitor, and what to set: %s', (name, isShared, words, advice) => {
    tellOfNetwork('baskets', 300, { name, isShared }, now)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('300 baskets in an hour')
    expect(lines[0]).toContain(words)
    expect(lines[0]).toContain(advice)
    expect(lines[0]).not.toContain('100.77')
  })

  it('says so once for each limit, network and hour', () => {
    const network = { name: '198.51.100.77', isShared: false }
    for (const of of ['baskets', 'forms', 'baskets']) tellOfNetwork(of, 30, network, now)
    expect(lines).toHaveLength(2)
    tellOfNetwork('baskets', 30, network, now + hourMs)
    expect(lines).toHaveLength(3)
    now += hourMs
  })

  it('names no account', () => {
    for (let time = 0; time < 2; time += 1)
      tellOfSubject('account login of one', 20, 1, 'anna@example.com', now)
    expect(lines).toEqual([expect.stringContaining('account login of one')])
    expect(lines[0]).not.toContain('anna')
  })

  it('does not fill the log when very many networks reach it', () => {
    for (let one = 0; one < 1_000; one += 1)
      tellOfNetwork('forms', 30, { name: `198.51.${one >> 8}.${one & 255}`, isShared: false }, now)
    expect(lines).toHaveLength(101)
    expect(lines.at(-1)).toContain('still more networks')
  })
})
