import 'server-only'
import { listWorkflows, readUnpublishedAuthors, stageOf } from '@/lib/content/embedded'
import type { Database } from '@/lib/platform/db'
import { compareNames, listPeople } from '@/lib/studio/people'
import { mayGoOn } from './may-go-on'

/** The names of those who can go on with a page at its stage. */
export async function readGoesOn(db: Database, storyId: number): Promise<string[]> {
  const [here, workflows, authors, people] = await Promise.all([
    stageOf(db, storyId),
    listWorkflows(db),
    readUnpublishedAuthors(db, storyId),
    listPeople(db),
  ])
  const stages = workflows.find(({ id }) => id === here?.stage.workflowId)?.stages ?? []
  if (!here) return []
  return people
    .filter(({ name, role }) => mayGoOn(here.stage, stages, { role, isWriter: authors.includes(name) }))
    .map(({ name }) => name)
    .toSorted(compareNames)
}
