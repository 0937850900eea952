'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { PlainToasts } from './plain-toasts.client'
import type { ToastWords } from './toast-list.client'
import { useToasts } from './toast-store'

type List = ComponentType<{ words: ToastWords }>

/** How long a message waits for the code of the list, in milliseconds. */
export const patienceMs = 1_000

/**
 * Renders the toasts. Once per document. Their list is loaded with the first message, because most visits have none;
 * until it has come and where it cannot, as without a network, messages are shown plainly.
 */
export function Toasts({ words }: { words: ToastWords }) {
  const isEmpty = useToasts().length === 0
  const [List, setList] = useState<List>()
  useEffect(() => {
    if (isEmpty) return
    const showPlainly = () => setList((list: List | undefined) => list ?? PlainToasts)
    // In a network that is going a request fails late or never, and a message that waits for it is lost.
    setTimeout(showPlainly, navigator.onLine ? patienceMs : 0)
    import('./toast-list.client').then(({ ToastList }) => setList(() => ToastList), showPlainly)
  }, [isEmpty])
  return isEmpty || !List ? null : <List words={words} />
}
