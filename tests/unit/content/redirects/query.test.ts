import { describe, expect, it } from 'vitest'
import { longestQuery, queriesWithin } from '@/lib/content/redirects/query'

describe('the parts of a query that redirects are looked up by', () => {
  it('are all of its parameters, then fewer, and none at the end', () => {
    expect(queriesWithin('?b=2&a=1')).toEqual(['a=1&b=2', 'a=1', 'b=2', ''])
  })

  it('are few and short, however long the query is', () => {
    const long = (length: number) =>
      `?${['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}=${'"'.repeat(length)}`).join('&')}`
    expect(queriesWithin(long(2_500))).toEqual([''])
    const most = long(Math.floor(longestQuery / 6) - 3)
    expect(most.length).toBeLessThanOrEqual(longestQuery)
    expect(queriesWithin(most)).toHaveLength(64)
  })
})
