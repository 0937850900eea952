import { useMemo } from 'react'
import { locate, type Place, placeOf, valueAt } from '../model'
import { useText } from '../texts'
import { useEditor } from './context'
import { tellAct } from './tell-act'

/** What is done with the chosen blocks from the tree, by keys, from the form and from the page: each says what has become of how many. */
export function useActs() {
  const { commands, store } = useEditor()
  const t = useText()
  return useMemo(() => {
    const selected = () => store.get().present.selected
    return {
      remove(uid = selected()) {
        const count = commands.remove(uid)
        if (count > 0) tellAct(t('tree.deleted', { count }))
      },
      duplicate(uid = selected()) {
        const asked = commands.targets(uid).length
        const count = commands.duplicate(uid)
        if (count < asked) tellAct(t('tree.someNotHere', { count, asked }), 'warning')
        else if (count > 0) tellAct(t('tree.duplicated', { count }), 'success')
      },
      move(step: -1 | 1, uid = selected()) {
        const several = commands.targets(uid)
        const count = several.length
        if (!commands.moveBy(uid, step)) {
          if (count > 1)
            tellAct(t(commands.isApart(several) ? 'tree.apart' : 'tree.atEnd', { count }), 'warning')
          return
        }
        if (count > 1) return void tellAct(t('tree.movedAll', { count }))
        const { content } = store.get().present
        const place = placeOf(content, uid)
        const list = place && valueAt(locate(content, place.parent)?.blok, place.list)
        if (place && Array.isArray(list))
          tellAct(t('tree.moved', { position: place.index + 1, size: list.length }))
      },
      moveTo(uid: string, place: Place) {
        const count = commands.moveTo(uid, place)
        if (count === 0) tellAct(t('tree.notHere'), 'warning')
        else if (count > 1) tellAct(t('tree.movedAll', { count }))
      },
    }
  }, [commands, store, t])
}
