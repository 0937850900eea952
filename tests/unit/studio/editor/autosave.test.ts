import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAutosave, type SaveAnswer, type SaveState } from '@/lib/studio/editor/saving'
import { loginMs, patienceMs, pauseMs, retryMs } from '@/lib/studio/editor/saving/autosave'
import { helpsToRetry, refusals } from '@/lib/studio/editor/saving/refusals'

const page = (title: string) => ({ _uid: 'root', component: 'page', title })
const start = { content: page('start'), version: 'v0' }

/** An autosave whose saves are answered by hand. */
function editor() {
  const sent: { title: unknown; basedOn: string; answer: (answer: SaveAnswer) => void; fail: () => void }[] =
    []
  const states: SaveState['kind'][] = []
  let kept: { title: unknown; basedOn: string } | undefined
  const autosave = createAutosave({
    start,
    send: ({ title }, basedOn) =>
      new Promise(
        (answer, reject) => void sent.push({ title, basedOn, answer, fail: () => reject(new Error()) }),
      ),
    keep: (unsaved) => {
      kept = unsaved && { title: unsaved.content.title, basedOn: unsaved.base.version }
    },
    tell: ({ kind }) => void states.push(kind),
  })
  return { autosave, sent, states, kept: () => kept, type: (title: string) => autosave.change(page(title)) }
}

describe('the autosave of a draft', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

  it('takes its own save whose answer was lost for no save of somebody else', async () => {
    const { autosave, sent, states, type } = editor()
    type('one')
    await pass(pauseMs)
    sent[0]?.fail()
    await pass(0)
    type('one two')
    await pass(Math.max(pauseMs, ...retryMs))
    const saved = { content: page('one'), version: 'v1', savedAt: '' }
    sent[1]?.answer({ ok: false, error: 'conflict', theirs: saved })
    await pass(0)
    expect(states).not.toContain('conflict')
    expect(sent[2]).toMatchObject({ title: 'one two', basedOn: 'v1' })
    sent[2]?.answer({ ok: true, version: 'v2' })
    await pass(0)
    expect(autosave.isSaved()).toBe(true)
  })

  it('asks about a save of somebody else, also after an answer was lost', async () => {
    const { sent, states, type } = editor()
    type('one')
    await pass(pauseMs)
    sent[0]?.fail()
    await pass(Math.max(...retryMs))
    sent[1]?.answer({
      ...{ ok: false, error: 'conflict' },
      theirs: { content: page('theirs'), version: 'v1', savedAt: '' },
    })
    await pass(0)
    expect(states.at(-1)).toBe('conflict')
  })

  describe('is settled', () => {
    const settled = async (autosave: ReturnType<typeof editor>['autosave']) => {
      let answer: boolean | undefined
      void autosave.settle().then((all) => {
        answer = all
      })
      await pass(0)
      return () => answer
    }

    it('once what somebody else has saved is joined, and the join is saved, too', async () => {
      const { autosave, sent, type } = editor()
      type('mine')
      const answer = await settled(autosave)
      const theirs = { content: page('theirs'), version: 'v1', savedAt: '' }
      sent[0]?.answer({ ok: false, error: 'conflict', theirs })
      await pass(20)
      expect(answer()).toBeUndefined()
      autosave.resolve(page('both'), theirs)
      await pass(100)
      expect(sent[1]).toMatchObject({ title: 'both', basedOn: 'v1' })
      expect(answer()).toBeUndefined()
      sent[1]?.answer({ ok: true, version: 'v2' })
      await pass(100)
      expect(answer()).toBe(true)
    })

    it('also when more is typed while it is saved', async () => {
      const { autosave, sent, type } = editor()
      type('a')
      const answer = await settled(autosave)
      type('ab')
      sent[0]?.answer({ ok: true, version: 'v1' })
      await pass(100)
      expect(answer()).toBeUndefined()
      sent[1]?.answer({ ok: true, version: 'v2' })
      await pass(100)
      expect([answer(), autosave.base().version]).toEqual([true, 'v2'])
    })

    it.each<[string, SaveAnswer]>([
      ['there is no answer', { ok: false, error: 'unavailable', status: 0 }],
      ['the save is refused', { ok: false, error: 'refused', status: 422 }],
      [
        'what collides waits for a decision',
        { ok: false, error: 'conflict', theirs: { content: page('theirs'), version: 'v1', savedAt: '' } },
      ],
    ])('never while %s', async (_, given) => {
      const { autosave, sent, type } = editor()
      type('mine')
      const answer = await settled(autosave)
      sent[0]?.answer(given)
      await pass(5_000)
      expect(answer()).toBe(false)
    })
  })

  it('waits for a pause in typing and saves the last state once', async () => {
    const { sent, type, states } = editor()
    type('a')
    await pass(pauseMs - 1)
    type('ab')
    await pass(pauseMs - 1)
    expect(sent).toEqual([])
    await pass(1)
    expect(sent).toMatchObject([{ title: 'ab', basedOn: 'v0' }])
    expect(states.at(-1)).toBe('saving')
  })

  it('says saved, and forgets what the browser keeps, only for the content that was acknowledged', async () => {
    const { sent, type, states, kept, autosave } = editor()
    type('a')
    await pass(pauseMs)
    type('ab')
    sent[0]?.answer({ ok: true, version: 'v1' })
    await pass(0)
    expect(states.at(-1)).toBe('unsaved')
    expect(kept()).toEqual({ title: 'ab', basedOn: 'v1' })
    await pass(pauseMs)
    expect(sent[1]).toMatchObject({ title: 'ab', basedOn: 'v1' })
    sent[1]?.answer({ ok: true, version: 'v2' })
    await pass(0)
    expect(states.at(-1)).toBe('saved')
    expect(kept()).toBeUndefined()
    expect(autosave.isSaved()).toBe(true)
  })

  it('saves once more when its editor closes, and tries nothing behind the next one', async () => {
    const { sent, type, autosave, kept } = editor()
    autosave.begin()
    type('a')
    autosave.end()
    await pass(0)
    expect(sent).toMatchObject([{ title: 'a' }])
    sent[0]?.fail()
    await pass(60_000)
    expect(sent).toHaveLength(1)
    expect(kept()).toEqual({ title: 'a', basedOn: 'v0' })
  })

  it('sends one save at a time', async () => {
    const { sent, type, autosave } = editor()
    type('a')
    await pass(pauseMs)
    type('ab')
    void autosave.flush()
    await pass(pauseMs * 3)
    expect(sent).toHaveLength(1)
    sent[0]?.answer({ ok: true, version: 'v1' })
    await pass(0)
    expect(sent).toMatchObject([{ title: 'a' }, { title: 'ab', basedOn: 'v1' }])
  })

  it('keeps what could not be sent, and tries again less and less often', async () => {
    const { sent, type, states, kept } = editor()
    type('a')
    await pass(pauseMs)
    for (const wait of retryMs) {
      sent.at(-1)?.fail()
      await pass(0)
      expect(states.at(-1)).toBe('offline')
      expect(kept()).toEqual({ title: 'a', basedOn: 'v0' })
      const before = sent.length
      await pass(wait - 1)
      expect(sent).toHaveLength(before)
      await pass(1)
      expect(sent).toHaveLength(before + 1)
    }
    sent.at(-1)?.answer({ ok: true, version: 'v1' })
    await pass(0)
    expect(states.at(-1)).toBe('saved')
  })

  it('stops at a conflict and goes on from what the other person saved', async () => {
    const { sent, type, states, kept, autosave } = editor()
    type('a')
    await pass(pauseMs)
    const theirs = { content: page('theirs'), version: 'v7', savedAt: '' }
    sent[0]?.answer({ ok: false, error: 'conflict', theirs })
    await pass(0)
    expect(states.at(-1)).toBe('conflict')
    type('ab')
    await pass(pauseMs * 2)
    expect(sent).toHaveLength(1)
    expect(kept()).toEqual({ title: 'ab', basedOn: 'v0' })
    autosave.resolve(page('merged'), theirs)
    await pass(0)
    expect(sent[1]).toMatchObject({ title: 'merged', basedOn: 'v7' })
  })

  it('keeps the work of a session that has ended, until it is tried again', async () => {
    const { sent, type, states, kept, autosave } = editor()
    type('a')
    await pass(pauseMs)
    sent[0]?.answer({ ok: false, error: 'refused', status: 401 })
    await pass(retryMs[3])
    expect(states.at(-1)).toBe('refused')
    expect(sent).toHaveLength(1)
    expect(kept()).toEqual({ title: 'a', basedOn: 'v0' })
    autosave.retry()
    await pass(0)
    expect(sent).toHaveLength(2)
  })

  it.each([
    [401, 2],
    [403, 1],
    [412, 1],
  ] as const)('asks by itself whether the login is back, and after %i %i times', async (status, times) => {
    const { sent, type, autosave } = editor()
    type('a')
    await pass(pauseMs)
    sent[0]?.answer({ ok: false, error: 'refused', status })
    await pass(loginMs)
    expect(sent).toHaveLength(times)
    sent[1]?.answer({ ok: true, version: 'v1' })
    await pass(0)
    expect(autosave.isSaved()).toBe(times === 2)
  })

  it.each([
    [401, 2],
    [403, 1],
    [412, 2],
  ] as const)(
    'saves once the person is logged in here again, after %i %i times in all',
    async (status, times) => {
      const { sent, type, autosave } = editor()
      autosave.meetLogin()
      type('a')
      await pass(pauseMs)
      sent[0]?.answer({ ok: false, error: 'refused', status })
      await pass(0)
      autosave.meetLogin()
      await pass(0)
      expect(sent).toHaveLength(times)
      sent[1]?.answer({ ok: true, version: 'v1' })
      await pass(0)
      expect(autosave.isSaved()).toBe(times === 2)
      autosave.meetLogin()
      await pass(loginMs)
      expect(sent).toHaveLength(times)
    },
  )

  it.each([
    [{ status: 401 }, 'loggedOut'],
    [{ status: 401, ended: 'role' }, 'roleChanged'],
    [{ status: 401, ended: 'removed' }, 'removed'],
    [{ status: 412, loggedIn: { id: 'b', name: 'Bea' } }, 'otherPerson'],
  ] as const)(
    'tells of a login that is gone while nobody types, by a look that was refused with %j',
    async (refused, reason) => {
      const { autosave, sent, states, type } = editor()
      const told = { kind: 'refused', reason, ...('loggedIn' in refused && { loggedIn: refused.loggedIn }) }
      autosave.meetRefusal(refused)
      autosave.meetRefusal(refused)
      expect(states).toEqual(['refused'])
      expect(autosave.state()).toEqual({ ...told, isSaved: true })
      type('a')
      expect(autosave.state()).toEqual({ ...told, isSaved: undefined })
      await pass(patienceMs)
      // Without an account nothing is tried again.
      expect(sent).toHaveLength(reason === 'removed' ? 0 : 1)
    },
  )

  it('is saved again once a look is answered, and tells of no look that failed for another reason', () => {
    const { autosave, states } = editor()
    for (const status of [0, 403, 404, 429, 503]) autosave.meetRefusal({ status })
    expect(states).toEqual([])
    autosave.meetRefusal({ status: 401 })
    autosave.meetLogin()
    expect(states).toEqual(['refused', 'saved'])
  })

  it('offers another try only where it can help', () => {
    const offered = Object.keys(refusals).filter((reason) => helpsToRetry(reason as keyof typeof refusals))
    expect(offered).toEqual(['notAllowed', 'tooLarge', 'invalid', 'refused'])
  })

  it.each([
    // What the person has to do elsewhere first is tried again with typing, less often, and on coming back.
    [401, 'loggedOut', patienceMs],
    [403, 'notAllowed', patienceMs],
    [412, 'otherPerson', patienceMs],
    // Another content may be taken.
    [413, 'tooLarge', pauseMs],
    [400, 'invalid', pauseMs],
    [422, 'invalid', pauseMs],
    [418, 'refused', pauseMs],
  ] as const)('names why a save was refused with %i, and goes on', async (status, reason, pause) => {
    const { sent, type, states, kept, autosave } = editor()
    type('a')
    await pass(pauseMs)
    sent[0]?.answer({ ok: false, error: 'refused', status })
    await pass(0)
    expect(autosave.state()).toEqual({ kind: 'refused', reason })
    type('ab')
    expect(states.at(-1)).toBe('refused')
    expect(kept()).toEqual({ title: 'ab', basedOn: 'v0' })
    await pass(pause - 1)
    expect(sent).toHaveLength(1)
    await pass(1)
    expect(sent[1]).toMatchObject({ title: 'ab', basedOn: 'v0' })
    sent[1]?.answer({ ok: false, error: 'refused', status })
    await pass(0)
    autosave.comeBack()
    await pass(0)
    sent[2]?.answer({ ok: true, version: 'v1' })
    await pass(0)
    expect(states.at(-1)).toBe('saved')
    expect(kept()).toBeUndefined()
  })

  it('asks no more for a story that was deleted, and keeps what was typed', async () => {
    const { sent, type, kept, autosave } = editor()
    type('a')
    await pass(pauseMs)
    sent[0]?.answer({ ok: false, error: 'refused', status: 404 })
    await pass(0)
    type('ab')
    autosave.comeBack()
    await pass(patienceMs * 3)
    expect(sent).toHaveLength(1)
    expect(autosave.state()).toEqual({ kind: 'refused', reason: 'deleted' })
    expect(kept()).toEqual({ title: 'ab', basedOn: 'v0' })
  })

  it('tells a server that cannot save from a connection that is lost', async () => {
    const { sent, type, states } = editor()
    type('a')
    await pass(pauseMs)
    sent[0]?.answer({ ok: false, error: 'unavailable', status: 503 })
    await pass(0)
    expect(states.at(-1)).toBe('unavailable')
    await pass(retryMs[0])
    sent[1]?.answer({ ok: false, error: 'unavailable', status: 0 })
    await pass(0)
    expect(states.at(-1)).toBe('offline')
  })

  it('has nothing to save when everything was taken back', async () => {
    const { sent, type, states, kept } = editor()
    type('a')
    type('start')
    await pass(pauseMs * 2)
    expect(sent).toEqual([])
    expect(states.at(-1)).toBe('saved')
    expect(kept()).toBeUndefined()
  })
})
