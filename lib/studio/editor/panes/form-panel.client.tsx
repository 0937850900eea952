'use client'

import { useLayoutEffect, useRef } from 'react'
import { classes } from '@/lib/studio/ui'
import { Form } from '../form/form.client'
import { usePresent } from '../state/context'
import { useText } from '../texts'

/** The form at the right, which begins at its top for each block. */
export function FormPanel({ className }: { className: string }) {
  const t = useText()
  const { selected } = usePresent()
  const ref = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another block is another form
  useLayoutEffect(() => {
    ref.current?.scrollTo({ top: 0 })
  }, [selected])
  return (
    <section
      id="pane-form"
      ref={ref}
      aria-label={t('panels.form')}
      className={classes('min-h-0 min-w-0 overflow-y-auto border-line bg-card', className)}
    >
      <Form />
    </section>
  )
}
