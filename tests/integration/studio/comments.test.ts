import { randomUUID } from 'node:crypto'
import { isNull } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { countUnread } from '@/lib/content/embedded/discussions/inbox'
import { stories } from '@/lib/content/embedded/tables'
import { outbox } from '@/lib/platform/outbox/tables'
import { readComments, readCommentsMark } from '@/lib/studio/comments/read'
import { noteSeen, readInbox } from '@/lib/studio/comments/read-inbox'
import { sendDueMentions } from '@/lib/studio/comments/send-mentions'
import { edit, remove, reply, solve, start } from '@/lib/studio/comments/write'
import { createFirstPerson } from '@/lib/studio/people/first-person'
import { listChanges } from '@/lib/studio/people/list-changes'
import { createPerson, listPeople, removePerson } from '@/lib/studio/people/manage-people'
import { changeProfile } from '@/lib/studio/people/own-account'
import type { Person } from '@/lib/studio/people/person'
import { notePresence } from '@/lib/studio/people/presence'
import { studioPresence } from '@/lib/studio/people/tables'
import { readConsequences } from '@/lib/studio/stories/consequences'
import { create } from '@/lib/studio/stories/create'
import { readFacts } from '@/lib/studio/stories/facts'
import { describeOnDatabases } from '../../fixtures/databases'
import { openSpace } from '../../fixtures/space'

describeOnDatabases('comments in the Studio', (getDb) => {
  let admin: Person
  let ben: Person
  let eva: Person
  let story: number

  const typed = (text: string, ...mentions: Person[]) => ({
    id: randomUUID(),
    text,
    mentions: mentions.map(({ id, name }) => ({ id, label: name })),
  })
  const place = {
    block: 'b1',
    component: 'headline',
    field: 'text',
    quote: 'Guten Tag',
    title: 'Überschrift',
  }
  const begin = async (by: Person, text = 'Stimmt das?', ...mentions: Person[]) => {
    const body = { ...place, ...typed(text, ...mentions), thread: randomUUID() }
    const started = await start(by, story, body, getDb())
    if (!started.ok || !started.thread) throw new Error(JSON.stringify(started))
    return started.thread
  }
  const threads = async (reader: Person) => (await readComments(reader, story, getDb()))?.threads ?? []
  const added = async (name: string) => {
    const made = await createPerson(getDb(), admin, {
      ...{ name, address: `${randomUUID()}@example.org`, role: 'editor', language: 'de' },
    })
    if (!made) throw new Error(name)
    return made.person
  }

  beforeAll(async () => {
    await openSpace(getDb(), { stories: [] })
    await createFirstPerson(getDb(), { address: undefined, password: undefined })
    const [first] = await listPeople(getDb())
    if (!first) throw new Error('There is nobody')
    admin = first
    ben = await added('Ben Bär')
    eva = await added('Eva')
  })

  beforeEach(async () => {
    await getDb().delete(stories)
    await getDb().delete(outbox)
    await getDb().delete(studioPresence)
    const made = await create(
      admin,
      { kind: 'story', name: 'Start', slug: undefined, parent: null, type: 'page' },
      getDb(),
    )
    if (!made.ok) throw new Error(JSON.stringify(made))
    story = made.id
  })

  it('are shown to everyone with their writers, and own to the writer', async () => {
    const { id } = await begin(ben, 'Was meint @Eva dazu?', eva)
    await reply(eva, id, typed('Gut so.'), getDb())
    const [thread] = await threads(eva)
    expect(thread).toMatchObject({
      id,
      ...{ block: 'b1', field: 'text', quote: 'Guten Tag', solvedAt: null },
    })
    expect(thread?.comments.map(({ by, isOwn }) => [by, isOwn])).toEqual([
      ['Ben Bär', false],
      ['Eva', true],
    ])
    expect(thread?.comments[0]?.message).toEqual([
      { type: 'text', text: 'Was meint ' },
      { type: 'mention', attrs: { id: eva.id, label: 'Eva' } },
      { type: 'text', text: ' dazu?' },
    ])
  })

  it('are named in the language of their reader, whatever that of their writer', async () => {
    await begin(ben, 'Was meint @Eva dazu?', eva)
    const titles = async (language: Person['language']) =>
      (await readInbox({ ...eva, language }, getDb())).map(({ title }) => title)
    expect([await titles('de'), await titles('en'), await titles('fr')]).toEqual([
      ['Überschrift › Text'],
      ['Headline › Text'],
      ['Titre › Texte'],
    ])
  })

  it('concern those who have written in them or are mentioned', async () => {
    await begin(ben, 'Was meint @Eva dazu?', eva)
    const concerned = async (reader: Person) => (await threads(reader)).map(({ isMine }) => isMine)
    expect([await concerned(ben), await concerned(eva), await concerned(admin)]).toEqual([
      [true],
      [true],
      [false],
    ])
  })

  it('that are open are counted before their page is published or deleted', async () => {
    const told = async () => [
      (await readFacts(story, () => [], getDb()))?.comments,
      (await readConsequences(story, admin, getDb()))?.comments,
    ]
    expect(await told()).toEqual([undefined, 0])
    const { id } = await begin(ben)
    await begin(eva)
    expect(await told()).toEqual([2, 2])
    await solve(ben, id, true, getDb())
    expect(await told()).toEqual([1, 1])
  })

  it('that are sent again are written once', async () => {
    const body = { ...place, ...typed('Einmal'), thread: randomUUID() }
    for (const _ of [1, 2]) expect((await start(ben, story, body, getDb())).ok).toBe(true)
    const answer = typed('Zweimal')
    for (const _ of [1, 2]) expect((await reply(ben, body.thread, answer, getDb())).ok).toBe(true)
    expect((await threads(ben)).map(({ comments }) => comments.length)).toEqual([2])
  })

  it('mention nobody by a name that is not the person’s', async () => {
    const body = { ...typed('Frag @Chefin'), mentions: [{ id: eva.id, label: 'Chefin' }] }
    const { id } = await begin(ben)
    await reply(ben, id, body, getDb())
    expect((await threads(ben))[0]?.comments[1]?.message).toEqual([{ type: 'text', text: 'Frag @Chefin' }])
  })

  it('are changed by nobody else, and deleted by their writer and by an administrator', async () => {
    const { id, comments } = await begin(ben)
    const own = comments[0]?.id ?? ''
    const notOwn = { ok: false, error: 'notOwn' }
    for (const other of [eva, admin])
      expect(await edit(other, id, own, typed('Anders'), getDb())).toEqual(notOwn)
    expect(await remove(eva, id, own, getDb())).toEqual(notOwn)
    expect(await edit(ben, id, own, typed('Anders'), getDb())).toMatchObject({
      ok: true,
      thread: { comments: [{ isEdited: true, message: [{ text: 'Anders' }] }] },
    })
    expect(await remove(admin, id, own, getDb())).toEqual({ ok: true, thread: null })
    expect(await reply(ben, id, typed('Zu spät'), getDb())).toEqual({ ok: false, error: 'missing' })
  })

  it('change the mark of the page with all that is done', async () => {
    const marks = [await readCommentsMark(story, getDb())]
    const done = async (act: () => Promise<unknown>) => {
      // Times are of milliseconds.
      await new Promise((resolve) => setTimeout(resolve, 5))
      await act()
      marks.push(await readCommentsMark(story, getDb()))
    }
    let thread = ''
    await done(async () => {
      thread = (await begin(ben)).id
    })
    await done(() => reply(eva, thread, typed('Ja'), getDb()))
    const [first, second] = (await threads(ben))[0]?.comments ?? []
    await done(() => edit(ben, thread, first?.id ?? '', typed('Nein'), getDb()))
    await done(() => solve(ben, thread, true, getDb()))
    await done(() => solve(ben, thread, false, getDb()))
    await done(() => remove(eva, thread, second?.id ?? '', getDb()))
    await done(() => remove(ben, thread, first?.id ?? '', getDb()))
    expect(new Set(marks.slice(0, -1)).size).toBe(marks.length - 1)
    expect(marks.at(-1)).toBe(marks[0])
  })

  it('stay with the name of a person who was removed', async () => {
    const gone = await added('Gerd')
    const { id } = await begin(gone)
    await removePerson(getDb(), admin, gone.id)
    expect((await threads(ben))[0]).toMatchObject({ id, comments: [{ by: 'Gerd', isOwn: false }] })
  })

  it('are refused without words, and at a page that is not there', async () => {
    const body = { ...place, ...typed(' \u0000\n'), thread: randomUUID() }
    expect(await start(ben, story, body, getDb())).toEqual({ ok: false, error: 'empty' })
    const missing = { ok: false, error: 'missing' }
    expect(await start(ben, 999_999_999, { ...body, text: 'Ja' }, getDb())).toEqual(missing)
    expect(await solve(ben, randomUUID(), true, getDb())).toEqual(missing)
  })

  it('are named in the log when a thread begins, ends or loses a comment', async () => {
    const { id, comments } = await begin(ben)
    await solve(ben, id, true, getDb())
    await solve(ben, id, true, getDb())
    await solve(ben, id, false, getDb())
    await remove(ben, id, comments[0]?.id ?? '', getDb())
    const { changes } = await listChanges(getDb(), { storyId: story })
    expect(changes.slice(0, 4).map(({ kind }) => kind)).toEqual([
      'comment-deleted',
      'discussion-reopened',
      'discussion-solved',
      'discussion-started',
    ])
    expect(changes[0]).toMatchObject({
      personName: 'Ben Bär',
      storyName: 'Start',
      detail: { title: place.title },
    })
  })

  const inbox = async (reader: Person) =>
    (await readInbox(reader, getDb())).map(({ by, isUnread, isMentioned }) => ({ by, isUnread, isMentioned }))
  const later = () => new Promise((resolve) => setTimeout(resolve, 5))

  it('come into the list of who is mentioned and who takes part, unread until they were opened', async () => {
    const { id } = await begin(ben, 'Was meint @Eva dazu?', eva)
    expect(await inbox(ben)).toEqual([])
    expect(await inbox(admin)).toEqual([])
    expect(await inbox(eva)).toEqual([{ by: 'Ben Bär', isUnread: true, isMentioned: true }])
    expect(await countUnread(getDb(), eva.id)).toBe(1)
    await later()
    await reply(eva, id, typed('Gut so.'), getDb())
    expect(await countUnread(getDb(), eva.id)).toBe(0)
    expect(await inbox(ben)).toEqual([{ by: 'Eva', isUnread: true, isMentioned: false }])
    const seen = (await threads(ben))[0]?.comments.at(-1)?.at ?? ''
    await noteSeen(ben, story, new Date(seen), getDb())
    expect(await inbox(ben)).toEqual([{ by: 'Eva', isUnread: false, isMentioned: false }])
    await later()
    await reply(eva, id, typed('Noch etwas.'), getDb())
    expect(await countUnread(getDb(), ben.id)).toBe(1)
    // What was resolved and read is done.
    await noteSeen(ben, story, new Date(), getDb())
    await solve(eva, id, true, getDb())
    expect(await inbox(ben)).toEqual([])
  })

  const mails = async () => {
    type Sent = { to: string; subject: string; text: string; replyTo?: string }
    const sent: Sent[] = []
    await getDb()
      .update(outbox)
      .set({ nextAttemptAt: new Date(0) })
    const service = {
      sendMail: async (_: string, { to, subject, text, replyTo }: Sent) => {
        sent.push({ to, subject, text, ...(replyTo && { replyTo }) })
      },
    }
    await sendDueMentions({ db: getDb(), service, brand: 'baby', baseUrl: 'https://shop.example' })
    return sent
  }

  it('are told by one mail for several mentions, with the way to each thread', async () => {
    const one = await begin(ben, '@Eva, stimmt das?', eva)
    const two = await begin(admin, 'Und das hier, @Eva?', eva)
    await reply(eva, one.id, typed('Ja, @Eva', eva), getDb())
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: eva.address, subject: '2 Erwähnungen in Kommentaren' })
    for (const { id } of [one, two])
      expect(mail?.text).toContain(`https://shop.example/studio/stories/${story}/?thread=${id}`)
    expect(mail?.text).toContain('Ben Bär: Eva, stimmt das?')
    expect(await mails()).toEqual([])
    expect(await getDb().$count(outbox, isNull(outbox.deliveredAt))).toBe(0)
  })

  it('are told by a mail to who has the page open, and may see its form alone; its writer is answered', async () => {
    await begin(ben, '@Eva, stimmt das?', eva)
    await notePresence(getDb(), { storyId: story, personId: eva.id }, new Date())
    expect(await mails()).toMatchObject([{ to: eva.address, replyTo: ben.address }])
  })

  it('say who mentions whom: another’s name is no mention of the reader, who has it until the answer', async () => {
    const { id } = await begin(ben, '@Eva, stimmt das?', eva)
    await later()
    await reply(admin, id, typed('Frag doch @Ben Bär', ben), getDb())
    expect(await inbox(eva)).toEqual([{ by: 'Ben Bär', isUnread: true, isMentioned: true }])
    await later()
    await reply(eva, id, typed('Stimmt.'), getDb())
    await later()
    await reply(admin, id, typed('Danke, @Ben Bär', ben), getDb())
    expect(await inbox(eva)).toEqual([{ by: admin.name, isUnread: true, isMentioned: false }])
    expect(await inbox(ben)).toEqual([{ by: admin.name, isUnread: true, isMentioned: true }])
  })

  it.each([
    ['has read it', () => noteSeen(eva, story, new Date(), getDb())],
    ['has turned the mails off', () => changeProfile(getDb(), eva, { ...eva, mentionMails: false })],
  ])('are told by no mail to who %s', async (_, act) => {
    await begin(ben, '@Eva, stimmt das?', eva)
    await later()
    await act()
    expect(await mails()).toEqual([])
    expect(await getDb().$count(outbox, isNull(outbox.deliveredAt))).toBe(0)
  })
})
