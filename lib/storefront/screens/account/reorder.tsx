import { marketText } from '@/lib/platform/i18n'
import { type Market, screenPath } from '@/lib/platform/markets'
import { Button, TextLink } from '@/lib/storefront/design/ui'
import { callAddress } from '@/lib/storefront/screens/step-forms'
import { Notice } from './notice'

type Props = { market: Market; number: string; state: string | undefined }

/** Orders once more what an order had; and what has become of it where not all is there. */
export function Reorder({ market, number, state }: Props) {
  const t = marketText(market)
  const partly = state === 'reorderPartly'
  return (
    <div className="mx-auto mb-6 max-w-3xl print:hidden">
      {(partly || state === 'reorderNone') && (
        <Notice>
          <p>{t(partly ? 'account.orders.reorderPartly' : 'account.orders.reorderNone')}</p>
          {partly && (
            <p className="mt-2">
              <TextLink href={screenPath(market, 'basket')}>{t('account.orders.toBasket')}</TextLink>
            </p>
          )}
        </Notice>
      )}
      <form action={callAddress(market, 'account/reorder')} method="post" className="mt-4">
        <input type="hidden" name="order" value={number} />
        <Button type="submit" variant="secondary">
          {t('account.orders.reorder')}
        </Button>
      </form>
    </div>
  )
}
