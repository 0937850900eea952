'use client'

import type { ReactNode } from 'react'
import type { Choosable } from '@/lib/shop/product'
import { type Panel, Panels } from './panels'
import { useChoose } from './use-choice'

type SoldOutWords = {
  /** The title of the form, where there is one variant. */
  only: string
  /** The title above what can be had. */
  others: string
  similar: string
}

export type SoldOutProps = {
  number: string
  chosen: string
  variants: readonly Choosable[]
  legend: string
  /** The title of the form for each variant that cannot be ordered, where there are several. */
  titles: readonly Panel[]
  /** Where the form for a mail is sent, and its fields. */
  action: string
  fields: ReactNode
  /** The other colours that can be had, for each variant. */
  colours: readonly Panel[]
  /** Whether similar goods follow further down. */
  hasSimilar: boolean
  words: SoldOutWords
}

/** What to do about a variant that cannot be ordered: a mail when it is back, other sizes and colours, similar goods. */
export function SoldOut(props: SoldOutProps) {
  const { number, chosen, variants, legend, titles, action, fields, colours, hasSimilar, words } = props
  const choose = useChoose(number)
  const sizes = variants.filter(({ note }) => note === undefined)
  return (
    <div className="grid gap-5 print:hidden">
      <form
        id={`back-in-stock-${number}`}
        action={action}
        method="post"
        className="grid scroll-mt-28 gap-3 rounded-card border border-line p-4"
      >
        <div className="font-bold">
          {variants.length > 1 ? <Panels panels={titles} chosen={chosen} /> : words.only}
        </div>
        <input type="hidden" name="variant" value={chosen} data-variant-value="" suppressHydrationWarning />
        {fields}
      </form>
      {(sizes.length > 0 || colours.length > 0) && (
        <div className="grid gap-3">
          {sizes.length > 0 && <p className="font-bold text-small">{words.others}</p>}
          {sizes.length > 0 && (
            <ul aria-label={words.others} className="flex flex-wrap gap-2">
              {sizes.map(({ key, label: name }) => (
                <li key={key}>
                  <button type="button" className="choice" onClick={() => choose(key)}>
                    {`${legend} ${name}`}
                  </button>
                </li>
              ))}
            </ul>
          )}
          <Panels panels={colours} chosen={chosen} />
        </div>
      )}
      {hasSimilar && (
        <a href={`#alternatives-${number}`} className="justify-self-start font-bold text-small underline">
          {words.similar}
        </a>
      )}
    </div>
  )
}
