import type { ValueFacet } from '@/lib/shop/listing'
import type { Chosen, FacetValueView, FacetView } from './listing-view'

export type FacetWords = { from: string; to: string }

export type FacetFieldsProps = {
  facet: FacetView
  chosen: Chosen
  /** Keeps the element ids of the bar and the drawer apart. */
  place: 'bar' | 'drawer'
  words: FacetWords
  currency: string
  onToggle: (facet: ValueFacet, value: FacetValueView) => void
  onPrice: (from: string, to: string) => void
}

/** The controls of a filter. */
export function FacetFields(props: FacetFieldsProps) {
  const { facet, chosen, place, onToggle } = props
  if (facet.name === 'price') return <PriceFields {...props} facet={facet} />
  const { name } = facet
  const list = (values: readonly FacetValueView[], className?: string) => (
    <ul className={className}>
      {values.map((one) => {
        const { value, label, count, swatch, shades } = one
        return (
          <li key={value}>
            <label className="facet-value">
              <input
                type="checkbox"
                name={name}
                value={value}
                checked={chosen.filters[name]?.includes(value) ?? false}
                onChange={() => onToggle(name, one)}
                data-control={`${place}:${name}:${value}`}
              />
              {swatch && <span className="facet-swatch" style={{ background: swatch }} aria-hidden="true" />}
              <span>{label}</span>
              <small>{count}</small>
            </label>
            {shades && list(shades)}
          </li>
        )
      })}
    </ul>
  )
  return (
    <>
      {list(facet.values, 'facet-values')}
      {facet.advice && (
        <a href={facet.advice.href} className="facet-advice">
          {facet.advice.label}
        </a>
      )}
    </>
  )
}

type PriceProps = FacetFieldsProps & { facet: Extract<FacetView, { name: 'price' }> }

/** The two ends of a price range. Without scripts they are sent separately, and the server combines them. */
function PriceFields({ facet, chosen, place, words, currency, onPrice }: PriceProps) {
  const { from, to } = chosen.price ?? {}
  const take = (group: HTMLFieldSetElement | null) => {
    const [first = '', second = ''] = [...(group?.querySelectorAll('input') ?? [])].map(({ value }) =>
      value.trim(),
    )
    if (first !== String(from ?? '') || second !== String(to ?? '')) onPrice(first, second)
  }
  const field = (end: 'from' | 'to', value: number | undefined, hint: number) => (
    <label className="facet-price">
      <span>{words[end]}</span>
      <span className="facet-amount">
        <input
          // The typed value stays until the address changes.
          key={value ?? ''}
          type="text"
          inputMode="numeric"
          maxLength={8}
          name={end === 'from' ? 'priceFrom' : 'priceTo'}
          defaultValue={value ?? ''}
          placeholder={String(hint)}
          autoComplete="off"
          onBlur={(event) => take(event.currentTarget.closest('fieldset'))}
          // Enter does not submit a form with two fields and no button.
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
          data-control={`${place}:price:${end}`}
        />
        <span aria-hidden="true">{currency}</span>
      </span>
    </label>
  )
  return (
    <fieldset className="facet-prices">
      <legend className="sr-only">{facet.label}</legend>
      {field('from', from, facet.low)}
      {field('to', to, facet.high)}
    </fieldset>
  )
}

/** The other choices as hidden fields, so that they are kept without scripts. */
export function ChosenFields({ chosen, except }: { chosen: Chosen; except: readonly string[] }) {
  const { filters, price, sort, term, meant = {}, meantPrice, without = [] } = chosen
  // What the term means is sent as any other choice, so that it can be taken back.
  const taken = [...new Set([...without, ...Object.keys(meant), ...(meantPrice ? ['price'] : [])])]
  const pairs: [string, string][] = [
    ...Object.entries(filters).flatMap(([name, list]) =>
      list.map((value): [string, string] => [name, value]),
    ),
    ...(price ? [['price', `${price.from ?? ''}-${price.to ?? ''}`] satisfies [string, string]] : []),
    ...(sort ? [['sort', sort] satisfies [string, string]] : []),
    ...(term ? [['term', term] satisfies [string, string]] : []),
    ...taken.map((name): [string, string] => ['without', name]),
  ]
  return pairs
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={`${name}:${value}`} type="hidden" name={name} value={value} />)
}
