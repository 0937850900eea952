import type { Story } from '@/lib/content/client'
import { canonicalContentPath, contentKey, withoutCompany } from '@/lib/platform/markets'

/** Every key below a market at which a story has its page, or leads to it. */
export function keysOf({
  fullSlug,
  defaultSlug,
  alternates,
  translatedSlugs,
}: Pick<Story, 'fullSlug' | 'defaultSlug' | 'alternates' | 'translatedSlugs'>): string[] {
  const slugs = [fullSlug, defaultSlug, ...alternates, ...translatedSlugs.map(({ path }) => path)]
  const keys = slugs.map((slug) => contentKey(canonicalContentPath(slug)))
  return [...new Set(keys.flatMap((key) => [key, withoutCompany(key) ?? key]))]
}
