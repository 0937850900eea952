'use client'

import { type DragEvent, type InputHTMLAttributes, useEffect, useRef, useState } from 'react'
import { IconButton } from './button'
import { buttonClasses } from './button-classes'
import { classes } from './classes'
import { controlAttributes, Field, type FieldState, splitField } from './field'
import { Icon } from './icon'

type FileFieldProps = FieldState &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type' | 'required' | 'multiple'> & {
    words: { choose: string; another: string; remove: string }
    /** The language of the unit of the file's size, and how its number is written. */
    locale: string
    numberLocale: string
  }

const units = [
  ['kilobyte', 1024],
  ['megabyte', 1024 ** 2],
] as const

/** Never rounded down to 0, and with megabytes as the limits of a form count them. */
function sizeInWords(bytes: number, locale: string, numberLocale: string): string {
  const [unit, one] = bytes < 1024 ** 2 ? units[0] : units[1]
  const digits = unit === 'megabyte' ? 1 : 0
  const value = Math.max(bytes / one, 10 ** -digits)
  const number = new Intl.NumberFormat(numberLocale, { maximumFractionDigits: digits }).format(value)
  const parts = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: 0,
  }).formatToParts(1)
  return parts.map((part) => (part.type === 'integer' ? number : part.value)).join('')
}

/**
 * A file input with a button in the page's language: the native one uses the browser's language. The native input still
 * has the focus, is submitted and, without scripts, is visible.
 */
export function FileField(props: FileFieldProps) {
  const { state, control } = splitField(props)
  const { words, locale, numberLocale, className, ...attributes } = control
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const look = () => setFile(input.current?.files?.[0])
  // A file that was chosen before hydration, or that the browser kept over a reload
  useEffect(look, [])

  const remove = () => {
    if (!input.current) return
    input.current.value = ''
    input.current.focus()
    look()
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    if (!input.current || event.dataTransfer.files.length !== 1) return
    input.current.files = event.dataTransfer.files
    look()
  }

  return (
    <Field {...state}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is one more way, the field is the other */}
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        className="relative flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5"
      >
        <input
          {...attributes}
          {...controlAttributes(state)}
          ref={input}
          type="file"
          onChange={look}
          className={classes(
            'peer sr-only noscript:not-sr-only noscript:w-full noscript:min-w-0 noscript:py-1 noscript:file:me-3 noscript:file:rounded-field noscript:file:border noscript:file:border-outline noscript:file:bg-card noscript:file:px-4 noscript:file:py-2 noscript:file:font-bold',
            className,
          )}
        />
        <label
          htmlFor={state.id}
          className={classes(
            buttonClasses({ variant: 'secondary' }),
            'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-ink peer-focus-visible:outline-offset-3 peer-aria-invalid:ring-2 peer-aria-invalid:ring-error noscript:hidden',
          )}
        >
          {file ? words.another : words.choose}
        </label>
        <div className="flex min-w-0 items-center gap-1">
          <p role="status" className="flex min-w-0 items-center gap-2 text-small">
            {file && (
              <>
                <Icon name="check" className="size-5 shrink-0 text-success" />
                <span className="min-w-0 font-medium wrap-anywhere">{file.name}</span>
                <span className="shrink-0 text-quiet">{sizeInWords(file.size, locale, numberLocale)}</span>
              </>
            )}
          </p>
          {file && (
            <IconButton
              label={`${words.remove} (${file.name})`}
              icon={<Icon name="close" className="size-5" />}
              onClick={remove}
            />
          )}
        </div>
      </div>
    </Field>
  )
}
