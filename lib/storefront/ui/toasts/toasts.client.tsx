'use client'

import { lazy, Suspense } from 'react'
import type { ToastWords } from './toast-list.client'
import { useToasts } from './toast-store'

/** Loaded with the first message: most visits never see one. */
const ToastList = lazy(() => import('./toast-list.client').then((module) => ({ default: module.ToastList })))

/** Where `showToast` shows its messages. Once in a document. */
export function Toasts({ words }: { words: ToastWords }) {
  const isEmpty = useToasts().length === 0
  return isEmpty ? null : (
    <Suspense>
      <ToastList words={words} />
    </Suspense>
  )
}
