import { type FormEvent, useState } from 'react'
import type { FormWords } from '@/lib/content/forms'
import { dateParts, dayOf, joinDate, partName, splitDate } from '@/lib/content/forms'
import type { FieldState } from '@/lib/storefront/design/ui'
import { DateField } from '@/lib/storefront/design/ui'

type Props = FieldState & {
  name: string
  value: string | undefined
  autoComplete: string | undefined
  words: Pick<FormWords, 'dateParts' | 'locale'>
}

/** A date in three fields. A complete date is repeated in words with its day of the week, to help spot mistakes. */
export function FormDate({ name, value = '', words, ...state }: Props) {
  const [day, setDay] = useState<Date>()
  const given = splitDate(value)
  const read = ({ currentTarget }: FormEvent<HTMLDivElement>) => {
    const inputs = [...currentTarget.querySelectorAll('input')]
    const typed = dateParts.map((part) => [
      part,
      inputs.find((input) => input.name === partName(name, part))?.value ?? '',
    ])
    setDay(dayOf(joinDate(Object.fromEntries(typed))))
  }
  return (
    <DateField
      {...state}
      parts={words.dateParts.map(({ part, label }) => ({
        part,
        label,
        name: partName(name, part),
        defaultValue: given[part],
      }))}
      onInput={read}
      note={
        <p aria-live="polite" className="text-quiet text-small">
          {day && new Intl.DateTimeFormat(words.locale, { dateStyle: 'full', timeZone: 'UTC' }).format(day)}
        </p>
      }
    />
  )
}
