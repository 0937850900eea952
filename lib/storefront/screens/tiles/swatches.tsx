import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { ProductCard } from '@/schemas/shop'

const most = 5

type Props = { card: Pick<ProductCard, 'number' | 'colours'>; market: Market }

/**
 * The colours of an article: links to each. With scripts they change what the tile shows (`TileColours`). Entries that an
 * older release has written have no addresses yet.
 */
export function Swatches({ card: { number, colours }, market }: Props) {
  const t = marketText(market)
  const known = colours.filter(({ swatch, href }) => swatch && href)
  if (known.length < 2) return null
  const own = known.findIndex((one) => one.number === number)
  const shown =
    own < most ? known.slice(0, most) : [...known.slice(0, most - 1), ...known.slice(own, own + 1)]
  const more = colours.length - shown.length
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="swatches" data-cold="" role="group" aria-label={t('tile.colours')}>
      {shown.map(({ number: each, href, label, swatch, soldOut }) => (
        // biome-ignore lint/a11y/useAnchorContent: its label names it, and the style sheet draws it
        <a
          key={each}
          href={href}
          className={soldOut ? 'gone' : undefined}
          style={{ color: swatch }}
          aria-label={soldOut ? `${label} (${t('product.sold', { choice: 'farbe' })})` : label}
          aria-current={each === number ? 'true' : undefined}
        />
      ))}
      {more > 0 && <small aria-hidden="true">+{more}</small>}
    </div>
  )
}
