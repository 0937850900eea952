import { type Blok, isSame } from '../model'
import type { Autosave } from '../saving'

type Contents = {
  /** The page as it was opened, with what others have changed since. */
  opened: Blok
  now: Blok
}

/** Whether the person has changed nothing since the page was opened, or has taken all of it back. */
export const isUntouched = (autosave: Pick<Autosave, 'isSaved' | 'state'>, { opened, now }: Contents) =>
  autosave.isSaved() && autosave.state().kind === 'saved' && isSame(opened, now)
