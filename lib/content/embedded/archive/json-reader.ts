import { z } from 'zod'
import { jsonFault, storyLimits } from '@/lib/platform/http'
import type { ArchiveFile } from './files'

/** Reads JSON files by schemas, and collects what is wrong with them. */
export class JsonReader {
  readonly problems: string[] = []

  read<S extends z.ZodType>(schema: S, { path, content }: ArchiveFile): z.output<S> | undefined {
    // Lists of them may have any length.
    if (jsonFault(Buffer.from(content), { depth: storyLimits.depth, values: Number.POSITIVE_INFINITY })) {
      this.problems.push(`${path}: this is nested too deep`)
      return undefined
    }
    let value: unknown
    try {
      value = JSON.parse(content)
    } catch {
      this.problems.push(`${path}: this is not JSON`)
      return undefined
    }
    const read = schema.safeParse(value)
    if (read.success) return read.data
    const [issue] = read.error.issues
    this.problems.push(
      `${path}: ${issue?.path.join('.') || 'the whole'}: ${issue?.message ?? 'is not valid'}`,
    )
    return undefined
  }

  /** The elements of lists, each in a file of any number. */
  readLists<S extends z.ZodType>(schema: S, files: readonly ArchiveFile[]): z.output<S>[] {
    return files.flatMap((file) => this.read(z.array(schema), file) ?? [])
  }
}
