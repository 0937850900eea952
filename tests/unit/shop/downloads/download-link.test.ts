import { describe, expect, it, vi } from 'vitest'
import { downloadPath, readDownloadLink } from '@/lib/shop/downloads/download-link'

vi.stubEnv('SESSION_SECRET', 'a secret of the tests, which is long enough')

const link = () => new URL(downloadPath({ lineId: 42 }), 'https://shop.example').searchParams

describe('The link to a download', () => {
  it('names the line that was bought', () => expect(readDownloadLink(link())).toBe(42))

  it.each([
    ['another line', { download: '43' }],
    ['the same number in another spelling', { download: '042' }],
    ['another key', { key: 'x'.repeat(43) }],
    ['no key', { key: '' }],
    ['no line', { download: '' }],
    ['something else as line', { download: "1' or '1'='1" }],
    ['an endless line', { download: '9'.repeat(400) }],
  ])('names nothing with %s', (_, change) => {
    const query = link()
    for (const [name, value] of Object.entries(change)) query.set(name, value)
    expect(readDownloadLink(query)).toBeUndefined()
  })
})
