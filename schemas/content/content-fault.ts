import { z } from 'zod'

/** Deeper than any story: a block in a block takes two levels, a node of a rich text too. */
const deepestValue = 100
const mostValues = 50_000

export type ContentFault = 'tooLarge' | 'tooDeep' | 'notAStory'

/** What is wrong with the shape of a story, found without recursion. What has a fault can be shown nowhere. */
export function contentFault(story: unknown): ContentFault | undefined {
  const waiting: [unknown, number][] = [[story, 0]]
  let seen = 0
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, depth] = next
    seen += 1
    if (seen > mostValues) return 'tooLarge'
    if (typeof value !== 'object' || value === null) continue
    if (depth === deepestValue) return 'tooDeep'
    // Parsed it is a field like any other; assigned to a copy it would be its prototype.
    if (Object.hasOwn(value, '__proto__')) return 'notAStory'
    for (const inner of Object.values(value)) waiting.push([inner, depth + 1])
  }
  return undefined
}

/** The content of a story or a folder, as every way into the database takes it: with its fault as the message. */
export const storyContent = <S extends z.ZodType>(schema: S): z.ZodPipe<z.ZodUnknown, S> =>
  z
    .unknown()
    .superRefine((content, context) => {
      const fault = contentFault({ content })
      if (fault) context.addIssue({ code: 'custom', message: fault })
    })
    .pipe(schema)
