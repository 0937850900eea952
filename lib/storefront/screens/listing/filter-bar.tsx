import { type RefObject, useRef } from 'react'
import type { Sort } from '@/lib/shop/listing'
import { chevronDownPath, filterPath, IconFrame, opensDialog } from '@/lib/storefront/design/ui'
import { ChosenFields, FacetFields } from './facet-fields'
import type { ControlProps } from './listing-frame.client'
import { chosenOf, chosenOfAll, filtersInBar } from './listing-view'
import { useMenus } from './use-menus'

type Props = ControlProps & { dialog: string; onSort: (sort: Sort) => void }

const pill =
  'inline-flex min-h-11 items-center gap-1.5 rounded-field border border-outline bg-card px-4 transition-colors hover:border-ink'

/** As many main filters stand in one row with the button and the order. */
const besideOnTablets = 2

/** The main filters on wide screens, the first ones on tablets, the button for all filters, and the order. A form that works without scripts. */
export function FilterBar({ dialog, onSort, ...controls }: Props) {
  const { path, chosen, facets, sorts, words, onSend } = controls
  const bar = useRef<HTMLFormElement>(null)
  const shown = facets.slice(0, filtersInBar)
  useMenus(bar as RefObject<HTMLElement | null>)
  const count = chosenOfAll(chosen, facets)
  return (
    <form ref={bar} action={path} onSubmit={onSend} className="flex flex-wrap items-center gap-2">
      {shown.map((facet, at) => (
        <details
          key={facet.name}
          name="filter-menu"
          className={`facet-menu ${at < besideOnTablets ? 'max-sm:hidden' : 'max-lg:hidden'}`}
          data-control={`bar:${facet.name}`}
        >
          <summary>
            {facet.label}
            <Count of={chosenOf(chosen, facet.name)} />
            <IconFrame path={chevronDownPath} className="size-4" />
          </summary>
          <div>
            <FacetFields {...controls} facet={facet} place="bar" />
            <noscript>
              <button
                type="submit"
                className="mt-2 min-h-11 w-full rounded-field bg-ink px-4 font-bold text-card"
              >
                {words.apply}
              </button>
            </noscript>
          </div>
        </details>
      ))}
      {facets.length > 0 && (
        <button
          type="button"
          className={`${pill} cursor-pointer font-bold max-sm:flex-1 max-sm:justify-center`}
          data-control="open"
          {...opensDialog(dialog)}
        >
          <IconFrame path={filterPath} />
          <span className="lg:hidden">{words.filter}</span>
          <span className="max-lg:hidden">{words.allFilters}</span>
          <Count of={count} />
        </button>
      )}
      {/* Without scripts, the button stays beside the order that it is for. */}
      <div className="flex min-w-0 items-center gap-2 max-sm:flex-[1_1_8rem] sm:ms-auto noscript:max-sm:basis-full">
        <label className="relative flex min-w-0 flex-1 items-center gap-2">
          <span className="whitespace-nowrap text-quiet text-small max-lg:sr-only">{words.sort}</span>
          <select
            name="sort"
            value={chosen.sort ?? sorts[0]?.value}
            onChange={(event) => onSort(event.currentTarget.value as Sort)}
            className={`${pill} w-full min-w-0 cursor-pointer appearance-none whitespace-normal wrap-anywhere pe-10`}
            data-control="sort"
          >
            {sorts.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <IconFrame path={chevronDownPath} className="pointer-events-none absolute end-4 size-4" />
        </label>
        <noscript>
          <button type="submit" className={`${pill} font-bold`}>
            {words.apply}
          </button>
        </noscript>
      </div>
      <ChosenFields chosen={chosen} except={['sort', ...shown.map(({ name }) => name)]} />
    </form>
  )
}

const Count = ({ of }: { of: number }) => (of > 0 ? <span className="facet-count">{of}</span> : null)
