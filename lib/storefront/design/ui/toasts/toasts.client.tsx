'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { PlainToasts } from './plain-toasts.client'
import type { ToastWords } from './toast-list.client'
import { useToasts } from './toast-store'

/**
 * Renders the toasts. Once per document. Their list is loaded with the first message, because most visits have none;
 * where it cannot be loaded, as without a network, messages are shown plainly.
 */
export function Toasts({ words }: { words: ToastWords }) {
  const isEmpty = useToasts().length === 0
  const [List, setList] = useState<ComponentType<{ words: ToastWords }>>()
  useEffect(() => {
    if (isEmpty) return
    import('./toast-list.client').then(
      ({ ToastList }) => setList(() => ToastList),
      () => setList(() => PlainToasts),
    )
  }, [isEmpty])
  return isEmpty || !List ? null : <List words={words} />
}
