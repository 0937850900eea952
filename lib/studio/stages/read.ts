import 'server-only'
import {
  findStory,
  listStageChanges,
  listWorkflows,
  readUnpublishedAuthors,
  type StageBar,
  stageBar,
  stageOf,
} from '@/lib/content/embedded'
import { type Database, database } from '@/lib/platform/db'
import { clockText } from '@/lib/platform/time'
import { timeZone } from '@/lib/studio/i18n'
import { compareNames, listPeople, type Person } from '@/lib/studio/people'
import { mayGoOn } from '@/lib/studio/stories'
import { stageVersion } from './stage-version'

/** A stage that a page can be brought to. */
type StageOption = {
  id: number
  name: string
  color: string
  allowsPublish: boolean
  bar?: StageBar
}

/** An entry of how a page went through its stages. The time is an ISO 8601 text. */
type StageStep = { id: number; stage: string; by: string; at: string; note: string; assignee?: string }

/** Where a page is, and where it can go. A day is by the clock of the shop; empty: none. */
export type StageChoice = {
  /** Names what is set, for the call that changes it. */
  read: string
  stage: number
  assignee: string | null
  dueOn: string
  options: StageOption[]
  /** `at`: the stages at which they can go on with the page. */
  people: { id: string; name: string; at: number[] }[]
  steps: StageStep[]
}

const mostSteps = 50

const none: StageChoice = {
  read: '',
  stage: 0,
  assignee: null,
  dueOn: '',
  options: [],
  people: [],
  steps: [],
}

/** Without options for what follows no workflow; undefined where there is no such page. */
export async function readStageChoice(
  id: number,
  person: Pick<Person, 'name' | 'role'>,
  db: Database = database(),
): Promise<StageChoice | undefined> {
  const here = await stageOf(db, id)
  if (!here) return (await findStory(db, id)) && { ...none }
  const [workflows, people, authors, changes] = await Promise.all([
    listWorkflows(db),
    listPeople(db),
    readUnpublishedAuthors(db, id),
    listStageChanges(db, { storyId: id, limit: mostSteps }),
  ])
  const own = workflows.find(({ id: of }) => of === here.stage.workflowId)
  const stages = workflows.flatMap((workflow) => workflow.stages)
  const names = new Map(people.map((each) => [each.id, each.name]))
  const isWriter = authors.includes(person.name)
  const ownStages = own?.stages ?? []
  return {
    read: stageVersion(here),
    stage: here.stage.id,
    assignee: here.assigneeId !== null && names.has(here.assigneeId) ? here.assigneeId : null,
    dueOn: here.dueAt ? clockText(here.dueAt.getTime(), timeZone).slice(0, 10) : '',
    options: ownStages.map((to) => {
      const bar = stageBar(here.stage, to, { role: person.role, isWriter }, ownStages)
      return {
        ...{ id: to.id, name: to.name, color: to.color, allowsPublish: to.allowPublish },
        ...(bar && { bar }),
      }
    }),
    people: people
      .map(({ id: of, name, role }) => ({
        ...{ id: of, name },
        at: ownStages
          .filter((at) => mayGoOn(at, ownStages, { role, isWriter: authors.includes(name) }))
          .map((at) => at.id),
      }))
      .toSorted((a, b) => compareNames(a.name, b.name)),
    steps: changes.map(
      ({ id: step, stageId, stageName, author, createdAt, note, assigneeId, assigneeName }) => {
        // Who and what is gone since keeps its name in the entry.
        const assignee = assigneeId === null ? undefined : (assigneeName ?? names.get(assigneeId))
        const stage = stageName || (stages.find((each) => each.id === stageId)?.name ?? '')
        return {
          ...{ id: step, stage, by: author, note },
          at: createdAt.toISOString(),
          ...(assignee !== undefined && { assignee }),
        }
      },
    ),
  }
}

/** A text that is another one once somebody has brought a page to a stage or given it to somebody; empty without a workflow. */
export async function readStageMark(id: number, db: Database = database()): Promise<string> {
  const here = await stageOf(db, id)
  return here ? stageVersion(here) : ''
}
