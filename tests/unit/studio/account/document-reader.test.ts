import { beforeEach, expect, it, vi } from 'vitest'

const given = vi.hoisted(() => ({ login: undefined as unknown, browser: 'en' }))
vi.mock('next/headers', () => ({ headers: async () => new Headers({ 'accept-language': given.browser }) }))
vi.mock('@/lib/studio/people', async (original) => ({
  ...(await original<object>()),
  currentLogin: async () => {
    if (given.login instanceof Error) throw given.login
    return given.login
  },
}))
const { documentLanguage, readerOfDocument } = await import('@/lib/studio/account/document-reader')

const person = { id: 'p', name: 'Anna', address: 'anna@example.com', role: 'editor', language: 'fr' }
const login = (hasGivenPassword: boolean) => ({ person, method: 'password', hasGivenPassword })

beforeEach(() => {
  given.login = undefined
})

it.each([
  ['nobody', undefined, 'en', false],
  ['a person', login(false), 'fr', true],
  ['a person who chooses a first password', login(true), 'fr', false],
  ['nobody, because the database is away', new Error('away'), 'en', false],
])('reads a document of the Studio for %s', async (_, who, language, isThere) => {
  given.login = who
  expect(await readerOfDocument()).toEqual({ language, person: isThere ? person : undefined })
  expect(await documentLanguage()).toBe(language)
})
