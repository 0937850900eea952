'use client'

import { zoneName } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { ClockField } from '@/lib/studio/ui/client'
import { useEditor } from '../state/context'
import { useText } from '../texts'
import type { FieldControl } from './field-value'
import { frameOf } from './plain-fields.client'
import { fromClock, isBegun, isEnd, isSecondTime, toClock } from './time'

/** A point in time by the clock of the market; the content keeps it in UTC. */
export function TimeInput(control: FieldControl) {
  const { field, value, onChange, hint } = control
  const { timeZone } = useEditor()
  const language = useLanguage()
  const t = useText()
  const zone = t('form.zone', { zone: zoneName(language, timeZone) })
  return (
    <ClockField
      {...frameOf(control)}
      hint={[hint, isBegun(field.name, value, Date.now()) && t('form.begun'), zone].filter(Boolean).join(' ')}
      value={toClock(value, timeZone)}
      timeZone={timeZone}
      isEnd={isEnd(field.name)}
      isSecond={isSecondTime(value, timeZone)}
      className="max-w-60"
      onChange={(clock) => {
        // What is no time yet changes nothing until the field is left: then the check names it.
        const time = clock === '' ? '' : fromClock(clock, timeZone)
        if (time !== undefined) onChange(time)
      }}
      onUnread={onChange}
    />
  )
}
