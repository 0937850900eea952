import { useEffect, useRef } from 'react'
import { useMediaText } from '../use-text'
import { pastedPictures } from './pasted-pictures'

type Options = {
  /** Pictures that were pasted before the library was there. */
  first: readonly File[] | undefined
  onPasted: (files: readonly File[]) => void
}

/** Takes pictures that are pasted anywhere on the screen, as those that are dropped. */
export function usePasted({ first, onPasted }: Options) {
  const t = useMediaText()
  const take = useRef(onPasted)
  const waiting = useRef(first)
  useEffect(() => {
    take.current = onPasted
  })
  useEffect(() => {
    if (waiting.current?.length) take.current(waiting.current)
    waiting.current = undefined
  }, [])
  const name = t('pasted')
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = event.defaultPrevented ? [] : pastedPictures(event.clipboardData, name)
      if (files.length === 0) return
      event.preventDefault()
      take.current(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [name])
}
