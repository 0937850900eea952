// @vitest-environment happy-dom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ScheduleDialog, type TypedPlan } from '@/lib/studio/editor/dialogs/schedule-dialog.client'
import type { Saving } from '@/lib/studio/editor/state/use-saving'

vi.mock('@/lib/studio/i18n/client', () => ({ useLanguage: () => 'de' }))
vi.mock('@/lib/studio/editor/state/context', () => ({
  useEditor: () => ({
    story: { id: 1, name: 'Seite', fullSlug: 'de-de/seite' },
    timeZone: 'Europe/Berlin',
    seen: { read: () => ({}) },
    showAllFindings: () => undefined,
  }),
}))

const facts = {
  ...{ savedAt: '2026-12-01T10:00:00Z', savedBy: 'Eva', faulty: [], headings: [], hints: [], notices: [] },
  ...{ references: { rows: [], total: 0 }, alternates: [], campaigns: [], reach: [], isPage: true },
}
const times = { publishAt: '2026-12-24T08:00', unpublishAt: '' }
let asked: string[] = []
let planned: object[] = []
let joins = 0
let root: Root | undefined

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  ;[asked, planned, joins] = [[], [], 0]
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    asked.push(`${method} ${path}`)
    if (method === 'PUT') planned.push(JSON.parse(String(body)))
    return new Response(JSON.stringify(method === 'PUT' ? times : facts), {
      headers: { 'content-type': 'application/json' },
    })
  })
})
afterEach(async () => {
  await act(async () => root?.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const saving = {
  joins: () => joins,
  autosave: {
    flush: async () => undefined,
    settle: async () => true,
    base: () => ({ version: 'v1' }),
    state: () => ({ kind: 'saved' }),
  },
} as unknown as Saving

function Open({
  isOutdated,
  first,
  onChanged,
}: {
  isOutdated: boolean
  first: TypedPlan
  onChanged: () => void
}) {
  const [typed, setTyped] = useState<TypedPlan>(first)
  return (
    <ScheduleDialog
      {...{ saving, isOutdated, onChanged, typed, isBehind: false, anew: false, asRead: false }}
      plan={{ publishAt: '', unpublishAt: '' }}
      onTyped={setTyped}
      onPlan={() => undefined}
      onClose={() => undefined}
      onLeave={() => undefined}
    />
  )
}

async function open(isOutdated: boolean, first: TypedPlan = times) {
  const onChanged = vi.fn()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root?.render(<Open {...{ isOutdated, first, onChanged }} />))
  await act(async () => new Promise((resolve) => setTimeout(resolve)))
  const submit = () =>
    act(async () => {
      document
        .querySelector('#schedule form:not([method])')
        ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
      await new Promise((resolve) => setTimeout(resolve))
    })
  return { onChanged, submit, words: () => document.querySelector('#schedule')?.textContent ?? '' }
}

it('says which version goes out when, and plans it', async () => {
  const { submit, words } = await open(false)
  expect(words()).toMatch(/24\.12\..*Berlin.*1\.12\..*Eva/)
  await submit()
  expect(planned).toEqual([{ ...times, seen: { version: 'v1' } }])
})

it('plans what the person reads where the saved draft is newer, and says so', async () => {
  const { submit, words } = await open(true)
  expect(words()).toContain('Was danach geschrieben wurde')
  expect(asked.some((path) => path.includes('publication/?read=v1'))).toBe(true)
  await submit()
  expect(planned).toEqual([{ ...times, seen: { version: 'v1' }, asRead: true }])
})

it('tells anew what would be planned once others have come into the page, and keeps the times', async () => {
  const { submit, words, onChanged } = await open(false)
  joins = 1
  await submit()
  expect([planned, onChanged.mock.calls]).toEqual([[], []])
  expect(words()).toContain('Jemand anderes hat inzwischen gespeichert')
  expect(document.querySelector<HTMLInputElement>('#publish-at')?.value).toContain('24.12.2026')
  await submit()
  expect(planned).toEqual([{ ...times, seen: { version: 'v1' } }])
})

it('sends no plan whose end comes before its begin', async () => {
  const { submit, words } = await open(false, { ...times, unpublishAt: '2026-12-20T08:00' })
  await submit()
  expect(planned).toEqual([])
  expect(words()).toContain('erst nach dem Veröffentlichen offline nehmen')
})
