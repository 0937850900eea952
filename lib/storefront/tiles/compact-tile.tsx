import type { PriceMarket } from '@/lib/platform/i18n'
import { productPicture } from '@/lib/storefront/pictures'
import { Image, Price, type PriceWords } from '@/lib/storefront/ui'
import type { ProductCard } from '@/schemas/shop'

type CompactTileProps = {
  card: ProductCard
  market: PriceMarket
  words: PriceWords
}

/** A tile for a product that the visitor knows: picture, name, price. Takes its texts as props, for use in islands. */
export function CompactTile({ card, market, words }: CompactTileProps) {
  const { brand, name, lang, image, price } = card
  return (
    <article className="group relative flex h-full flex-col">
      <div className="aspect-square overflow-hidden rounded-card bg-card">
        {image && (
          <Image src={productPicture(image.src)} alt={image.alt} aspect="1/1" width={176} className="block" />
        )}
      </div>
      <p className="mt-2 min-h-[1lh] truncate font-bold text-quiet text-small">{brand}</p>
      <h3 className="line-clamp-2 min-h-[2lh] text-small leading-snug">
        <a
          href={card.href}
          lang={lang}
          className="outline-none transition-colors after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-offset-2 group-hover:text-accent"
        >
          {name}
        </a>
      </h3>
      <div className="mt-auto pt-1">
        <Price
          size="small"
          market={market}
          amount={price.withTax}
          from={card.from}
          before={card.before}
          words={words}
        />
      </div>
    </article>
  )
}
