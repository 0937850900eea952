import { type RefObject, useEffect, useEffectEvent } from 'react'
import { connectFrame } from '@/lib/studio/frame'
import { placeOf } from '../model'
import { useEditor } from '../state/context'
import { useActs } from '../state/use-acts'
import { useClipboard } from '../state/use-clipboard'
import { useText } from '../texts'
import { markChosen } from './chosen-marks'
import { pageOf } from './framed-blocks'

/** Connects the store of the editor with the page in the frame: what is typed is shown there, what is clicked is selected. */
export function useFrame(frame: RefObject<HTMLIFrameElement | null>): void {
  const { story, forms, store, commands, openAdd } = useEditor()
  const { copy } = useClipboard()
  const acts = useActs()
  const t = useText()
  // A new connection would wait for a page that has announced itself already.
  const add = useEffectEvent((uid: string, where: 'before' | 'after') => {
    store.select(uid)
    openAdd(where)
  })
  /** What is chosen together stays so when the menu of one of its blocks is used. */
  const act = useEffectEvent((uid: string, run: 'duplicate' | 'copy' | 'delete' | 1 | -1) => {
    const { selected, also = [] } = store.get().present
    if (uid !== selected && !also.includes(uid)) store.select(uid)
    if (run === 'duplicate') acts.duplicate()
    else if (run === 'copy') copy()
    else if (run === 'delete') acts.remove()
    else acts.move(run)
  })
  const markAll = useEffectEvent(() => {
    const page = pageOf(frame.current)
    if (!page) return
    const { selected, also = [] } = store.get().present
    const several = also.length > 0 ? commands.targets(selected) : []
    markChosen(page, story.id, several, t('tree.chosen', { count: several.length }))
  })
  useEffect(() => {
    if (!frame.current) return
    const connected = connectFrame(
      frame.current,
      window.location.origin,
      {
        select: store.select,
        ready: () => markAll(),
        add: (uid, where) => add(uid, where),
        duplicate: (uid) => act(uid, 'duplicate'),
        copy: (uid) => act(uid, 'copy'),
        move: (uid, step) => act(uid, step),
        delete: (uid) => act(uid, 'delete'),
        abilities(uid) {
          const { content } = store.get().present
          const place = placeOf(content, uid)
          const kinds = Object.keys(forms)
          return {
            add: kinds.some((component) => commands.placeFor(uid, component, 'after') !== undefined),
            moveForward: place !== undefined && commands.canMoveBy(uid, 1),
            moveBackward: place !== undefined && commands.canMoveBy(uid, -1),
            delete: place !== undefined,
          }
        },
      },
      { componentNames: Object.fromEntries(Object.values(forms).map(({ name, label }) => [name, label])) },
    )
    const tell = () => {
      const { content, selected } = store.get().present
      const { id, uuid, name, fullSlug } = story
      connected.show({ id, uuid, name, fullSlug, content })
      connected.select(selected)
      markAll()
    }
    tell()
    const stop = store.subscribe(tell)
    return () => {
      stop()
      connected.close()
    }
  }, [frame, story, forms, store, commands])
}
