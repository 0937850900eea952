'use client'

import { Button, LinkButton } from './button'
import { controlClasses } from './field-frame'
import { useUiText } from './ui-text.client'

type SearchProps = {
  /** What is searched, in words. */
  label: string
  search: string
  /** How much was found, in words. */
  total: string
}

/** Searches a long list, which the server answers in parts. */
export function ListSearch({ label, search, total }: SearchProps) {
  const ui = useUiText()
  return (
    <search>
      <form className="flex flex-wrap items-center gap-2">
        <input
          type="search"
          name="search"
          aria-label={label}
          placeholder={label}
          defaultValue={search}
          maxLength={200}
          className={`${controlClasses} h-9 max-w-md`}
        />
        <Button type="submit">{ui('search')}</Button>
        <span className="text-quiet">{total}</span>
      </form>
    </search>
  )
}

type PartsProps = {
  label: string
  /** The paths of the parts before and after the one that is shown. */
  before: string | undefined
  after: string | undefined
  words: { before: string; after: string }
}

/** Leads to the parts of a list before and after the one that is shown. */
export function ListParts({ label, before, after, words }: PartsProps) {
  if (!(before ?? after)) return null
  return (
    <nav className="flex gap-2" aria-label={label}>
      {before && <LinkButton href={before}>{words.before}</LinkButton>}
      {after && <LinkButton href={after}>{words.after}</LinkButton>}
    </nav>
  )
}
