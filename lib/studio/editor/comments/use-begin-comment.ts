import { flushSync } from 'react-dom'
import { locate } from '../model'
import { goToPane } from '../panes/go-to-pane'
import { useEditor } from '../state/context'
import { useComments } from './comments-context'
import { fieldOf, quotedIn } from './quoted'

/** The place of the comments in the page. */
export const commentsId = 'pane-comments'

/** Shows the comments in the place of the form. */
export function useGoToComments() {
  const { show } = useComments()
  return () => {
    goToPane('form')
    flushSync(() => show(true))
    document.getElementById(commentsId)?.focus()
  }
}

/** Begins a thread at the selected block, or at one of its fields with the words that are selected in it. */
export function useBeginComment() {
  const { store } = useEditor()
  const { begin } = useComments()
  const go = useGoToComments()
  return (field: Element | null = fieldOf(document.activeElement), quote = quotedIn(field)) => {
    const { content, selected } = store.get().present
    const blok = locate(content, selected)?.blok ?? content
    const name = field instanceof HTMLElement ? (field.dataset.commentField ?? null) : null
    flushSync(() => begin({ block: blok._uid, component: blok.component, field: name, quote }))
    go()
    document.getElementById('comment-new')?.focus()
  }
}
