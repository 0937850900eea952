import { useLanguage } from '@/lib/studio/i18n/client'
import type { FoundWords } from '../find-words'
import { storiesText } from '../messages'

/** The words that a search found in a page, which lead to their field. */
export function HitWords({ storyId, hit }: { storyId: number; hit: FoundWords }) {
  const t = storiesText(useLanguage())
  const { uid, field, words, isTechnical } = hit
  const place = new URLSearchParams({ block: uid, ...(field && { field }) })
  return (
    <a
      href={`/studio/stories/${storyId}/${uid ? `#${place}` : ''}`}
      tabIndex={-1}
      className="wrap-anywhere block pb-1 text-quiet text-small no-underline hover:text-ink hover:underline"
    >
      {t(isTechnical ? 'search.inValue' : 'search.inText', { words })}
    </a>
  )
}
