'use client'

import { type ComponentProps, useRef, useState } from 'react'
import { clockChange } from '@/lib/platform/time'
import { IconFrame } from '@/lib/storefront/design/ui'
import { useLanguage } from '@/lib/studio/i18n/client'
import { IconButton } from './button'
import { faultWords, moveWords } from './clock-notes'
import { type ClockDetail, clockOf, clockWords, readClock } from './clock-text'
import { TextField } from './fields'
import { useUiText } from './ui-text.client'

const calendar = 'M5 6h14v14H5zM5 10h14M9 3.5V7M15 3.5V7'

/** May go on to a year of four digits. */
const endsInShortYear = /[./-]\d\d$/

type Own = {
  /** As an `<input>` of the browser has it, `2026-12-24T08:00` or `2026-12-24`, or what was typed and is none. */
  value: string
  onChange: (clock: string) => void
  /** The field is left with a text that is no time. */
  onUnread?: (text: string) => void
  /** Something ends then: a day without a time is meant up to its last minute. */
  isEnd?: boolean
  /** Of a time that the clock shows twice, the second is meant. */
  isSecond?: boolean
}
type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'type' | 'end'> & Own
type WithDetail = { detail: ClockDetail; timeZone?: string }
/** `wasLeft`: what is no time is told at once. */
type Typed = Props & WithDetail & { wasLeft?: boolean }

/** A day and a time by the clock of a time zone, in the way of the person's language. */
export const ClockField = ({ timeZone, ...props }: Props & { timeZone: string }) => (
  <TypedField {...props} detail="minutes" timeZone={timeZone} />
)

/** A day in the way of the person's language. */
export const DayField = (props: Props) => <TypedField {...props} detail="day" />

/** A field of a form that is sent as the browser sends forms: the server reads what was typed. */
export function SentClock({ asked, ...field }: Omit<Props, keyof Own> & WithDetail & { asked: string }) {
  const [value, setValue] = useState(() => clockOf(asked, field.detail) ?? asked)
  return <TypedField {...field} value={value} onChange={setValue} wasLeft />
}

/**
 * A field of the browser has the way of the browser's language, so that a time is typed into a field for text. The
 * browser's calendar opens beside it.
 */
function TypedField(props: Typed) {
  const { value, onChange, onUnread, isSecond = false, detail, timeZone, wasLeft = false, ...shown } = props
  const { hint: given, error, className, isEnd = false, ...field } = shown
  const t = useUiText()
  const hint = isEnd ? (
    <>
      {given}
      {given && (typeof given === 'string' && given.endsWith('.') ? ' ' : '. ')}
      {t('clock.endOfDay')}
    </>
  ) : (
    given
  )
  const language = useLanguage()
  const picker = useRef<HTMLInputElement>(null)
  /** What is being typed, as long as the value comes from it. */
  const [typed, setTyped] = useState<{ text: string; values: readonly string[] }>()
  /** A time that the clock does not show, and what it has become. */
  const [moved, setMoved] = useState<{ from: string; to: string }>()
  const [isLeft, setLeft] = useState(wasLeft)
  const text = typed?.values.includes(value) ? typed.text : clockWords(value, language)
  const read = readClock(text, language, detail, isEnd)
  const clock = 'clock' in read ? read.clock : undefined
  const change = timeZone && clock ? clockChange(clock, timeZone) : undefined
  const note =
    moved?.to === value
      ? moveWords(moved, t)
      : change?.kind === 'twice' &&
        t(isSecond ? 'clock.second' : 'clock.twice', { time: clock?.slice(-5) ?? '' })
  const take = (next: string, before?: string) => {
    const skipped = timeZone ? clockChange(next, timeZone) : undefined
    const to = skipped?.kind === 'skipped' ? skipped.becomes : next
    setLeft(false)
    setMoved(to === next ? undefined : { from: next, to })
    setTyped(before === undefined ? undefined : { text: before, values: [value, to] })
    onChange(to)
  }
  const leave = () => {
    if (typed?.values.includes(value)) {
      if (clock === undefined) onUnread?.(text)
      else take(clock)
    }
    setLeft(true)
  }
  return (
    <div className={className}>
      <TextField
        {...field}
        value={text}
        placeholder={t(detail === 'day' ? 'clock.dayPattern' : 'clock.pattern')}
        autoComplete="off"
        hint={
          note ? (
            <>
              <span role="status" className="block text-warning">
                {note}
              </span>
              {hint}
            </>
          ) : (
            hint
          )
        }
        error={'fault' in read && (isLeft || error) ? faultWords(read, { detail, language }, t) : error}
        onChange={({ target: { value: text } }) =>
          take((endsInShortYear.test(text) ? undefined : clockOf(text, detail, isEnd)) ?? text, text)
        }
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
        end={
          <>
            <IconButton
              label={t('clock.open')}
              icon={<IconFrame path={calendar} className="size-5" />}
              onClick={() => picker.current?.showPicker()}
            />
            <input
              ref={picker}
              type={detail === 'day' ? 'date' : 'datetime-local'}
              tabIndex={-1}
              aria-hidden="true"
              className="pointer-events-none absolute end-0 bottom-0 size-px opacity-0"
              value={clock ?? ''}
              onChange={({ target }) => take(target.value)}
            />
          </>
        }
      />
    </div>
  )
}
