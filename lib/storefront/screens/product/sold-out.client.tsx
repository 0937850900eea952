'use client'

import type { ReactNode } from 'react'
import { fillTemplate } from '@/lib/platform/i18n'
import type { Choosable } from '@/lib/shop/product'
import { type Panel, Panels } from './panels'
import { useChoose } from './use-choice'

type SoldOutWords = {
  /** The title of the form, for the only variant and with the name of one of several. */
  only: string
  one: string
  /** The title above what can be had. */
  others: string
  similar: string
}

export type SoldOutProps = {
  number: string
  chosen: string
  variants: readonly Choosable[]
  legend: string
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
  const { number, chosen, variants, legend, action, fields, colours, hasSimilar, words } = props
  const choose = useChoose(number)
  const label = variants.find(({ key }) => key === chosen)?.label ?? ''
  const sizes = variants.filter(({ key, note }) => note === undefined && key !== chosen)
  const isColour = colours.some(({ keys }) => keys.includes(chosen))
  return (
    <div className="grid gap-5">
      <form
        id={`back-in-stock-${number}`}
        action={action}
        method="post"
        className="grid scroll-mt-28 gap-3 rounded-card border border-line p-4"
      >
        <p className="font-bold">
          {variants.length > 1 ? fillTemplate(words.one, { what: `${legend} ${label}` }) : words.only}
        </p>
        <input type="hidden" name="variant" value={chosen} />
        {fields}
      </form>
      {(sizes.length > 0 || isColour) && (
        <div className="grid gap-3">
          <p className="font-bold text-small">{words.others}</p>
          {sizes.length > 0 && (
            <ul className="flex flex-wrap gap-2">
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
