'use client'

import { type FormEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Choosable } from '@/lib/shop/product'
import { Select } from '@/lib/storefront/design/ui'
import { BackInStockEntry } from '@/lib/storefront/screens/back-in-stock/client'
import { type Panel, Panels } from './panels'
import { useChoose } from './use-choice'

type SoldOutWords = {
  email: string
  submit: string
  /** Of an address: none, one that is none; of the list of variants: none was chosen. */
  required: string
  wrong: string
  notChosen: string
  /** The title of the form. */
  ask: string
  /** What the list of variants shows until one is chosen. */
  choose: string
  /** The title above what can be had. */
  others: string
  similar: string
}

export type SoldOutProps = {
  number: string
  chosen: string
  /** Whether the shopper has chosen it: nobody waits for a size that only stood first. */
  isChosen: boolean
  variants: readonly Choosable[]
  legend: string
  /** Where the form for a mail is sent, and what the address is used for. */
  action: string
  use: ReactNode
  /** The other colours that can be had, for each variant. */
  colours: readonly Panel[]
  /** Whether similar goods follow further down. */
  hasSimilar: boolean
  words: SoldOutWords
}

/** What to do about a variant that cannot be ordered: other sizes and colours, a mail when it is back, similar goods. */
export function SoldOut(props: SoldOutProps) {
  const { number, chosen, isChosen, variants, legend, action, use, colours, hasSimilar, words } = props
  const choose = useChoose(number)
  const sizes = variants.filter(({ note }) => note === undefined)
  const [faults, setFaults] = useState<Faults>({})

  /** Says what is wrong in the language of the page, which a browser says in its own. */
  function send(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    const found = faultsOf(form, words)
    if (Object.keys(found).length === 0) return
    event.preventDefault()
    flushSync(() => setFaults(found))
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }

  return (
    <div className="grid gap-5 print:hidden">
      {(sizes.length > 0 || colours.length > 0) && (
        <div className="grid gap-3">
          {sizes.length > 0 && <p className="font-bold text-small">{words.others}</p>}
          {sizes.length > 0 && (
            <ul aria-label={words.others} className="flex flex-wrap gap-2">
              {sizes.map(({ key, label: name }) => (
                <li key={key}>
                  <button type="button" className="choice" data-keeps-tap onClick={() => choose(key)}>
                    {`${legend} ${name}`}
                  </button>
                </li>
              ))}
            </ul>
          )}
          <Panels panels={colours} chosen={chosen} />
        </div>
      )}
      <form
        id={`back-in-stock-${number}`}
        action={action}
        method="post"
        noValidate
        onSubmit={send}
        onChange={({ currentTarget }) =>
          setFaults((told) => stillWrong(told, faultsOf(currentTarget, words)))
        }
        className="grid scroll-mt-28 gap-3 rounded-card border border-line p-4"
      >
        <p className="font-bold">{words.ask}</p>
        {variants.length > 1 ? (
          <Wanted
            {...{ number, variants, legend, choose }}
            chosen={isChosen ? chosen : ''}
            none={words.choose}
            error={faults.variant}
          />
        ) : (
          <input type="hidden" name="variant" value={chosen} />
        )}
        <BackInStockEntry id={`back-in-stock-email-${number}`} words={words} error={faults.email}>
          {use}
        </BackInStockEntry>
      </form>
      {hasSimilar && (
        <a href={`#alternatives-${number}`} className="justify-self-start font-bold text-small underline">
          {words.similar}
        </a>
      )}
    </div>
  )
}

type Faults = { variant?: string; email?: string }

/** What is missing or wrong, in words. */
function faultsOf(form: HTMLFormElement, words: SoldOutWords): Faults {
  const [variant, email] = ['variant', 'email'].map(
    (name) => (form.elements.namedItem(name) as HTMLInputElement | null)?.validity,
  )
  return {
    ...(variant?.valueMissing && { variant: words.notChosen }),
    ...(email && !email.valid && { email: email.valueMissing ? words.required : words.wrong }),
  }
}

/** What was told to be wrong and still is: nothing new is said while somebody types. */
const stillWrong = (told: Faults, found: Faults): Faults => ({
  ...(told.variant && found.variant && { variant: found.variant }),
  ...(told.email && found.email && { email: found.email }),
})

type WantedProps = Pick<SoldOutProps, 'number' | 'chosen' | 'variants' | 'legend'> & {
  none: string
  error: string | undefined
  choose: (key: string) => void
}

/** The variant that a mail is wanted for, which is the one that is chosen above. */
function Wanted({ number, chosen, variants, legend, none, error, choose }: WantedProps) {
  const id = `back-in-stock-variant-${number}`
  return (
    <Select
      id={id}
      name="variant"
      label={legend}
      error={error}
      required
      data-variant-list=""
      value={chosen}
      onChange={({ target }) => choose(target.value)}
      options={[
        ...(chosen === '' ? [{ value: '', label: none, disabled: true }] : []),
        ...variants.flatMap(({ key, label, note }) => (note === undefined ? [] : [{ value: key, label }])),
      ]}
      suppressHydrationWarning
    />
  )
}
