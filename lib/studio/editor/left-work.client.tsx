import { storeOf } from '@/lib/studio/kept'
import { Button, LinkButton } from '@/lib/studio/ui'
import { showToast } from '@/lib/studio/ui/client'
import { type Refused, unsavedWork } from './saving'
import { useEditor } from './state/context'
import type { Saving } from './state/use-saving'
import { useText } from './texts'

type Props = {
  autosave: Pick<Saving['autosave'], 'base'>
  loggedIn: Refused['loggedIn']
  isSaved: boolean | undefined
}

/** What becomes of work whose person is not logged in here and may not be again: a copy of it, or another person's work. */
export function LeftWork({ autosave, loggedIn, isSaved }: Props) {
  const t = useText()
  const { story, store, personName } = useEditor()
  const download = () => {
    const text = JSON.stringify(store.get().present.content, null, 2)
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
    link.download = `${story.fullSlug.replaceAll('/', '-')}.json`
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href))
  }
  /** Kept as theirs under a tab that is not open, it is brought back by the editor that opens for them. */
  const takeOver = (personId: string) => {
    const { id, name, fullSlug } = story
    const work = { base: autosave.base(), content: store.get().present.content, page: { name, fullSlug } }
    const isKept = unsavedWork(storeOf('studio-unsaved'), personId, id).keep(`${crypto.randomUUID()}.1`, work)
    if (isKept) window.open(`/studio/stories/${id}/`, '_blank', 'noopener')
    else showToast(t('state.notKept'), 'error')
  }
  return (
    <>
      {!isSaved && (
        <>
          <span>{t('state.whoseWork', { name: personName })}</span>
          <Button size="small" onClick={download}>
            {t('state.download')}
          </Button>
        </>
      )}
      {loggedIn && !isSaved && (
        <Button size="small" onClick={() => takeOver(loggedIn.id)}>
          {t('state.takeOver', { name: loggedIn.name })}
        </Button>
      )}
      {loggedIn && (
        <LinkButton size="small" href={`/studio/stories/${story.id}/`} target="_blank" rel="noopener">
          {t('state.openSaved')}
        </LinkButton>
      )}
    </>
  )
}
