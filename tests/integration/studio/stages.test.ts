import { and, eq, isNull } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listWorkflows, readSeen, stageOf, waitsIn } from '@/lib/content/embedded'
import { listDeleted } from '@/lib/content/embedded/management/deleted-stories'
import { restoreDeleted } from '@/lib/content/embedded/management/restore-deleted'
import { releases, stories } from '@/lib/content/embedded/tables'
import { storyApprovals, workflowStages, workflows } from '@/lib/content/embedded/workflow/tables'
import { outbox } from '@/lib/platform/outbox/tables'
import { readDraft, saveDraft } from '@/lib/studio/drafts'
import { changeProfile } from '@/lib/studio/people/own-account'
import type { Person, Role } from '@/lib/studio/people/person'
import { studioPeople } from '@/lib/studio/people/tables'
import * as release from '@/lib/studio/releases/manage'
import { carryOutReleases } from '@/lib/studio/releases/publish'
import { readRelease } from '@/lib/studio/releases/read'
import { carryOutPlanned } from '@/lib/studio/schedules/carry-out'
import { planStory, readPlan } from '@/lib/studio/schedules/plan'
import { readHeld, takeOver } from '@/lib/studio/schedules/take-over'
import { sendDueAssigned } from '@/lib/studio/stage-mails/send-assigned'
import { readAssigned } from '@/lib/studio/stages/assigned-rows'
import { bring, stageAnswer } from '@/lib/studio/stages/bring'
import { create as createWorkflow, readWorkflows, save as saveWorkflow } from '@/lib/studio/stages/manage'
import { readStageChoice } from '@/lib/studio/stages/read'
import { workflowBody } from '@/lib/studio/stages/workflow-body'
import { publish } from '@/lib/studio/stories/change'
import { readConsequences } from '@/lib/studio/stories/consequences'
import { readFacts } from '@/lib/studio/stories/facts'
import { describeOnDatabases } from '../../fixtures/databases'
import { openSpace, type TestSpace } from '../../fixtures/space'

const contentOf = (text: string) => ({ component: 'page', _uid: 'p', body: [], seo_title: text })
const now = Date.parse('2026-12-10T12:00:00Z')

describeOnDatabases('the stages of a page', (getDb) => {
  let space: TestSpace
  let people: Record<Role, Person>
  let id: number
  let other: number
  let stages: Record<'draft' | 'review' | 'ready', number>

  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await space.manage(method, path, body)
    expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    return answer.body
  }
  const refusal = async (method: string, path: string, body?: unknown) => {
    const answer = await space.manage(method, path, body)
    expect(answer.status).toBe(422)
    return answer.body
  }
  const seen = async (story = id) => ({ mark: (await readSeen(getDb(), story))?.mark ?? '' })
  const edit = async (text: string, person = people.editor, story = id) => {
    const draft = await readDraft(story, getDb())
    const saved = await saveDraft(
      { storyId: story, content: contentOf(text), basedOn: draft?.version ?? '', person },
      getDb(),
    )
    expect(saved.ok).toBe(true)
  }
  const looked = async () => ({
    seen: await seen(),
    read: (await readStageChoice(id, people.publisher, getDb()))?.read ?? '',
  })
  const to = async (stage: keyof typeof stages, person = people.publisher, more: object = {}) =>
    bring(
      person,
      id,
      { ...{ stage: stages[stage], assignee: null, dueOn: '', note: '' }, ...(await looked()), ...more },
      getDb(),
      now,
    )
  const publishIt = async (story = id) => publish(people.publisher, story, await seen(story), getDb())
  const stageName = async (story = id) => (await stageOf(getDb(), story))?.stage.name

  beforeAll(async () => {
    const roles: Role[] = ['editor', 'publisher', 'admin']
    const rows = await getDb()
      .insert(studioPeople)
      .values(
        roles.map((role) => ({ name: role, address: `${role}@example.com`, role, passwordHash: 'none' })),
      )
      .returning()
    const personOf = (role: Role): Person => {
      const row = rows.find((each) => each.role === role)
      return { id: row?.id ?? '', name: role, address: `${role}@example.com`, role, language: 'de' }
    }
    people = { editor: personOf('editor'), publisher: personOf('publisher'), admin: personOf('admin') }
  })

  beforeEach(async () => {
    await getDb().delete(workflows)
    await getDb().delete(releases)
    await getDb().delete(stories)
    await getDb().delete(outbox)
    space = await openSpace(getDb(), {
      stories: [
        { fullSlug: 'de-de/aktion', name: 'Aktion', content: contentOf('first'), published: false },
        { fullSlug: 'de-de/ratgeber/artikel', name: 'Artikel', content: contentOf('a'), published: false },
        {
          fullSlug: 'de-de/layout',
          name: 'Layout',
          content: { component: 'layout', body: [] },
          published: false,
        },
      ],
    })
    const all = (await call('GET', 'stories?story_only=1&sort_by=full_slug:asc')).stories as { id: number }[]
    id = all[0]?.id ?? 0
    other = all[2]?.id ?? 0
    await call('POST', 'workflows', { workflow: { name: 'Seiten', content_types: ['page'] } })
    const [draft, review, ready] = (await listWorkflows(getDb()))[0]?.stages ?? []
    stages = { draft: draft?.id ?? 0, review: review?.id ?? 0, ready: ready?.id ?? 0 }
  })

  it('are those of its folder, of its type, or the default ones; others follow none', async () => {
    expect(await stageName()).toBe('Draft')
    expect(await stageName(other - 1)).toBeDefined()
    const layout = (await call('GET', 'stories?by_slugs=de-de/layout')).stories[0].id
    expect(await stageName(layout)).toBeUndefined()
    const folder = (await call('GET', 'stories?by_slugs=de-de/ratgeber')).stories[0].id
    const { workflow } = await call('POST', 'workflows', {
      workflow: { name: 'Ratgeber', folder_ids: [folder] },
    })
    const article = (await call('GET', 'stories?by_slugs=de-de/ratgeber/artikel')).stories[0].id
    expect((await stageOf(getDb(), article))?.stage.workflowId).toBe(workflow.id)
    expect((await stageOf(getDb(), id))?.stage.workflowId).not.toBe(workflow.id)
    await call('POST', 'workflows', { workflow: { name: 'Alles', is_default: true } })
    expect(await stageName(layout)).toBe('Draft')
  })

  it('keep a page that is not ready from every way to the shop', async () => {
    expect(await publishIt()).toEqual({ ok: false, errors: { story: 'notReady' } })
    expect((await readFacts(id, () => [], getDb()))?.waits).toBe('Draft')
    expect(await refusal('GET', `stories/${id}/publish`)).toEqual({
      workflow_stage: ['does not allow to publish: Draft'],
    })
    const content = contentOf('by a program')
    expect(await refusal('PUT', `stories/${id}`, { story: { content }, publish: 1 })).toHaveProperty(
      'workflow_stage',
    )
    // What the refused call would have written is taken back.
    expect((await readDraft(id, getDb()))?.content).toMatchObject({ seo_title: 'first' })
    const made = { name: 'Neu', slug: 'neu', content }
    expect(await refusal('POST', 'stories', { story: made, publish: 1 })).toHaveProperty('workflow_stage')
    expect((await call('GET', 'stories?by_slugs=neu')).stories).toEqual([])
    const soon = { publishAt: '2026-12-11T09:00', unpublishAt: '', seen: await seen() }
    expect(await planStory(people.publisher, id, soon, { db: getDb(), now })).toEqual({
      ok: false,
      errors: { publishAt: 'notReady' },
    })
    expect(
      await refusal('POST', 'story_schedulings', {
        story_scheduling: { story_id: id, publish_at: '2099-12-11T09:00:00Z' },
      }),
    ).toHaveProperty('workflow_stage')
  })

  it('let a page out that was brought to one which allows it, as it was then', async () => {
    expect(await to('ready')).toEqual({ ok: true })
    expect(await waitsIn(getDb(), id)).toBeUndefined()
    await edit('changed after it was approved')
    expect(await stageName()).toBe('Draft')
    expect(await publishIt()).toEqual({ ok: false, errors: { story: 'notReady' } })
    await edit('first')
    expect(await stageName()).toBe('Ready to publish')
    expect(await publishIt()).toMatchObject({ ok: true })
  })

  it('take back what was approved when the page leaves the stage unchanged', async () => {
    await to('ready')
    await to('review')
    expect(await getDb().$count(storyApprovals)).toBe(0)
    expect(await publishIt()).toEqual({ ok: false, errors: { story: 'notReady' } })
  })

  it('are reached by the roles that may, in their order, and by another person than the writer', async () => {
    expect(await to('ready', people.editor)).toEqual({ ok: false, errors: { stage: 'role' } })
    await call('PUT', `workflow_stages/${stages.draft}`, {
      workflow_stage: { workflow_stage_ids: [stages.review] },
    })
    expect(await to('ready')).toEqual({ ok: false, errors: { stage: 'notNext' } })
    expect(await to('review', people.editor)).toEqual({ ok: true })
    await call('PUT', `workflow_stages/${stages.ready}`, { workflow_stage: { needs_other_person: true } })
    await edit('by the publisher', people.publisher)
    await to('review')
    const choice = await readStageChoice(id, people.publisher, getDb())
    expect(choice?.options.map(({ bar }) => bar)).toEqual([undefined, undefined, 'fourEyes'])
    expect(await to('ready')).toEqual({ ok: false, errors: { stage: 'fourEyes' } })
    expect(await to('ready', people.admin)).toEqual({ ok: true })
  })

  it('ask for the draft that was looked at, and for a person who is there', async () => {
    const before = await seen()
    await edit('newer')
    expect(await to('review', people.editor, { seen: before })).toEqual({ ok: false, error: 'draftChanged' })
    const nobody = { assignee: '00000000-0000-4000-8000-000000000000' }
    expect(await to('review', people.editor, nobody)).toEqual({ ok: false, errors: { assignee: 'gone' } })
    expect(await to('review', people.editor, { dueOn: '2026-02-31' })).toEqual({
      ok: false,
      errors: { dueOn: 'notADay' },
    })
  })

  it('are not overwritten by somebody who has not seen what was set meanwhile', async () => {
    const before = await looked()
    expect(await to('review', people.admin, { assignee: people.publisher.id })).toEqual({ ok: true })
    const late = await to('draft', people.editor, before)
    expect(late).toEqual({ ok: false, error: 'stageChanged' })
    expect(stageAnswer(late).status).toBe(409)
    // Another day for the same stage counts, too.
    const again = await looked()
    expect(await to('review', people.admin, { dueOn: '2026-12-20' })).toEqual({ ok: true })
    expect(await to('draft', people.editor, again)).toEqual({ ok: false, error: 'stageChanged' })
    expect(await stageName()).toBe('Review')
  })

  it('take no new day in the past, and keep one that has passed since', async () => {
    expect(await to('review', people.editor, { dueOn: '2026-12-09' })).toEqual({
      ok: false,
      errors: { dueOn: 'past' },
    })
    expect(await to('review', people.editor, { dueOn: '2026-12-10' })).toEqual({ ok: true })
    const later = Date.parse('2026-12-12T12:00:00Z')
    const body = { stage: stages.draft, assignee: null, dueOn: '2026-12-10', note: '', ...(await looked()) }
    expect(await bring(people.editor, id, body, getDb(), later)).toEqual({ ok: true })
  })

  it('are given to people alone who can go on', async () => {
    const at = (await readStageChoice(id, people.admin, getDb()))?.people
    expect(Object.fromEntries((at ?? []).map((each) => [each.name, each.at]))).toEqual({
      editor: [stages.draft],
      publisher: [stages.draft, stages.review, stages.ready],
      admin: [stages.draft, stages.review, stages.ready],
    })
    expect(await to('review', people.admin, { assignee: people.editor.id })).toEqual({
      ok: false,
      errors: { assignee: 'goesOn' },
    })
  })

  it('begin again with what is changed after another person has looked at it', async () => {
    await call('PUT', `workflow_stages/${stages.review}`, { workflow_stage: { needs_other_person: true } })
    await edit('by the editor')
    expect(await to('ready')).toEqual({ ok: false, errors: { stage: 'eyesFirst' } })
    expect(await to('review', people.editor)).toEqual({ ok: false, errors: { stage: 'fourEyes' } })
    expect(await to('review')).toEqual({ ok: true })
    await edit('changed behind the four eyes')
    expect(await stageName()).toBe('Draft')
    expect(await to('ready')).toEqual({ ok: false, errors: { stage: 'eyesFirst' } })
    await edit('by the editor')
    expect(await stageName()).toBe('Review')
    expect(await publishIt()).toEqual({ ok: false, errors: { story: 'notReady' } })
    expect(await to('ready')).toEqual({ ok: true })
    expect(await publishIt()).toMatchObject({ ok: true })
  })

  it('follow each other as the dialog of the workflow says', async () => {
    const [row] = await readWorkflows(getDb())
    const { id: of = 0, stages: all = [], ...more } = row ?? {}
    const asked = all.map((stage, place) => ({ ...stage, next: place === 0 ? [1] : [] }))
    expect(
      await saveWorkflow(people.admin, of, workflowBody.parse({ ...more, stages: asked }), getDb()),
    ).toEqual({ ok: true })
    expect((await readWorkflows(getDb()))[0]?.stages.map(({ next }) => next)).toEqual([[1], [], []])
    expect(await to('ready')).toEqual({ ok: false, errors: { stage: 'notNext' } })
    const made = workflowBody.parse({ ...more, name: 'Neu', stages: asked.map(({ id: _, ...each }) => each) })
    const second = await createWorkflow(people.admin, made, getDb())
    const rows = await readWorkflows(getDb())
    expect(rows.find((each) => each.id === second)?.stages.map(({ next }) => next)).toEqual([[1], [], []])
  })

  it('name who goes on with the page, until when, and how it came there', async () => {
    await to('review', people.editor, {
      assignee: people.publisher.id,
      dueOn: '2026-12-20',
      note: 'Bitte lesen',
    })
    const choice = await readStageChoice(id, people.publisher, getDb())
    expect(choice).toMatchObject({ assignee: people.publisher.id, dueOn: '2026-12-20', stage: stages.review })
    expect(choice?.steps[0]).toMatchObject({ stage: 'Review', by: 'editor', note: 'Bitte lesen' })
    const { story } = await call('GET', `stories/${id}`)
    expect(story.stage).toMatchObject({ workflow_stage_id: stages.review })
  })

  it('tell a person which pages they go on with, who has given them, and what was written to it', async () => {
    await to('review', people.editor, {
      assignee: people.publisher.id,
      dueOn: '2026-12-20',
      note: 'Bitte lesen',
    })
    const rows = () => readAssigned(people.publisher, getDb(), now)
    const given = { id, name: 'Aktion', stage: 'Review', by: 'editor', note: 'Bitte lesen', isLate: false }
    expect(await rows()).toMatchObject([given])
    // What they write themselves takes nothing of it away.
    await to('draft', people.publisher, { assignee: people.publisher.id, note: 'Ich bin dran' })
    expect(await rows()).toMatchObject([{ ...given, stage: 'Draft' }])
    await to('draft', people.publisher)
    expect(await rows()).toEqual([])
  })

  describe('are told by mail', () => {
    type Sent = { to: string; subject: string; text: string; replyTo?: string }
    const mails = async () => {
      const sent: Sent[] = []
      await getDb()
        .update(outbox)
        .set({ nextAttemptAt: new Date(0) })
      const service = { sendMail: async (_: string, mail: Sent) => void sent.push(mail) }
      await sendDueAssigned({ db: getDb(), service, brand: 'baby', baseUrl: 'https://shop.example' })
      return sent
    }
    const give = (more: object = {}) =>
      to('review', people.editor, { assignee: people.publisher.id, note: 'Bitte lesen', ...more })

    it('to whom they are given, once, with the way to the page', async () => {
      await give()
      await give({ dueOn: '2026-12-20', note: '' })
      const [mail, ...others] = await mails()
      expect(others).toEqual([])
      expect(mail).toMatchObject({
        to: people.publisher.address,
        subject: 'editor gibt Ihnen „Aktion“',
        replyTo: people.editor.address,
      })
      expect(mail?.text).toContain(`https://shop.example/studio/stories/${id}/`)
      expect(mail?.text).toContain('Prüfung, bis 20.12.2026')
      expect(await mails()).toEqual([])
    })

    it.each<[string, () => Promise<unknown>]>([
      ['who has taken it', () => to('review', people.publisher, { assignee: people.publisher.id })],
      ['who does not go on with it any more', async () => [await give(), await to('review', people.admin)]],
      [
        'who has turned these mails off',
        async () => [
          await give(),
          await changeProfile(getDb(), people.publisher, { ...people.publisher, mentionMails: false }),
        ],
      ],
      [
        'to whom a page was given that is in the bin',
        async () => [await give(), await call('DELETE', `stories/${id}`)],
      ],
    ])('and not to somebody %s', async (_, act) => {
      await act()
      expect(await mails()).toEqual([])
      expect(await getDb().$count(outbox, and(eq(outbox.kind, 'assigned'), isNull(outbox.deliveredAt)))).toBe(
        0,
      )
      await changeProfile(getDb(), people.publisher, { ...people.publisher, mentionMails: true })
    })
  })

  it('hold a plan whose version is no longer approved, and publish one that is, whatever the draft has become', async () => {
    await to('ready')
    const body = { publishAt: '2026-12-11T09:00', unpublishAt: '', seen: await seen() }
    expect(await planStory(people.publisher, id, body, { db: getDb(), now })).toMatchObject({ ok: true })
    await edit('goes on')
    const due = new Date('2026-12-11T08:00:00Z')
    await getDb().delete(storyApprovals)
    await carryOutPlanned(getDb(), due)
    const held = async () => (await readPlan({ id, fullSlug: 'de-de/aktion' }, getDb())).onHold
    const [row] = await readHeld(getDb(), due.getTime())
    const reason = { why: 'stage', stage: 'Draft' }
    expect([(await held())?.reason, row?.reason]).toEqual([reason, reason])
    expect((await call('GET', `stories/${id}`)).story.published).toBe(false)
    // It would be put on hold again at once.
    expect(await takeOver(people.publisher, id, getDb(), due.getTime())).toEqual({
      ok: false,
      errors: { publishAt: 'notReady' },
    })
  })

  it('let a held plan go on once its version is approved', async () => {
    await to('ready')
    const body = { publishAt: '2026-12-11T09:00', unpublishAt: '', seen: await seen() }
    await planStory(people.publisher, id, body, { db: getDb(), now })
    await getDb().delete(storyApprovals)
    const due = new Date('2026-12-11T08:00:00Z')
    await carryOutPlanned(getDb(), due)
    await to('ready')
    const [row] = await readHeld(getDb(), due.getTime())
    expect(row?.reason).toEqual({ why: 'over' })
    expect(await takeOver(people.publisher, id, getDb(), due.getTime())).toMatchObject({ ok: true })
    expect(await carryOutPlanned(getDb(), due)).toBe(1)
  })

  it('hold a release with a page that is not ready, and let it out when it is', async () => {
    const made = await release.create(people.publisher, 'Winter', getDb())
    const take = async () =>
      release.change(people.publisher, made, { take: [{ id, ...(await seen()) }] }, { db: getDb(), now })
    expect(await take()).toMatchObject({ ok: true })
    const versions = async () =>
      ((await readRelease(made, getDb()))?.stories ?? []).flatMap(({ version }) =>
        version ? [{ id: version.id, mark: version.mark }] : [],
      )
    expect(await release.publish(people.publisher, made, await versions(), getDb())).toEqual({
      ok: false,
      errors: { stories: 'notReady' },
    })
    expect(await refusal('PUT', `releases/${made}`, { do_release: true })).toHaveProperty('base')
    await release.change(people.publisher, made, { releaseAt: '2026-12-11T09:00' }, { db: getDb(), now })
    await carryOutReleases(getDb(), new Date('2026-12-11T08:00:00Z'))
    const { name } = (await readRelease(made, getDb()))?.stories[0] ?? {}
    expect((await readRelease(made, getDb()))?.release).toMatchObject({ onHold: true, heldPages: name })
    const later = { db: getDb(), now: Date.parse('2026-12-12T08:00:00Z') }
    expect(await release.change(people.publisher, made, { takeOver: true }, later)).toEqual({
      ok: false,
      errors: { stories: 'notReady' },
    })
    await to('ready')
    await edit('goes on')
    expect(await release.publish(people.publisher, made, await versions(), getDb())).toEqual({
      ok: true,
      id: made,
    })
  })

  describe('when a stage is removed', () => {
    const without = async (gone: keyof typeof stages, pagesTo: { from: number; to: number }[] = []) => {
      const row = (await readWorkflows(getDb()))[0]
      const { id: of = 0, stages: all = [], ...more } = row ?? {}
      const body = workflowBody.parse({
        ...more,
        pagesTo,
        stages: all.filter((one) => one.id !== stages[gone]),
      })
      return saveWorkflow(people.admin, of, body, getDb())
    }

    it('ask where its pages go, and bring them there', async () => {
      await to('review', people.editor, { assignee: people.publisher.id, dueOn: '2099-12-20' })
      expect((await readWorkflows(getDb()))[0]?.pages[stages.review]).toBe(1)
      expect(await without('review')).toEqual({ ok: false, errors: { stages: 'pages' } })
      // Nothing of the refused save is left.
      expect((await readWorkflows(getDb()))[0]?.stages).toHaveLength(3)
      expect(await stageName()).toBe('Review')
      // None is approved by that.
      const toReady = [{ from: stages.review, to: stages.ready }]
      expect(await without('review', toReady)).toEqual({ ok: false, errors: { stages: 'pages' } })
      expect(await without('review', [{ from: stages.review, to: stages.draft }])).toEqual({ ok: true })
      const choice = await readStageChoice(id, people.publisher, getDb())
      expect(choice).toMatchObject({
        assignee: people.publisher.id,
        dueOn: '2099-12-20',
        stage: stages.draft,
      })
      expect(choice?.steps.map(({ stage, by }) => [stage, by])).toEqual([
        ['Draft', 'admin'],
        ['Review', 'editor'],
      ])
    })

    it('keep what is approved where the other stage allows to publish, too', async () => {
      await call('PUT', `workflow_stages/${stages.review}`, { workflow_stage: { allow_publish: true } })
      await to('ready')
      expect(await without('ready', [{ from: stages.ready, to: stages.review }])).toEqual({ ok: true })
      expect(await publishIt()).toMatchObject({ ok: true })
    })

    it('keep its name and those of people who are gone in the history', async () => {
      const [gone] = await getDb()
        .insert(studioPeople)
        .values({ name: 'Gone', address: 'gone@example.com', role: 'publisher', passwordHash: 'none' })
        .returning()
      await to('review', people.editor, { assignee: gone?.id })
      await to('draft')
      await getDb().delete(studioPeople).where(eq(studioPeople.name, 'Gone'))
      expect(await without('review')).toEqual({ ok: true })
      const choice = await readStageChoice(id, people.publisher, getDb())
      expect(choice?.steps[1]).toMatchObject({ stage: 'Review', assignee: 'Gone' })
    })
  })

  it('are told of where a page can be moved', async () => {
    const folder = (await call('GET', 'stories?by_slugs=de-de/ratgeber')).stories[0].id
    await call('POST', 'workflows', { workflow: { name: 'Ratgeber', folder_ids: [folder] } })
    const around = async (story: number) => (await readConsequences(story, people.admin, getDb()))?.workflows
    const inFolders = [{ id: expect.any(Number), name: 'Ratgeber', path: 'de-de/ratgeber' }]
    expect(await around(id)).toEqual({ inFolders, otherwise: { id: expect.any(Number), name: 'Seiten' } })
    expect(await around(folder)).toEqual({ inFolders })
  })

  it('keep their history when the page is deleted and restored', async () => {
    await to('review', people.editor, { note: 'Bitte lesen' })
    await call('DELETE', `stories/${id}`)
    const [deleted] = (await listDeleted(getDb(), { search: '', limit: 5, offset: 0 })).rows
    const restored = await restoreDeleted(
      getDb(),
      deleted?.id ?? 0,
      { parentId: deleted?.folderId ?? null },
      'admin',
    )
    expect(restored.ok).toBe(true)
    const choice = await readStageChoice(id, people.publisher, getDb())
    expect(choice).toMatchObject({ stage: stages.draft, steps: [{ stage: 'Review', note: 'Bitte lesen' }] })
  })

  it('go on after a publish where a stage follows', async () => {
    await call('PUT', `workflow_stages/${stages.ready}`, {
      workflow_stage: { after_publish_id: stages.draft },
    })
    await to('ready')
    expect(await publishIt()).toMatchObject({ ok: true })
    expect(await stageName()).toBe('Draft')
  })

  describe('over the Management API', () => {
    it('are listed, made, changed and deleted; the last one stays', async () => {
      const { workflow_stages: all } = await call('GET', 'workflow_stages')
      expect(
        all.map((stage: { name: string; allow_publish: boolean }) => [stage.name, stage.allow_publish]),
      ).toEqual([
        ['Draft', false],
        ['Review', false],
        ['Ready to publish', true],
      ])
      const { workflow_stage: made } = await call('POST', 'workflow_stages', {
        workflow_stage: {
          name: 'Recht',
          workflow_id: all[0].workflow_id,
          color: '#123456',
          space_role_ids: [3],
        },
      })
      expect(made).toMatchObject({ position: 3, space_role_ids: [3], allow_all_users: false })
      expect(
        await refusal('PUT', `workflow_stages/${made.id}`, { workflow_stage: { after_publish_id: 999_999 } }),
      ).toHaveProperty('after_publish_id')
      for (const { id: stage } of [made, all[0], all[1]]) await call('DELETE', `workflow_stages/${stage}`)
      expect(await refusal('DELETE', `workflow_stages/${all[2].id}`)).toHaveProperty('base')
    })

    it.each<[string, (ids: typeof stages) => [string, string, object?]]>([
      ['set there', ({ draft }) => ['PUT', `${draft}`, { needs_other_person: true }]],
      [
        'before the first one',
        ({ review }) => ['PUT', `${review}`, { position: 0, needs_other_person: true }],
      ],
      ['made there', () => ['POST', '', { name: 'Recht', position: 0, needs_other_person: true }]],
      ['left as the first one', ({ draft }) => ['DELETE', `${draft}`]],
    ])('have no four eyes where pages begin: %s', async (_, change) => {
      const [method, path, input] = change(stages)
      const first = async () => (await listWorkflows(getDb()))[0]?.stages[0]
      const before = await first()
      if (method === 'DELETE') {
        const eyes = { workflow_stage: { needs_other_person: true } }
        await call('PUT', `workflow_stages/${stages.review}`, eyes)
      }
      // The first of two with one place is the older one.
      await call('PUT', `workflow_stages/${stages.draft}`, { workflow_stage: { position: 1 } })
      const body = { workflow_stage: { workflow_id: before?.workflowId, ...input } }
      const told = await refusal(method, `workflow_stages${path && `/${path}`}`, input && body)
      expect(told).toHaveProperty('needs_other_person')
      expect((await first())?.id).toBe(before?.id)
    })

    it('hold four eyes that stand where pages begin all the same', async () => {
      const both = { needsOther: true, allowPublish: true }
      await edit('by the publisher', people.publisher)
      for (const set of [{ needsOther: true }, both]) {
        await getDb().update(workflowStages).set(set).where(eq(workflowStages.id, stages.draft))
        expect(await waitsIn(getDb(), id)).toBe('Draft')
        // Whoever wrote it does not free it by giving it to somebody.
        expect(await to('draft', people.publisher, { assignee: people.admin.id })).toEqual({ ok: true })
        expect(await waitsIn(getDb(), id)).toBe('Draft')
        expect(await to('ready')).toEqual({ ok: false, errors: { stage: 'fourEyes' } })
      }
      expect(await to('ready', people.admin)).toEqual({ ok: true })
      expect(await publishIt()).toMatchObject({ ok: true })
    })

    it('are gone through by programs, which may bring a page everywhere', async () => {
      const change = { story_id: id, workflow_stage_id: stages.ready }
      await call('POST', 'workflow_stage_changes', { workflow_stage_change: change })
      await call('GET', `stories/${id}/publish`)
      const { workflow_stage_changes: changes } = await call('GET', `workflow_stage_changes?with_story=${id}`)
      expect(changes).toMatchObject([{ workflow_stage_id: stages.ready, story_id: id }])
      expect(
        await refusal('POST', 'workflow_stage_changes', {
          workflow_stage_change: { story_id: 999_999, workflow_stage_id: stages.ready },
        }),
      ).toHaveProperty('workflow_stage_id')
    })
  })
})
