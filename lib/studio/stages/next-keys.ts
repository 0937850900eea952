type Linked = { key: string; next: readonly string[] }

/** The stages that may follow one, by their keys; where none is named, all the others. */
export const nextOf = ({ key, next }: Linked, all: readonly Linked[]): readonly string[] =>
  next.length > 0 ? next : all.flatMap((one) => (one.key === key ? [] : [one.key]))

/** What is named after one more or one less may follow; all the others again are named by an empty list. */
export function withNext(
  stage: Linked,
  all: readonly Linked[],
  key: string,
  follows: boolean,
): readonly string[] {
  const next = nextOf(stage, all).filter((one) => one !== key)
  const after = follows ? [...next, key] : next
  return after.length === all.length - 1 ? [] : after
}

/** The stages without one of them, which none is followed by any more. */
export const withoutStage = <T extends Linked>(all: readonly T[], key: string): T[] =>
  all.flatMap((one) => (one.key === key ? [] : [{ ...one, next: one.next.filter((next) => next !== key) }]))

/** Stages as they are stored, whose places name those that follow, and back. */
export const keyed = <T extends { next: readonly number[] }>(
  stages: readonly T[],
  keyOf: (stage: T, place: number) => string,
) => {
  const keys = stages.map(keyOf)
  return stages.map((stage, place) => ({
    ...stage,
    key: keys[place] ?? '',
    next: stage.next.flatMap((to) => keys[to] ?? []),
  }))
}

export const placed = <T extends Linked>(stages: readonly T[]) =>
  stages.map(({ key: _, next, ...stage }) => ({
    ...stage,
    next: next.flatMap((key) => {
      const place = stages.findIndex((one) => one.key === key)
      return place < 0 ? [] : [place]
    }),
  }))
