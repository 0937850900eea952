import {
  type Addressed,
  addressProblem,
  addressProblems,
  claimName,
  claimsOf,
  isPageContent,
} from '@/lib/content/addresses'
import { storySchema } from '@/lib/content/client'
import { withoutOuterSlashes } from '@/lib/platform/text'
import type { Finding } from './finding'

/** What the check of addresses keeps of a story. */
export type AddressedStory = Addressed & { component: string }

const slugsOf = (value: unknown): Addressed['translatedSlugs'] =>
  (Array.isArray(value) ? value : []).flatMap((entry: unknown) => {
    const { lang, path } = (entry ?? {}) as Record<string, unknown>
    return typeof lang === 'string' && typeof path === 'string' ? [{ lang, path }] : []
  })

/** The addresses of a raw story; undefined for one that cannot be read. */
export function addressedStory(raw: unknown): AddressedStory | undefined {
  const read = storySchema.safeParse(raw)
  if (!read.success) return undefined
  const { full_slug, translated_slugs, content } = read.data
  return { fullSlug: full_slug, translatedSlugs: slugsOf(translated_slugs), component: content.component }
}

/** The pages that no shopper can see at their address, and the stories that claim an address that another one has. */
export function addressFindings(stories: readonly AddressedStory[]): Finding[][] {
  const owners = new Map<string, string>()
  return stories.flatMap((story) => {
    const { component, fullSlug } = story
    const at = {
      story: withoutOuterSlashes(fullSlug),
      path: '',
      block: component,
      field: 'full_slug',
    }
    const problem = isPageContent({ component }) ? addressProblem(story) : undefined
    const rivals = new Set<string>()
    for (const claim of claimsOf(story).map(claimName)) {
      const owner = owners.get(claim)
      if (owner === undefined) owners.set(claim, fullSlug)
      else if (owner !== fullSlug) rivals.add(owner)
    }
    const findings = [
      ...(problem ? [`${problem.path} ${addressProblems[problem.kind]}`] : []),
      ...[...rivals].map((owner) => `claims the address of ${owner}: one of them is never seen`),
    ].map((reason): Finding => ({ ...at, reason }))
    return findings.length > 0 ? [findings] : []
  })
}
