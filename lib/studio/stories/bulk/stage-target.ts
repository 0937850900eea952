/** Why somebody may not bring a page to a stage. */
type Bar = 'notNext' | 'role' | 'fourEyes' | 'eyesFirst'

/** Where a page is and where it can go, as its call tells. */
export type StageRead = {
  read: string
  stage: number
  assignee: string | null
  dueOn: string
  options: readonly { id: number; name: string; bar?: Bar }[]
  people: readonly { id: string; name: string; at: readonly number[] }[]
}

/** `assignee`: unset: as it is; null: nobody. */
export type StageTarget = { stage: number; assignee?: string | null; note: string }

/** What keeps a page from a stage; undefined: it can be brought there. */
export function barTo(read: StageRead, stage: number): Bar | 'otherWorkflow' | undefined {
  const option = read.options.find(({ id }) => id === stage)
  return option ? option.bar : 'otherWorkflow'
}

/** The stages to which some of several pages can be brought, and the people who can go on there with one of them. */
export function stageOptions(reads: readonly StageRead[], stage: number | undefined) {
  const options = new Map(reads.flatMap((read) => read.options.map(({ id, name }) => [id, name] as const)))
  const people = new Map(
    reads.flatMap((read) =>
      read.people.flatMap(({ id, name, at }) =>
        stage !== undefined && at.includes(stage) ? [[id, name] as const] : [],
      ),
    ),
  )
  return {
    stages: [...options].map(([id, name]) => ({ id, name })),
    people: [...people].map(([id, name]) => ({ id, name })),
  }
}

/** What a page is sent with; who goes on and until when stays, unless it is said. */
export const stageBody = (read: StageRead, { stage, assignee, note }: StageTarget, mark: string) => ({
  ...{ stage, note, read: read.read, dueOn: read.dueOn, seen: { mark } },
  assignee: assignee === undefined ? read.assignee : assignee,
})
