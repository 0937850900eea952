import { createHash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { embeddedRange, isLeaked, rangeService } from '@/lib/platform/leaked-passwords'

const hashOf = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase()

describe('The list of leaked passwords in the project', () => {
  it.each(['Password123', 'Qwertyuiop', 'Baseball123', 'Password123!'])('knows %s', async (password) =>
    expect(await isLeaked(password, embeddedRange)).toBe(true),
  )

  it.each(['Wolkenschaf-42', 'Regenbogen-Tal-7', 'Zwölf-Zeichen'])('does not know %s', async (password) =>
    expect(await isLeaked(password, embeddedRange)).toBe(false),
  )

  it.each([
    ...['Password123', 'Password123!', 'Qwertyuiop', 'Baseball2024', 'Password1', 'Password123456789'],
    ...[
      'password123',
      'PASSWORD123',
      'Passwort-Schaf',
      '1Password123',
      'Superman12',
      '',
      '1234567890',
      'Éléphant123',
    ],
  ])('says the same of %j as the range of its hash does', async (password) => {
    const hash = hashOf(password)
    const range = await embeddedRange(hash.slice(0, 5))
    expect(await isLeaked(password, embeddedRange)).toBe(range.includes(hash.slice(5)))
  })

  it('hashes nothing for a registration', async () => {
    vi.resetModules()
    const hash = vi.fn()
    vi.doMock('node:crypto', async (original) => ({ ...(await original<object>()), hash }))
    const { embeddedRange: fresh, isLeaked: isKnown } = await import('@/lib/platform/leaked-passwords')
    vi.doUnmock('node:crypto')
    expect(await isKnown('Password123', fresh)).toBe(true)
    expect(hash).not.toHaveBeenCalled()
  })

  it('answers with the 35 characters that follow the five, of some and not of all', async () => {
    const suffixes = await embeddedRange(hashOf('Password123').slice(0, 5))
    expect(suffixes).toContain(hashOf('Password123').slice(5))
    expect(suffixes.every((suffix) => /^[0-9A-F]{35}$/.test(suffix))).toBe(true)
    expect(suffixes.length).toBeLessThan(20)
  })
})

describe('A service of leaked passwords', () => {
  const answered = (body: string, status = 200) => {
    const asked: string[] = []
    const send = (async (url: string) => {
      asked.push(url)
      return new Response(body, { status })
    }) as unknown as typeof fetch
    return { asked, list: rangeService('https://passwords.example/range', send) }
  }
  const suffix = hashOf('Anything-Else').slice(5)

  it('learns five characters of the hash, and nothing else', async () => {
    const { asked, list } = answered(`${suffix}:12\r\n${'0'.repeat(35)}:3`)
    expect(await isLeaked('Anything-Else', list)).toBe(true)
    expect(asked).toEqual([`https://passwords.example/range/${hashOf('Anything-Else').slice(0, 5)}`])
  })

  it('pads its answer with passwords that have not leaked', async () => {
    expect(await isLeaked('Anything-Else', answered(`${suffix}:0`).list)).toBe(false)
  })

  it.each([
    ['that fails', () => answered('', 503).list],
    ['that answers with no list', () => answered('<html>Please log in to the network').list],
    [
      'that does not answer',
      () =>
        rangeService('https://passwords.example', async () => {
          throw new TypeError('fetch failed')
        }),
    ],
  ])('%s makes every password one that has leaked', async (_, list) => {
    expect(await isLeaked('Anything-Else', list())).toBe(true)
  })

  it.each(['', `${'0'.repeat(35)}:3\r\n`])(
    'that says nothing of a password knows it as safe: %j',
    async (body) => {
      expect(await isLeaked('Anything-Else', answered(body).list)).toBe(false)
    },
  )
})
