import type { Invalidations, Mark } from '@/lib/platform/freshness'

/** More invalidations than are kept in the database; beyond it the oldest are forgotten. */
const mostRows = 50_000

/**
 * Which invalidations a page on disk contains. A page is written with the newest one that was carried out when its
 * rendering began, so that no clock decides whether it still holds after a restart, or for another process.
 */
export class PageMarks {
  private carriedOut: Mark = { id: 0 }
  /** From this row on, every row is known. */
  private knownFrom = 0
  private newest = 0
  private readonly times = new Map<number, string | undefined>()
  private readonly newestOf = new Map<string, number>()

  /** The pages of the build contain the invalidations up to `mark`. */
  begin(mark: Mark): void {
    this.times.clear()
    this.newestOf.clear()
    this.knownFrom = mark.id
    this.newest = mark.id
    this.times.set(mark.id, mark.at)
    this.carriedOut = mark
  }

  /** Rows that were read. What they name is no longer taken from disk, from now on. */
  learn({ rows, oldest, isBack }: Pick<Invalidations, 'rows' | 'oldest' | 'isBack'>): void {
    if (isBack) this.begin({ id: 0 })
    // Rows between were deleted before they were read.
    if (oldest > this.newest + 1) this.knownFrom = oldest - 1
    for (const { id, at, tags } of rows) {
      this.times.set(id, at)
      this.newest = id
      for (const tag of tags) this.newestOf.set(tag, id)
    }
    for (const id of this.times.keys()) {
      if (this.times.size <= mostRows) break
      this.times.delete(id)
      this.knownFrom = Math.max(this.knownFrom, id)
    }
  }

  /** Everything up to `mark` was carried out. */
  reach(mark: Mark): void {
    this.carriedOut = mark
  }

  /** What a rendering that begins now contains. */
  get current(): Mark {
    return this.carriedOut
  }

  /** Whether a page with these tags that was begun at `mark` contains every invalidation that is known. */
  contains(mark: Mark | undefined, tags: readonly string[]): boolean {
    if (!mark || mark.id < this.knownFrom) return false
    if (mark.id > this.knownFrom && !this.times.has(mark.id)) return false
    const at = this.times.get(mark.id)
    if (at !== undefined && mark.at !== undefined && at !== mark.at) return false
    return tags.every((tag) => (this.newestOf.get(tag) ?? 0) <= mark.id)
  }
}
