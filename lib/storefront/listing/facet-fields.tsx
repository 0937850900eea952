import type { ValueFacet } from '@/lib/shop/listing'
import type { Chosen, FacetValueView, FacetView } from './listing-view'

export type FacetWords = { from: string; to: string }

export type FacetFieldsProps = {
  facet: FacetView
  chosen: Chosen
  /** Tells the bar's controls from the drawer's. */
  place: 'bar' | 'drawer'
  words: FacetWords
  currency: string
  onToggle: (facet: ValueFacet, value: string) => void
  onPrice: (from: string, to: string) => void
}

/** What can be chosen of a filter. */
export function FacetFields(props: FacetFieldsProps) {
  const { facet, chosen, place, onToggle } = props
  if (facet.name === 'price') return <PriceFields {...props} facet={facet} />
  return (
    <ul className="facet-values">
      {facet.values.map((value) => (
        <li key={value.value}>
          <FacetValue
            {...value}
            name={facet.name}
            selected={chosen.filters[facet.name]?.includes(value.value) ?? false}
            place={place}
            onToggle={onToggle}
          />
        </li>
      ))}
    </ul>
  )
}

type ValueProps = FacetValueView &
  Pick<FacetFieldsProps, 'place' | 'onToggle'> & { name: ValueFacet; selected: boolean }

function FacetValue({ name, value, label, count, swatch, selected, place, onToggle }: ValueProps) {
  return (
    <label className="facet-value">
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={selected}
        onChange={() => onToggle(name, value)}
        data-control={`${place}:${name}:${value}`}
      />
      {swatch && <span className="facet-swatch" style={{ background: swatch }} aria-hidden="true" />}
      <span>{label}</span>
      <small>{count}</small>
    </label>
  )
}

type PriceProps = FacetFieldsProps & { facet: Extract<FacetView, { name: 'price' }> }

/** Two fields; without scripts the address has both, and the shop makes one range of them. */
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
          // What was typed stays until the address says something else.
          key={value ?? ''}
          type="text"
          inputMode="numeric"
          maxLength={8}
          name={end === 'from' ? 'priceFrom' : 'priceTo'}
          defaultValue={value ?? ''}
          placeholder={String(hint)}
          autoComplete="off"
          onBlur={(event) => take(event.currentTarget.closest('fieldset'))}
          // A form of two fields and no button is not sent by Enter.
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

/** What a form has to send besides its own fields, so that without scripts nothing chosen is lost. */
export function ChosenFields({ chosen, except }: { chosen: Chosen; except: readonly string[] }) {
  const { filters, price, sort, term } = chosen
  const pairs: [string, string][] = [
    ...Object.entries(filters).flatMap(([name, list]) =>
      list.map((value): [string, string] => [name, value]),
    ),
    ...(price ? [['price', `${price.from ?? ''}-${price.to ?? ''}`] satisfies [string, string]] : []),
    ...(sort ? [['sort', sort] satisfies [string, string]] : []),
    ...(term ? [['term', term] satisfies [string, string]] : []),
  ]
  return pairs
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={`${name}:${value}`} type="hidden" name={name} value={value} />)
}
