import { type RefObject, useEffect, useEffectEvent } from 'react'
import { connectFrame } from '@/lib/studio/frame'
import { placeOf } from '../model'
import { useEditor } from '../state/context'
import { useClipboard } from '../state/use-clipboard'

/** Connects the store of the editor with the page in the frame: what is typed is shown there, what is clicked is selected. */
export function useFrame(frame: RefObject<HTMLIFrameElement | null>): void {
  const { story, forms, store, commands, openAdd } = useEditor()
  const { copy } = useClipboard()
  // A new connection would wait for a page that has announced itself already.
  const act = useEffectEvent((uid: string, run: 'copy' | 'before' | 'after') => {
    store.select(uid)
    if (run === 'copy') copy()
    else openAdd(run)
  })
  useEffect(() => {
    if (!frame.current) return
    const connected = connectFrame(
      frame.current,
      window.location.origin,
      {
        select: store.select,
        add: act,
        duplicate: (uid) => void commands.duplicate(uid),
        copy: (uid) => act(uid, 'copy'),
        move: (uid, step) => void commands.moveBy(uid, step),
        delete: (uid) => void commands.remove(uid),
        abilities(uid) {
          const { content } = store.get().present
          const place = placeOf(content, uid)
          const kinds = Object.keys(forms)
          return {
            add: kinds.some((component) => commands.placeFor(uid, component, 'after') !== undefined),
            moveForward: place !== undefined && commands.isFollowed(uid),
            moveBackward: place !== undefined && place.index > 0,
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
    }
    tell()
    const stop = store.subscribe(tell)
    return () => {
      stop()
      connected.close()
    }
  }, [frame, story, forms, store, commands])
}
