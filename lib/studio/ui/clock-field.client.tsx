'use client'

import { type ComponentProps, useRef, useState } from 'react'
import { IconFrame } from '@/lib/storefront/design/ui'
import { useLanguage } from '@/lib/studio/i18n/client'
import { IconButton } from './button'
import { clockOf, clockWords } from './clock-text'
import { TextField } from './fields'
import { useUiText } from './ui-text.client'

const calendar = 'M5 6h14v14H5zM5 10h14M9 3.5V7M15 3.5V7'

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'type'> & {
  /** A local time as an `<input type="datetime-local">` has it, or what was typed and is none. */
  value: string
  onChange: (clock: string) => void
}

/**
 * A day and a time in the way of the person's language: a browser's own field has the way of the browser's. Its calendar
 * opens beside it.
 */
export function ClockField({ value, onChange, error, className, ...field }: Props) {
  const t = useUiText()
  const language = useLanguage()
  const picker = useRef<HTMLInputElement>(null)
  /** What is being typed, as long as the value comes from it. */
  const [typed, setTyped] = useState<{ text: string; values: readonly string[] }>()
  const [isLeft, setLeft] = useState(false)
  const text = typed?.values.includes(value) ? typed.text : clockWords(value, language)
  const clock = clockOf(text)
  const example = clockWords('2026-12-24T08:00', language)
  return (
    <div className={className}>
      <TextField
        {...field}
        value={text}
        placeholder={t('clock.pattern')}
        autoComplete="off"
        error={isLeft && clock === undefined ? t('clock.unreadable', { example }) : error}
        onChange={({ target }) => {
          const next = clockOf(target.value) ?? target.value
          setLeft(false)
          setTyped({ text: target.value, values: [value, next] })
          onChange(next)
        }}
        onBlur={() => {
          setLeft(true)
          if (clock !== undefined) setTyped(undefined)
        }}
        end={
          <>
            <IconButton
              label={t('clock.open')}
              icon={<IconFrame path={calendar} className="size-5" />}
              onClick={() => picker.current?.showPicker()}
            />
            <input
              ref={picker}
              type="datetime-local"
              tabIndex={-1}
              aria-hidden="true"
              className="pointer-events-none absolute end-0 bottom-0 size-px opacity-0"
              value={clock ?? ''}
              onChange={({ target }) => {
                setTyped(undefined)
                onChange(target.value)
              }}
            />
          </>
        }
      />
    </div>
  )
}
