import type { BlockDefinition } from '@/schemas/content'
import { type AddressedStory, addressedStory, addressFindings } from './check-addresses'
import { type ReferencingStory, referenceFindings, referencingStory } from './check-references'
import { checkStory } from './check-story'
import type { Finding } from './finding'
import { foreignFiles } from './foreign-files'
import { type FindUnknown, unknownValueFindings } from './unknown-values'

export type CheckResult = {
  stories: number
  /** Values and blocks that do not fit, and the stories that have some. */
  findings: number
  broken: number
  /** Values that are set and change nothing. */
  withoutEffect: number
}

type Options = {
  inStoryblok?: boolean
  /** Looks up what conditions of campaigns name. Unset: it is not asked about. */
  findUnknown?: FindUnknown
}

/**
 * Checks the stories as their pages arrive; reports the findings of each story before it checks the next, and those of
 * references and addresses when all stories are known.
 */
export async function checkContent(
  pages: AsyncIterable<unknown[]>,
  definitions: Readonly<Record<string, BlockDefinition>>,
  tell: (findings: Finding[]) => void,
  { inStoryblok = false, findUnknown = async () => [] }: Options = {},
): Promise<CheckResult> {
  const result = { stories: 0, findings: 0, withoutEffect: 0 }
  const broken = new Set<string>()
  const referencing: ReferencingStory[] = []
  const addressed: AddressedStory[] = []
  const count = (findings: Finding[]) => {
    for (const { story, withoutEffect } of findings) {
      result[withoutEffect ? 'withoutEffect' : 'findings'] += 1
      if (!withoutEffect) broken.add(story)
    }
    if (findings.length > 0) tell(findings)
  }
  for await (const page of pages)
    for (const story of page) {
      result.stories += 1
      count([
        ...checkStory(story, definitions),
        ...(await unknownValueFindings(story, findUnknown)),
        ...foreignFiles(story, inStoryblok),
      ])
      const read = referencingStory(story, definitions)
      if (read) referencing.push(read)
      const placed = addressedStory(story)
      if (placed) addressed.push(placed)
    }
  for (const findings of referenceFindings(referencing)) count(findings)
  for (const findings of addressFindings(addressed)) count(findings)
  return { ...result, broken: broken.size }
}
