import type { BlockDefinition } from '@/schemas/content'
import { checkStory } from './check-story'
import type { Finding } from './finding'

export type CheckResult = {
  stories: number
  /** Values and blocks that do not fit, and the stories that have some. */
  findings: number
  broken: number
  /** Values that are set and change nothing. */
  withoutEffect: number
}

/** Checks the stories as their pages arrive; reports the findings of each story before it checks the next. */
export async function checkContent(
  pages: AsyncIterable<unknown[]>,
  definitions: Readonly<Record<string, BlockDefinition>>,
  tell: (findings: Finding[]) => void,
): Promise<CheckResult> {
  const result = { stories: 0, findings: 0, broken: 0, withoutEffect: 0 }
  for await (const page of pages)
    for (const story of page) {
      result.stories += 1
      const findings = checkStory(story, definitions)
      if (findings.length === 0) continue
      const misfits = findings.filter(({ withoutEffect }) => !withoutEffect).length
      result.broken += misfits > 0 ? 1 : 0
      result.findings += misfits
      result.withoutEffect += findings.length - misfits
      tell(findings)
    }
  return result
}
