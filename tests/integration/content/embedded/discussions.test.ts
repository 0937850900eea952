import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { comments, discussions } from '@/lib/content/embedded/discussions/tables'
import { purgeDeleted } from '@/lib/content/embedded/management/deleted-stories'
import { restoreDeleted } from '@/lib/content/embedded/management/restore-deleted'
import { accessTokens, deletedStories, stories } from '@/lib/content/embedded/tables'
import { outbox } from '@/lib/platform/outbox/tables'
import { createFirstPerson } from '@/lib/studio/people/first-person'
import { listPeople } from '@/lib/studio/people/manage-people'
import { describeOnDatabases } from '../../../fixtures/databases'
import { openSpace, type TestSpace } from '../../../fixtures/space'

const text = (words: string) => ({ message_json: [{ type: 'text', text: words }] })
const mention = (id: string | number, label = 'Ben Bär') => ({ type: 'mention', attrs: { id, label } })

describeOnDatabases('discussions of the management API', (getDb) => {
  let space: TestSpace
  let story: number

  const start = async (fields: Record<string, unknown> = {}) => {
    const discussion = { title: 'Überschrift', block_uid: 'b1', comment: text('Stimmt das?'), ...fields }
    const { status, body } = await space.manage('POST', `stories/${story}/discussions`, { discussion })
    expect(status, JSON.stringify(body)).toBe(201)
    return body.discussion
  }
  const listed = async (query = '') => {
    const { body } = await space.manage('GET', `stories/${story}/discussions${query}`)
    return body.discussions.map(({ title }: { title: string }) => title)
  }

  beforeAll(async () => {
    space = await openSpace(getDb(), { stories: [] })
    await createFirstPerson(getDb(), { address: undefined, password: undefined })
  })

  beforeEach(async () => {
    await getDb().delete(stories)
    await getDb().delete(deletedStories)
    await getDb().delete(outbox)
    await getDb().update(accessTokens).set({ ownerId: null })
    const content = {
      component: 'page',
      body: [{ component: 'headline', _uid: 'b1', headline: 'Guten Tag' }],
    }
    const made = await space.manage('POST', 'stories', { story: { name: 'Start', slug: 'start', content } })
    story = made.body.story.id
  })

  it('are started at a block, with the fields that the cloud has', async () => {
    const place = { fieldname: 'headline', component: 'headline', lang: 'de', quote: 'Guten Tag' }
    const made = await start(place)
    expect(made).toMatchObject({
      ...place,
      ...{ id: expect.any(Number), uuid: expect.any(String), title: 'Überschrift', block_uid: 'b1' },
      solved_at: null,
      last_comment: {
        ...{ message: 'Stimmt das?', message_json: [{ type: 'text', text: 'Stimmt das?' }] },
        ...{ user_id: null, user_name: 'default', discussion_id: made.id },
      },
    })
    expect((await space.manage('GET', `discussions/${made.id}`)).body.discussion).toEqual(made)
  })

  it('have comments, which are added, changed and deleted; the last one with its thread', async () => {
    const { id } = await start()
    const below = `discussions/${id}/comments`
    const added = await space.manage('POST', below, { comment: text('Ja.') })
    expect([added.status, added.body.comment.message]).toEqual([201, 'Ja.'])
    const changed = await space.manage('PUT', `${below}/${added.body.comment.id}`, { comment: text('Nein.') })
    expect(changed.body.comment).toMatchObject({ id: added.body.comment.id, message: 'Nein.' })
    const { body } = await space.manage('GET', below)
    expect(body.comments.map(({ message }: { message: string }) => message)).toEqual(['Stimmt das?', 'Nein.'])
    for (const comment of body.comments)
      expect((await space.manage('DELETE', `${below}/${comment.id}`)).status).toBe(204)
    expect((await space.manage('GET', `discussions/${id}`)).status).toBe(404)
  })

  it('are resolved and opened again, and listed by that, the newest first, by pages', async () => {
    for (const title of ['eins', 'zwei', 'drei']) await start({ title })
    const [last] = (await space.manage('GET', `stories/${story}/discussions?per_page=1`)).body.discussions
    const solve = (at: string | null) =>
      space.manage('PUT', `discussions/${last.id}`, { discussion: { solved_at: at } })
    expect((await solve('2026-02-03 04:05')).body.discussion.solved_at).toBe('2026-02-03T04:05:00.000Z')
    expect(await listed()).toEqual(['drei', 'zwei', 'eins'])
    expect(await listed('?by_status=solved')).toEqual(['drei'])
    expect(await listed('?by_status=unsolved&per_page=1&page=2')).toEqual(['eins'])
    expect((await solve(null)).body.discussion.solved_at).toBeNull()
    expect(await listed('?by_status=solved')).toEqual([])
  })

  it('mention people, who are told once, and find their threads', async () => {
    const person = (await listPeople(getDb()))[0]?.id ?? ''
    const told = async () =>
      (await getDb().select({ payload: outbox.payload }).from(outbox).where(eq(outbox.kind, 'mention'))).map(
        ({ payload }) => payload.person,
      )
    const { id } = await start({
      comment: { message_json: [mention(person), { type: 'text', text: ' sieh mal' }] },
    })
    const [comment] = (await space.manage('GET', `discussions/${id}/comments`)).body.comments
    expect(comment.message).toBe('@Ben Bär sieh mal')
    await space.manage('PUT', `discussions/${id}/comments/${comment.id}`, {
      comment: {
        message_json: [{ type: 'text', text: 'Sieh mal, ' }, mention(person), mention(4711, 'Wer')],
      },
    })
    expect(await told()).toEqual([person])
    const mine = async () => (await space.manage('GET', 'mentioned_discussions/me')).body.discussions.length
    expect(await mine()).toBe(0)
    await getDb().update(accessTokens).set({ ownerId: person })
    expect(await mine()).toBe(1)
  })

  it('hold plain text with its line breaks, and of another system’s people the names', async () => {
    const { last_comment: last } = await start({
      comment: {
        message_json: [
          { type: 'text', text: '  Eins\r\nzwei\u0007\u202e\tdrei ' },
          mention(12, 'Alt'),
          { type: 'text', text: '\n\n' },
        ],
      },
    })
    expect(last.message_json).toEqual([{ type: 'text', text: 'Eins\nzwei drei @Alt' }])
  })

  it.each([
    ['no words', { comment: text(' \n\u0000 ') }],
    ['too many words', { comment: text('a'.repeat(5_001)) }],
    ['no title', { title: ' ' }],
    ['no block', { block_uid: '' }],
    ['an unknown part', { comment: { message_json: [{ type: 'picture' }] } }],
  ])('are refused with %s', async (_, fields) => {
    const discussion = { title: 'Titel', block_uid: 'b1', comment: text('Ja'), ...fields }
    const { status } = await space.manage('POST', `stories/${story}/discussions`, { discussion })
    expect(status).toBe(422)
    expect(await listed()).toEqual([])
  })

  it.each([
    ['GET', 'stories/999999/discussions'],
    ['GET', 'discussions/999999'],
    ['PUT', 'discussions/x'],
    ['POST', 'discussions/999999/comments'],
    ['GET', 'mentioned_discussions/you'],
  ])('are not found at %s %s', async (method, path) => {
    expect((await space.manage(method, path, method === 'GET' ? undefined : {})).status).toBe(404)
  })

  it('lets a program change no comment of a person, and delete it', async () => {
    const { id, last_comment: last } = await start()
    await getDb().update(comments).set({ authorId: randomUUID(), authorName: 'Anna' })
    const path = `discussions/${id}/comments/${last.id}`
    expect((await space.manage('PUT', path, { comment: text('Anders') })).status).toBe(403)
    expect((await space.manage('DELETE', path)).status).toBe(204)
  })

  it('stay when the page is moved and its block is deleted, and are no part of a copy', async () => {
    const made = await start()
    await space.manage('PUT', `stories/${story}`, {
      story: { slug: 'anders', content: { component: 'page', body: [] } },
    })
    const copy = await space.manage('POST', `stories/${story}/duplicate`, { story: { name: 'Kopie' } })
    expect(await listed()).toEqual([made.title])
    const of = await space.manage('GET', `stories/${copy.body.story.id}/discussions`)
    expect(of.body.discussions).toEqual([])
  })

  it('lie in the bin with their page, come back with it, and go for good with it', async () => {
    const { id } = await start()
    const binned = async () => {
      await space.manage('DELETE', `stories/${story}`)
      const [row] = await getDb().select({ id: deletedStories.id }).from(deletedStories)
      return row?.id ?? 0
    }
    const entry = await binned()
    expect((await space.manage('GET', `discussions/${id}`)).status).toBe(404)
    expect((await space.manage('GET', 'mentioned_discussions/me')).body.discussions).toEqual([])
    expect((await restoreDeleted(getDb(), entry, { parentId: null }, 'Anna')).ok).toBe(true)
    expect((await space.manage('GET', `discussions/${id}`)).body.discussion).toMatchObject({
      id,
      story_id: story,
    })
    await purgeDeleted(getDb(), await binned())
    expect(await getDb().$count(discussions)).toBe(0)
    expect(await getDb().$count(comments)).toBe(0)
  })
})
