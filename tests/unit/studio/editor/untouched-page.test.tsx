// @vitest-environment happy-dom
import { act, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isSame } from '@/lib/studio/editor/model'
import { createStore, type EditorStore } from '@/lib/studio/editor/state/store'
import { useNewerDraft } from '@/lib/studio/editor/state/use-newer-draft'
import { useSaving } from '@/lib/studio/editor/state/use-saving'

type Words = { title: string; text: string }

const page = (words: Words) => ({ component: 'page', _uid: 'p', ...words })
const opened: Words = { title: 'Title', text: 'Text' }
const theirs: Words = { title: 'Title of Ada', text: 'Text' }

/** The service: whoever saves on an older version is told of the newer one. */
function service() {
  let draft = { content: page(theirs), version: 'v2' }
  const saved: Words[] = []
  const answer = (status: number, body: unknown) =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  const author = { by: 'Ada', at: '2026-05-01T10:00:00Z' }
  const ask = async (_: unknown, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return answer(200, { draft: { ...draft, ...author }, versions: [] })
    const sent = JSON.parse(String(body))
    if (sent.basedOn !== draft.version)
      return answer(409, { theirs: { ...draft, by: 'Ada', savedAt: author.at } })
    if (!isSame(sent.content, draft.content)) {
      draft = { content: sent.content, version: `v${saved.length + 3}` }
      saved.push({ title: sent.content.title, text: sent.content.text })
    }
    return answer(200, { version: draft.version, files: {}, findings: [] })
  }
  return { ask, saved }
}

type Held = { conflict?: unknown; meet: () => void }
type Given = { store: EditorStore; held: Held; told: () => void }

function Editor({ store, held, told }: Given) {
  const [start] = useState({ content: store.get().present.content, version: 'v1', savedAt: '' })
  const saving = useSaving({
    ...{ storyId: 1, personName: 'Ben', page: { name: 'Page', fullSlug: 'de-de/page' }, store, start },
    ...{ forms: {}, onFindings: () => undefined, onFiles: () => undefined },
    ...{ onRestored: () => undefined, onMerged: () => undefined },
  })
  const newer = useNewerDraft(1, saving)
  useEffect(() => {
    held.conflict = saving.conflict
    held.meet = () => newer.meet('Ada', told)
  })
  return null
}

const type = ({ store }: Given, words: Partial<Words>) =>
  store.apply({ ...store.get().present.content, ...words })

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.useFakeTimers()
})
afterEach(() => {
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const cases: {
  name: string
  before: (editor: Given) => void
  after?: Partial<Words>
  screen: Words
  saved: Words[]
  isTold: boolean
}[] = [
  {
    name: 'brings the words of others to a page on which nobody typed, without a question',
    before: () => undefined,
    ...{ screen: theirs, saved: [], isTold: false },
  },
  {
    name: 'saves what is typed then on top of them, also in the field that they changed',
    before: () => undefined,
    after: { title: 'Title of Ada and Ben' },
    screen: { title: 'Title of Ada and Ben', text: 'Text' },
    saved: [{ title: 'Title of Ada and Ben', text: 'Text' }],
    isTold: false,
  },
  {
    name: 'joins what is typed in another field',
    before: () => undefined,
    after: { text: 'Text of Ben' },
    screen: { title: 'Title of Ada', text: 'Text of Ben' },
    saved: [{ title: 'Title of Ada', text: 'Text of Ben' }],
    isTold: false,
  },
  {
    name: 'takes a page on which everything was taken back for untouched',
    before: (editor) => {
      type(editor, { text: 'Text of Ben' })
      editor.store.undo()
    },
    ...{ screen: theirs, saved: [], isTold: false },
  },
  {
    name: 'leaves the page as it was read while a dialog asks about it',
    before: () => document.body.appendChild(document.createElement('dialog')).setAttribute('open', ''),
    ...{ screen: opened, saved: [], isTold: true },
  },
  {
    name: 'asks where own words are not saved',
    before: (editor) => type(editor, { text: 'Text of Ben' }),
    screen: { title: 'Title of Ada', text: 'Text of Ben' },
    saved: [{ title: 'Title of Ada', text: 'Text of Ben' }],
    isTold: true,
  },
]

it.each(cases)('$name', async ({ before, after, screen, saved, isTold }) => {
  const there = service()
  vi.stubGlobal('fetch', there.ask)
  const held: Held = { meet: () => undefined }
  const editor = { store: createStore(page(opened)), held, told: vi.fn() }
  const root = createRoot(document.createElement('div'))
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  await act(async () => root.render(<Editor {...editor} />))
  await act(async () => before(editor))
  await act(async () => held.meet())
  await pass(5_000)
  if (after) await act(async () => type(editor, after))
  await pass(5_000)
  expect(editor.store.get().present.content).toEqual(page(screen))
  expect(there.saved).toEqual(saved)
  expect(held.conflict).toBeUndefined()
  expect(editor.told).toHaveBeenCalledTimes(isTold ? 1 : 0)
  await act(async () => root.unmount())
})
