import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { embeddedRange } from '@/lib/platform/leaked-passwords'
import { makePassword, passwordProblem } from '@/lib/studio/people/passwords'

const noneLeaked = async () => []

describe('passwords of the Studio', () => {
  it.each([
    ['elf Zeichen', 'passwordShort'],
    ['zwölfZeichen', undefined],
    ['x'.repeat(200), undefined],
    ['x'.repeat(201), 'passwordLong'],
  ])('%s', async (password, expected) => {
    expect(await passwordProblem(password, noneLeaked)).toBe(expected)
  })

  it('are none that have leaked', async () => {
    const hash = createHash('sha1').update('Password123456').digest('hex').toUpperCase()
    const list = async (prefix: string) => (prefix === hash.slice(0, 5) ? [hash.slice(5)] : [])
    expect(await passwordProblem('Password123456', list)).toBe('passwordLeaked')
    expect(await passwordProblem('Password1234567', list)).toBeUndefined()
  })

  it('that are made are long, never the same, and have no letters that look alike', async () => {
    const made = Array.from({ length: 200 }, makePassword)
    expect(new Set(made).size).toBe(200)
    for (const password of made) {
      expect(password).toMatch(/^(?:[a-z2-9]{5}-){3}[a-z2-9]{5}$/)
      expect(password).not.toMatch(/[ilo01]/)
      expect(await passwordProblem(password, noneLeaked)).toBeUndefined()
    }
  })
})

it.each([
  ...['password1234', 'PASSWORD1234', 'Password1234', 'passWord1234', 'motdepasse123', 'iloveyou1234'],
  ...['1q2w3e4r5t6y', '123456789012', 'qwertyuiop123'],
])('of the common ones are refused in every case of their letters: %s', async (password) => {
  expect(await passwordProblem(password, embeddedRange)).toBe('passwordLeaked')
  expect(await passwordProblem(`${password} am Wolkenzaun`, embeddedRange)).toBeUndefined()
})
