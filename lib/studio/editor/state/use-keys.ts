import type { Shortcut } from '@/lib/studio/ui'
import { useShortcuts } from '@/lib/studio/ui/client'
import { goToForm, goToTree } from '../panes/go-to-pane'
import { useText } from '../texts'
import { useEditor } from './context'
import { useActs } from './use-acts'

/** The keys of the editor, which are also listed under `?`. */
export function useKeys({ save }: { save: () => void }): void {
  const { store, openAdd } = useEditor()
  const { remove, duplicate, move } = useActs()
  const t = useText()
  const key = (keys: string, label: string, run: () => void, inFields = false): Shortcut => ({
    keys,
    label,
    group: 'editor',
    run,
    inFields,
  })
  const repeated = (shortcut: Shortcut): Shortcut => ({ ...shortcut, repeats: true })
  // With a capital letter a key is listed only: the browser's own events for it are handled, which ask for no permission.
  const listed = (keys: string, label: string) => key(keys, label, () => {})
  useShortcuts([
    key('mod+s', t('shortcuts.save'), save, true),
    repeated(key('mod+z', t('shortcuts.undo'), store.undo, true)),
    repeated(key('mod+shift+z', t('shortcuts.redo'), store.redo, true)),
    // As text processors on Windows have it.
    repeated(key('mod+y', t('shortcuts.redo'), store.redo, true)),
    key('a', t('shortcuts.add'), () => openAdd()),
    listed('mod+C', t('shortcuts.copy')),
    listed('mod+X', t('shortcuts.cut')),
    listed('mod+V', t('shortcuts.paste')),
    key('mod+d', t('shortcuts.duplicate'), () => duplicate()),
    key('delete', t('shortcuts.delete'), () => remove()),
    // The tree handles it where its lines are.
    listed('shift+ArrowDown', t('shortcuts.range')),
    listed('shift+End', t('shortcuts.rangeToEnd')),
    listed('mod+A', t('shortcuts.all')),
    repeated(key('alt+arrowup', t('shortcuts.moveUp'), () => move(-1))),
    repeated(key('alt+arrowdown', t('shortcuts.moveDown'), () => move(1))),
    key('alt+1', t('shortcuts.tree'), goToTree, true),
    key('alt+2', t('shortcuts.form'), () => void goToForm(), true),
  ])
}
