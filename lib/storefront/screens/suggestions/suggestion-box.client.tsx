'use client'

import { useEffect, useId, useLayoutEffect, useState } from 'react'
import { basePriceOf, formatBasePrice, formatPrice, type PriceMarket } from '@/lib/platform/i18n'
import { productPicture, remotePictureUrl, shopPictureUrl } from '@/lib/storefront/design/pictures'
import { Dotted, GoodsSign, IconFrame, searchPath } from '@/lib/storefront/design/ui'
import { layersChanged } from '@/lib/storefront/design/ui/client'
import { isSuggested, nextEntry, type SuggestedProduct, suggestionGroups } from './suggestion-entries'
import { useSuggestions } from './use-suggestions'

const afterPressMs = 200

export type SuggestionWords = {
  label: string
  terms: string
  products: string
  categories: string
  brands: string
  pages: string
  /** With `{term}`. */
  all: string
  /** With `{count}`. */
  count: string
  none: string
  from: string
}

export type SuggestionBoxProps = {
  input: HTMLInputElement
  locale: string
  market: PriceMarket
  words: SuggestionWords
}

/**
 * The suggestions below a search field, which becomes a combobox with a listbox
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/): the focus stays in the field, and the arrow keys move through
 * the list.
 */
export function SuggestionBox({ input, locale, market, words }: SuggestionBoxProps) {
  const id = useId()
  const [term, setTerm] = useState(input.value)
  // Takes over text that was typed before this code was loaded.
  const [isOpen, setOpen] = useState(() => document.activeElement === input)
  const [active, setActive] = useState(-1)
  const suggested = useSuggestions(term, locale)
  const groups = suggested ? suggestionGroups(suggested.answer, suggested.term) : []
  const isAnything = suggested !== undefined && isSuggested(suggested.answer)
  const results = `${new URL(input.form?.action ?? '', input.baseURI).pathname}?${new URLSearchParams({ term: suggested?.term ?? '' })}`
  const hrefs = [results, ...groups.flatMap(({ entries }) => entries.map(({ href }) => href))]
  const shows = isOpen && isAnything && term.trim() !== ''
  const optionId = (index: number) => `${id}-${index}`

  useEffect(() => {
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-controls', id)
    input.setAttribute('aria-expanded', String(shows))
    if (shows && active >= 0) input.setAttribute('aria-activedescendant', `${id}-${active}`)
    else input.removeAttribute('aria-activedescendant')
  }, [input, id, shows, active])

  useEffect(() => {
    // A press that closes the list may follow a link.
    const timer = setTimeout(layersChanged, shows ? 0 : afterPressMs)
    return () => clearTimeout(timer)
  }, [shows])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other suggestions have other places
  useEffect(() => setActive(-1), [suggested])

  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, id])

  // Before the list is drawn: a key that answers what one sees must not find the listeners of the time before.
  useLayoutEffect(() => {
    // Takes over text that was typed between rendering and this effect.
    setTerm(input.value)
    const listening = new AbortController()
    const on = <E extends Event>(type: string, listen: (event: E) => void) =>
      input.addEventListener(type, listen as EventListener, { signal: listening.signal })
    on('input', () => {
      setTerm(input.value)
      setOpen(true)
    })
    on('focus', () => setOpen(true))
    on('blur', () => setOpen(false))
    on<KeyboardEvent>('keydown', (event) => {
      if (event.isComposing) return
      if (event.key === 'Escape' && shows) {
        // The first Esc closes the list, the next one empties the field, as search fields do.
        event.preventDefault()
        setOpen(false)
        setActive(-1)
      } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && suggested) {
        event.preventDefault()
        setOpen(true)
        if (shows) setActive(nextEntry(active, hrefs.length, event.key === 'ArrowDown' ? 1 : -1))
      } else if (event.key === 'Enter' && shows && active >= 0) {
        event.preventDefault()
        document.getElementById(`${id}-${active}`)?.click()
      }
    })
    return () => listening.abort()
  }, [input, id, shows, active, suggested, hrefs.length])

  let index = -1
  const option = (href: string, className: string) => {
    index += 1
    return {
      id: optionId(index),
      role: 'option' as const,
      tabIndex: -1,
      'aria-selected': index === active,
      href,
      className: `suggestion ${className}`,
    }
  }
  return (
    <>
      <span role="status" className="sr-only">
        {shows ? words.count.replace('{count}', String(hrefs.length - 1)) : ''}
        {isOpen && suggested && !isAnything ? words.none : ''}
      </span>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field */}
      <div
        id={id}
        role="listbox"
        aria-label={words.label}
        hidden={!shows}
        className="suggestions"
        // Keeps the focus in the field; on blur the list would close before the click.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          if (!(event.target instanceof Element) || !event.target.closest('a')) return
          setOpen(false)
          input.blur()
        }}
      >
        {/* The first, because a phone's keyboard covers all but the beginning. */}
        <a {...option(results, 'suggestions-all')}>
          <IconFrame path={searchPath} />
          <span className="min-w-0">{words.all.replace('{term}', () => suggested?.term ?? '')}</span>
        </a>
        {groups.map(({ name, entries }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options in a list of options
          <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
            <p id={`${id}-${name}`} role="presentation" className="suggestions-name">
              {words[name]}
            </p>
            {entries.map(({ href, label, shown, product }) => (
              <a key={href} {...option(href, product ? 'suggestion-product' : '')}>
                {product ? (
                  <Product product={product} market={market} from={words.from} />
                ) : (
                  <Marked text={label} shown={shown} term={suggested?.term ?? ''} />
                )}
              </a>
            ))}
          </div>
        ))}
      </div>
    </>
  )
}

type ProductProps = { product: SuggestedProduct; market: PriceMarket; from: string }

function Product({ product, market, from }: ProductProps) {
  const { brand, name, shownName = name, lang, image, sign, price, condition } = product
  const address = image && pictureOf(image.src)
  const base = basePriceOf(price)
  return (
    <>
      {address ? (
        // biome-ignore lint/performance/noImgElement: prepared in its size already
        <img src={address} alt="" width={48} height={48} loading="lazy" />
      ) : (
        <GoodsSign sign={sign} />
      )}
      {/* Where a name has no room beside its price, the price stands below it. */}
      <span className="suggestion-words">
        <span className="suggestion-name">
          <span className="block text-quiet text-small leading-tight">
            <Dotted parts={[brand, ...(condition ? [<strong key="condition">{condition}</strong>] : [])]} />
          </span>
          <span className="line-clamp-3 leading-snug" lang={lang}>
            {shownName}
          </span>
        </span>
        <span className="shrink-0 font-bold tabular-nums">
          {product.from && <span className="font-normal text-small">{from} </span>}
          {formatPrice(price.withTax, market)}
          {base && (
            <span className="block font-normal text-quiet text-small">{formatBasePrice(base, market)}</span>
          )}
        </span>
      </span>
    </>
  )
}

/** Always at density 2: a picture of this size is tiny. */
const pictureOf = (src: string) => {
  const address = productPicture(src)
  const remote = remotePictureUrl(address, { width: 96 })
  return remote ?? (address.startsWith('/pictures/') ? shopPictureUrl(address, { width: 96 }) : address)
}

/** Where a text with soft hyphens goes on after so many letters. */
function after(shown: string, letters: number): number {
  let at = 0
  for (let seen = 0; seen < letters; at += 1) if (shown[at] !== '\u00ad') seen += 1
  return at
}

/** The typed part is dimmed, so that the completion stands out. */
function Marked({ text, shown = text, term }: { text: string; shown?: string | undefined; term: string }) {
  const starts = text.toLowerCase().startsWith(term.toLowerCase())
  if (!starts) return <span className="min-w-0">{shown}</span>
  const end = after(shown, term.length)
  return (
    <span className="min-w-0">
      {shown.slice(0, end)}
      <b>{shown.slice(end)}</b>
    </span>
  )
}
