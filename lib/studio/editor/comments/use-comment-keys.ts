import { useShortcuts } from '@/lib/studio/ui/client'
import { useCommentsText } from './texts'
import { useBeginComment, useGoToComments } from './use-begin-comment'

/** The keys of the comments, which are also listed under `?`. */
export function useCommentKeys(): void {
  const t = useCommentsText()
  const begin = useBeginComment()
  const go = useGoToComments()
  useShortcuts([
    { keys: 'alt+3', label: t('shortcutPane'), group: 'editor', run: go, inFields: true },
    { keys: 'alt+c', label: t('shortcut'), group: 'editor', run: () => begin(), inFields: true },
  ])
}
