import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { Button, TextField } from '@/lib/storefront/design/ui'

/** Where the form is sent. */
export const backInStockAction = ({ shopLocale }: Market): string =>
  `/api/back-in-stock/?locale=${shopLocale}`

type Props = {
  market: Market
  /** Of the field: a page may have two. */
  id: string
  /** What was entered before, and what is wrong with it, in words. */
  email?: string | undefined
  error?: string | undefined
  privacyHref: string | undefined
}

/** The field and the button of the form, which needs no script; the variant is a hidden field beside them. */
export function BackInStockFields({ market, id, email, error, privacyHref }: Props) {
  const t = marketText(market)
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-[1_1_14rem]">
          <TextField
            id={id}
            name="email"
            type="email"
            label={t('backInStock.email')}
            error={error}
            required
            defaultValue={email}
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
        <Button type="submit" className="flex-[1_1_auto]">
          {t('backInStock.submit')}
        </Button>
      </div>
      <p className="text-quiet text-small">
        {t.rich('backInStock.use', {
          link: (words) => (privacyHref ? <a href={privacyHref}>{words}</a> : words),
        })}
      </p>
    </>
  )
}
