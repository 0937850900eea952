/** `refused`: the store does not take the shop's credentials. `down`: it has no such bucket, or does not answer as it should. */
export type StorageProblem = 'refused' | 'down'

/** The store of files has failed. What was to be kept is not kept. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
  readonly problem: StorageProblem

  constructor(problem: StorageProblem, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.problem = problem
  }
}
