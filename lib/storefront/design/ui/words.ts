import { colonOf, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { memoize } from '@/lib/platform/memory'

type Speaker = Pick<Market, 'iso' | 'language' | 'numberLocale'>

function speak(market: Speaker) {
  const t = marketText(market)
  const colon = colonOf(market.language)
  const stars = new Intl.NumberFormat(market.numberLocale, { maximumFractionDigits: 1 })
  return {
    price: {
      now: t('ui.price.now'),
      before: t('ui.price.before'),
      lowest: t('ui.price.lowest'),
      recommended: t('ui.price.recommended'),
      from: t('ui.price.from'),
    },
    pagination: {
      label: t('ui.pagination.label'),
      previous: t('ui.pagination.previous'),
      next: t('ui.pagination.next'),
      page: (page: number) => t('ui.pagination.page', { page: String(page) }),
    },
    carousel: { previous: t('ui.carousel.previous'), next: t('ui.carousel.next') },
    toasts: {
      label: t('ui.toasts.label'),
      close: t('ui.toasts.close'),
      types: {
        success: `${t('ui.toasts.success')}${colon}`,
        error: `${t('ui.toasts.error')}${colon}`,
        warning: `${t('ui.toasts.warning')}${colon}`,
        info: `${t('ui.toasts.info')}${colon}`,
        default: '',
      },
    },
    close: t('ui.close'),
    loading: t('ui.loading'),
    optionalMark: t('ui.optional'),
    /** For a `Rating`: 4.5 of 5 stars, 12 reviews. */
    rating: (value: number, reviews: number) => t('ui.rating', { value: stars.format(value), reviews }),
    removeChip: (name: string) => t('ui.removeChip', { name }),
  }
}

/**
 * The texts of the components in a market. Components take texts as props, so that islands do not load those of every
 * language.
 */
export const uiWords = memoize(({ iso }: Speaker) => iso, speak)
