'use client'

import { lazy, Suspense } from 'react'
import type { ToastWords } from './toast-list.client'
import { useToasts } from './toast-store'

/** Loaded with the first message; most visits have none. */
const ToastList = lazy(() => import('./toast-list.client').then((module) => ({ default: module.ToastList })))

/** Renders the toasts. Once per document. */
export function Toasts({ words }: { words: ToastWords }) {
  const isEmpty = useToasts().length === 0
  return isEmpty ? null : (
    <Suspense>
      <ToastList words={words} />
    </Suspense>
  )
}
