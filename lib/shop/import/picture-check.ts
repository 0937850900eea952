import { imageExtensions, isImageSource, isStoryblokImage } from '@/schemas/content'
import type { SourceProduct } from '@/schemas/shop'

const mostReasons = 1_000

/** What is wrong with the address of a picture; undefined if it can be shown. */
function problemOf(src: string, origins: readonly string[]): string | undefined {
  if (/^http:/i.test(src)) return `${URL.parse(src)?.origin ?? 'http'}: its address is no https address`
  if (!src.startsWith('https://') || isStoryblokImage(src)) return undefined
  const url = URL.parse(src)
  if (!url || url.username || url.password) return 'an address that cannot be read, or with a login in it'
  if (!isImageSource(url.pathname))
    return `${url.origin}: its address does not end in ${imageExtensions.join(', ')}`
  return origins.includes(url.origin) ? undefined : `${url.origin} is not in IMAGE_ORIGINS`
}

/** Counts the pictures that the shop cannot show. Their products are imported and shown with a placeholder. */
export function checkPictures(origins: readonly string[]) {
  const counts = new Map<string, number>()
  return {
    see({ images }: Pick<SourceProduct, 'images'>): void {
      for (const { src } of images) {
        const problem = problemOf(src, origins)
        if (problem === undefined || (counts.size >= mostReasons && !counts.has(problem))) continue
        counts.set(problem, (counts.get(problem) ?? 0) + 1)
      }
    },
    /** With the number of pictures, the most frequent first. */
    problems: (): string[] =>
      [...counts]
        .sort(([, one], [, other]) => other - one)
        .map(([problem, count]) => `${problem} (${count.toLocaleString('en')})`),
  }
}
