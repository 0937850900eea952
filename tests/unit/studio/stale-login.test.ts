import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askStudio, onStaleLogin, type Proof } from '@/lib/studio/calls/client'

const stale = () =>
  Response.json({ errors: { login: 'stale' }, proofs: ['passkey', 'other'] }, { status: 403 })
const asked = vi.fn<(proofs: readonly Proof[], path: string) => Promise<boolean>>()
const server = vi.fn<typeof fetch>()
let end = () => {}

beforeEach(() => {
  for (const one of [asked, server]) one.mockReset()
  vi.stubGlobal('fetch', server)
  end = onStaleLogin(asked)
})
afterEach(() => {
  end()
  vi.unstubAllGlobals()
})

it('asks the person and sends the same again', async () => {
  server.mockResolvedValueOnce(stale()).mockResolvedValueOnce(Response.json({ id: 1 }))
  asked.mockResolvedValue(true)
  const body = { name: 'typed' }
  expect(await askStudio('people/', { method: 'POST', body })).toEqual({ ok: true, data: { id: 1 } })
  expect(asked).toHaveBeenCalledExactlyOnceWith(['passkey'], 'people/')
  expect(server.mock.calls.map(([, init]) => init?.body)).toEqual([
    JSON.stringify(body),
    JSON.stringify(body),
  ])
})

it('sends nothing again for a person who does not want to', async () => {
  server.mockImplementation(async () => stale())
  asked.mockResolvedValue(false)
  expect(await askStudio('people/', { method: 'POST' })).toMatchObject({ ok: false, status: 403 })
  expect(server).toHaveBeenCalledTimes(1)
})

it('asks once for calls that are refused at once, and again the next time', async () => {
  server.mockImplementation(async () => stale())
  asked.mockResolvedValue(false)
  await Promise.all([askStudio('tokens/', { method: 'POST' }), askStudio('people/', { method: 'POST' })])
  expect(asked).toHaveBeenCalledTimes(1)
  await askStudio('people/', { method: 'POST' })
  expect(asked).toHaveBeenCalledTimes(2)
})

it('asks for nothing where a call is refused for another reason, or nobody can be asked', async () => {
  server.mockResolvedValueOnce(Response.json({}, { status: 403 }))
  await askStudio('people/', { method: 'POST' })
  end()
  server.mockResolvedValueOnce(stale())
  expect(await askStudio('people/', { method: 'POST' })).toMatchObject({ status: 403 })
  expect(asked).not.toHaveBeenCalled()
})
