import type { BlockDefinition } from '@/schemas/content'
import { checkStory } from './check-story'
import type { Finding } from './finding'

export type CheckResult = { stories: number; findings: number; broken: number }

/** Checks the stories as their pages arrive; reports the findings of each story before it checks the next. */
export async function checkContent(
  pages: AsyncIterable<unknown[]>,
  definitions: Readonly<Record<string, BlockDefinition>>,
  tell: (findings: Finding[]) => void,
): Promise<CheckResult> {
  const result = { stories: 0, findings: 0, broken: 0 }
  for await (const page of pages)
    for (const story of page) {
      result.stories += 1
      const findings = checkStory(story, definitions)
      if (findings.length === 0) continue
      result.broken += 1
      result.findings += findings.length
      tell(findings)
    }
  return result
}
