import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { ProductCard } from '@/schemas/shop'

const shown = 5

type Props = { colours: ProductCard['colours']; market: Market }

/**
 * The colours of a product, by their names where no tone of them is known. Nothing for a single colour, which the
 * picture shows.
 */
export function Swatches({ colours, market }: Props) {
  const known = colours.filter(({ swatch }) => swatch !== undefined)
  if (colours.length < 2) return null
  const words = marketText(market)('tile.colours', {
    colours: colours.map(({ label }) => label).join(', '),
  })
  if (known.length === 0) return <p className="truncate text-quiet text-small">{words}</p>
  const more = colours.length - Math.min(known.length, shown)
  return (
    <p className="swatches">
      <span className="sr-only">{words}</span>
      {known.slice(0, shown).map(({ label, swatch }) => (
        <i key={label} aria-hidden="true" style={{ background: swatch }} />
      ))}
      {more > 0 && (
        <span aria-hidden="true" className="text-quiet text-small leading-none">
          +{more}
        </span>
      )}
    </p>
  )
}
