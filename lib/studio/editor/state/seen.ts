import type { StoryDraft } from '@/lib/studio/drafts'
import type { Seen } from './context'

/** What was shown of a draft beside its content. */
export function seenOf({ seen, name }: StoryDraft): Seen {
  let now = seen
  return {
    read: () => ({ ...now, name }),
    addFiles: (files) => {
      now = { ...now, files: { ...files, ...now.files } }
    },
    setTranslations: (translations) => {
      now = { ...now, translations }
    },
  }
}
