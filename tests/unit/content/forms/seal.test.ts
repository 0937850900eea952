import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { createTicket, openDefinition, readTicket, sealDefinition } from '@/lib/content/forms/seal'
import { keyedHash } from '@/lib/platform/security'
import type { FormDefinition } from '@/schemas/api/form'

beforeEach(() => {
  vi.stubEnv('SESSION_SECRET', 'a secret of the tests, which is long enough')
  return () => vi.unstubAllEnvs()
})

const definition: FormDefinition = {
  kind: 'custom',
  locale: 'de-de',
  uid: 'u',
  title: 'Größe',
  submit: 'Ab',
  success: 'Da',
  recipient: 'service',
  fields: [{ name: 'f', kind: 'text', label: 'Feld', required: true }],
}

describe('a definition', () => {
  it('comes back as it was sealed', () => {
    expect(openDefinition(sealDefinition(definition))).toEqual(definition)
  })

  const forged = () => {
    const [, signature] = sealDefinition(definition).split('.')
    const body = Buffer.from(JSON.stringify({ ...definition, recipient: 'other' })).toString('base64url')
    return `${body}.${signature}`
  }
  test.each([
    ['nothing', () => ''],
    ['a changed recipient', forged],
    ['a cut signature', () => sealDefinition(definition).slice(0, -1)],
    ['something behind it', () => `${sealDefinition(definition)}.x`],
    ['a ticket', () => createTicket(0)],
    ['a signature for another purpose', () => `e30.${keyedHash('form ticket', 'e30')}`],
    ['signed text that is no definition', () => `e30.${keyedHash('form definition', 'e30')}`],
    ['signed text that is no JSON', () => `eA.${keyedHash('form definition', 'eA')}`],
  ])('is refused: %s', (_, sealed) => {
    expect(openDefinition(sealed())).toBeUndefined()
  })

  it('is worth nothing under another secret', () => {
    const sealed = sealDefinition(definition)
    vi.stubEnv('SESSION_SECRET', 'another secret of the tests, which is long enough')
    expect(openDefinition(sealed)).toBeUndefined()
  })
})

describe('a ticket', () => {
  const drawn = Date.UTC(2026, 10, 21)
  const day = 86_400_000
  test.each([
    [0, 'tooSoon'],
    [999, 'tooSoon'],
    [-5_000, 'tooSoon'],
    [1_000, 'ok'],
    [day, 'ok'],
    [day + 1, 'expired'],
  ])('after %i ms is %s', (age, expected) => {
    const read = readTicket(createTicket(drawn), drawn + age)
    expect(read.ok ? 'ok' : read.error.key).toBe(expected)
  })

  test.each(['', 'x', 'a.b.c', 'a.b.c.d', '....'])('%j is none', (ticket) => {
    expect(readTicket(ticket, drawn)).toEqual({ ok: false, error: { key: 'missing' } })
  })

  it('cannot be made older', () => {
    const [, id, signature] = createTicket(drawn).split('.')
    expect(readTicket(`${(drawn - 5_000).toString(36)}.${id}.${signature}`, drawn)).toMatchObject({
      ok: false,
    })
  })

  it('has an id of its own, which stays', () => {
    const idOf = (ticket: string) => {
      const read = readTicket(ticket, drawn + 2_000)
      return read.ok ? read.id : undefined
    }
    const ticket = createTicket(drawn)
    expect(idOf(ticket)).toBe(idOf(ticket))
    expect(idOf(ticket)).not.toBe(idOf(createTicket(drawn)))
  })
})
