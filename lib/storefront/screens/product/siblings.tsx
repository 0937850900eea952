import { colonOf, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { ChoiceAttribute, ProductView, SiblingView } from '@/lib/shop/catalogue'
import { unavailableNote } from '@/lib/shop/product'
import { classes, GoodsPicture } from '@/lib/storefront/design/ui'
import { SiblingLink } from './islands'

/** What the dimensions of a product are called: a volume or a measure by their unit. */
function dimensionOf(
  { isVoucher, dimensions }: Pick<ProductView, 'isVoucher' | 'dimensions'>,
  t: ReturnType<typeof marketText>,
): { legend: string; choice: ChoiceAttribute | undefined } {
  const areAll = (unit: RegExp) => dimensions.every(({ label }) => unit.test(label))
  if (isVoucher) return { legend: t('product.worth'), choice: 'vppdimension' }
  if (areAll(/\d\sm?l$/)) return { legend: t('product.volume'), choice: undefined }
  if (areAll(/\d\sc?m$/)) return { legend: t('product.choice.masse'), choice: 'masse' }
  return { legend: t('product.dimension'), choice: 'vppdimension' }
}

/** The same product in its other colours, dimensions, measures and motifs, each a page of its own. */
export function Siblings({ view, market }: { view: ProductView; market: Market }) {
  const t = marketText(market)
  const lists = [
    {
      name: 'colours',
      legend: t('product.colour'),
      siblings: view.colours,
      choice: 'farbe',
      look: 'picture',
    },
    { name: 'dimensions', siblings: view.dimensions, look: 'words', ...dimensionOf(view, t) },
    {
      name: 'measures',
      legend: t('product.choice.masse'),
      siblings: view.measures,
      choice: 'masse',
      look: 'words',
    },
    {
      name: 'motifs',
      legend: t('product.choice.motivtext'),
      siblings: view.motifs,
      choice: 'motivtext',
      look: 'words',
    },
  ] as const
  return lists
    .filter(({ siblings }) => siblings.length > 1)
    .map(({ name, legend, siblings, choice, look }) => (
      <nav key={name} aria-label={legend} data-keeps-place={name}>
        <p className="mb-2 text-small">
          <span className="font-bold">{legend}</span>{' '}
          {nameOf(
            siblings.find(({ isActive }) => isActive),
            choice,
            market,
          )}
        </p>
        <ul className="flex flex-wrap gap-2 print:hidden">
          {siblings.map((sibling) => (
            <li key={sibling.id}>
              <Sibling sibling={sibling} view={view} choice={choice} market={market} look={look} />
            </li>
          ))}
        </ul>
      </nav>
    ))
}

/** The name of a sibling, with the reason in brackets where it cannot be ordered. */
function nameOf(
  sibling: SiblingView | undefined,
  choice: ChoiceAttribute | undefined,
  market: Market,
): string {
  if (!sibling) return ''
  const { label, buyableVariant, isSoldOut } = sibling
  const note = unavailableNote({ isBuyable: buyableVariant !== undefined, isSoldOut }, choice, market)
  return note === undefined ? label : `${label} (${note})`
}

type SiblingProps = {
  sibling: SiblingView
  view: ProductView
  choice: ChoiceAttribute | undefined
  market: Market
  look: 'picture' | 'words'
}

function Sibling({ sibling, view, choice, market, look }: SiblingProps) {
  const { href, isActive, buyableVariant, hasVariants, sameSize, imageHash, swatch } = sibling
  const isBuyable = buyableVariant !== undefined
  const name = nameOf(sibling, choice, market)
  const colon = colonOf(market.language)
  const details = sibling.advancedAttributes.map((said) => `${said.label}${colon} ${said.value}`)
  const target = {
    number: view.number,
    first: view.currentVariant,
    href,
    sameSize: hasVariants ? sameSize : {},
    isActive,
  }
  if (look === 'words')
    return (
      <SiblingLink
        {...target}
        title={details.join('\n')}
        className={classes('sibling sibling-words', isBuyable ? 'sibling-there' : 'text-quiet')}
      >
        {name}
      </SiblingLink>
    )
  return (
    <SiblingLink
      {...target}
      label={name}
      title={[name, ...details].join('\n')}
      className={classes('sibling size-16 p-1 md:size-14', !isBuyable && 'struck')}
    >
      {imageHash || !swatch ? (
        <GoodsPicture
          image={imageHash ? { src: imageHash } : undefined}
          sign={view.sign}
          width={64}
          className={classes('block rounded-[0.4375rem]', !isBuyable && 'opacity-60')}
        />
      ) : (
        <span className="block size-full rounded-[0.4375rem]" style={{ background: swatch }} />
      )}
    </SiblingLink>
  )
}
