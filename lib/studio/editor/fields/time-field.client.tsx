'use client'

import { TextField } from '@/lib/studio/ui'
import { useEditor } from '../state/context'
import { useText } from '../texts'
import type { FieldControl } from './field-value'
import { frameOf } from './plain-fields.client'
import { fromClock, toClock } from './time'

/** A point in time by the clock of the market; the content keeps it in UTC. */
export function TimeInput(control: FieldControl) {
  const { value, onChange, hint } = control
  const { timeZone } = useEditor()
  const t = useText()
  const zone = t('form.zone', { zone: timeZone.replace(/^.*\//, '') })
  return (
    <TextField
      {...frameOf(control)}
      type="datetime-local"
      hint={[hint, zone].filter(Boolean).join(' ')}
      value={toClock(value, timeZone)}
      className="max-w-60"
      onChange={({ target }) => {
        // The browser sends an empty text both for a cleared field and while a date is incomplete.
        if (target.value === '') {
          if (!target.validity.badInput) onChange('')
          return
        }
        const time = fromClock(target.value, timeZone)
        if (time !== undefined) onChange(time)
      }}
    />
  )
}
