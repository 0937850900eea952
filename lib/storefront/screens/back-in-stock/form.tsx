import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'

/** Where the form is sent. */
export const backInStockAction = ({ shopLocale }: Market): string =>
  `/api/back-in-stock/?locale=${shopLocale}`

/** The label of the field and of the button, and what is wrong with what was entered. */
export function backInStockWords(market: Market) {
  const t = marketText(market)
  return {
    email: t('backInStock.email'),
    submit: t('backInStock.submit'),
    required: t('forms.errors.required'),
    wrong: t('forms.errors.email'),
  }
}

type Props = {
  market: Market
  privacyHref: string | undefined
  /** Of the field for the address, which is described by it. */
  fieldId: string
}

/** What the address is used for. */
export function BackInStockUse({ market, privacyHref, fieldId }: Props) {
  return (
    <p id={`${fieldId}-use`} className="text-quiet text-small">
      {marketText(market).rich('backInStock.use', {
        link: (words) => (privacyHref ? <a href={privacyHref}>{words}</a> : words),
      })}
    </p>
  )
}
