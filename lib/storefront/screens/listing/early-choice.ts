import type { Sort } from '@/lib/shop/listing'
import { type Chosen, type FacetView, sorted, toggled, withPrice, withShades } from './listing-view'

/** A control of a listing that was changed before its code had come: its `data-control`, what it holds, and whether it is on. */
export type EarlyChange = { control: string; value: string; isOn: boolean }

/** The choice with the changes that were made before any code could take them. */
export function withEarlyChanges(
  chosen: Chosen,
  facets: readonly FacetView[],
  changes: readonly EarlyChange[],
): Chosen {
  return changes.reduce((next, { control, value, isOn }) => {
    const [place, name, end] = control.split(':')
    if (place === 'sort') return sorted(next, value as Sort)
    if (name === 'price') {
      const { from = '', to = '' } = next.price ?? {}
      return end === 'from' ? withPrice(next, value, String(to)) : withPrice(next, String(from), value)
    }
    for (const facet of facets) {
      if (facet.name === 'price' || facet.name !== name) continue
      const view = withShades(facet.values).find((one) => one.value === value)
      const was = next.filters[facet.name]?.includes(value) ?? false
      if (view && was !== isOn) return toggled(next, facet.name, view)
    }
    return next
  }, chosen)
}

/** The changes that the early script has marked in a listing. Takes the marks away. */
export const takeEarlyChanges = (frame: Element): EarlyChange[] =>
  [...frame.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-control][data-tapped]')].map(
    (field) => {
      delete field.dataset.tapped
      const { value, dataset } = field
      return { control: dataset.control ?? '', value, isOn: 'checked' in field && field.checked }
    },
  )
