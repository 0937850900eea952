import type { ReactNode } from 'react'
import type { Layout } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import { isBuilt, type Market } from '@/lib/platform/markets'
import { hasSceneColours } from '@/lib/platform/shop-configuration'
import { pictureAddress } from '@/lib/storefront/design/drawings'
import { Image, LinkButton } from '@/lib/storefront/design/ui'
import type { ShopConfiguration } from '@/schemas/shop'
import { AreaLinks } from './browse-more'
import { SearchField } from './header/screen-links'

export type ErrorKind = 'notFound' | 'generic' | 'unavailable'

type Props = {
  kind: ErrorKind
  market: Market
  /** The layout of the error page, for its links. */
  layout: Layout
  shop: Pick<ShopConfiguration, 'colours'>
  /** An editor's text instead of the built-in one. It contains the page's heading. */
  children?: ReactNode
}

const lost = pictureAddress({ kind: 'teaser', type: 'scene', name: 'lost' })
const sizes = '(min-width: 80rem) 25rem, (min-width: 64rem) 33vw, calc(100vw - 2rem)'

/**
 * The error screen: headline, message, suggestion, search, categories and the link to the home page. A shop with colours of
 * its own has no picture there, since the scene is drawn in others.
 */
export function ErrorScreen({ kind, market, layout, shop, children }: Props) {
  const t = marketText(market)
  const hasPicture = hasSceneColours(shop)
  return (
    <div
      className={`grid items-start gap-x-14 py-6 pb-section md:py-10 ${hasPicture ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]' : ''}`}
    >
      {hasPicture && (
        <Image
          src={lost}
          alt=""
          aspect="4/3"
          cover
          sizes={sizes}
          priority
          className="block rounded-card max-lg:aspect-video!"
        />
      )}
      <div className={`min-w-0 [&_.page-flow]:py-0 ${hasPicture ? 'max-lg:mt-6' : ''}`}>
        {children ?? <Words kind={kind} market={market} />}
        {isBuilt('search') && <SearchField market={market} className="mt-8 max-w-xl" />}
        <AreaLinks
          market={market}
          layout={layout}
          id="error-areas"
          className="mt-8 border-line border-t pt-6"
        />
        <p className="mt-8 flex flex-wrap gap-4">
          {/* One document serves every address: an empty reference leads to the one that was asked for. */}
          {kind !== 'notFound' && <LinkButton href="">{t('error.retry')}</LinkButton>}
          <LinkButton href={`/${market.code}/`} variant={kind === 'notFound' ? undefined : 'secondary'}>
            {t('error.home')}
          </LinkButton>
        </p>
      </div>
    </div>
  )
}

/**
 * What every page carries for a link inside the shop whose page is gone, where the server could not answer with the error
 * page: the same words and the way home, and no more, because it is read with each page.
 */
export function MissingScreen({ market }: Pick<Props, 'market'>) {
  const t = marketText(market)
  return (
    <div className="py-6 pb-section md:py-10">
      <h1 className="font-display text-display">{t('error.notFound.headline')}</h1>
      <p className="mt-4">{t('error.notFound.message')}</p>
      <p className="mt-2">{t('error.notFound.suggestion')}</p>
      <a href={`/${market.code}/`} className="mt-8 inline-block underline">
        {t('error.home')}
      </a>
    </div>
  )
}

function Words({ kind, market }: Pick<Props, 'kind' | 'market'>) {
  const t = marketText(market)
  return (
    <>
      <p className="font-bold text-quiet">{t('error.oops')}</p>
      <h1 className="mt-2 font-display text-display">{t(`error.${kind}.headline`)}</h1>
      <p className="mt-4 max-w-prose text-lead">{t(`error.${kind}.message`)}</p>
      <p className="mt-2 max-w-prose text-quiet">{t(`error.${kind}.suggestion`)}</p>
    </>
  )
}
