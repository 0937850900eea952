import { formatPrice, marketText } from '@/lib/platform/i18n'
import { type Market, orderStatusPath } from '@/lib/platform/markets'
import type { Order } from '@/lib/shop/orders'
import type { RefundTransfers } from '@/lib/shop/refund-transfers'
import { LinkButton } from '@/lib/storefront/design/ui'
import { maskedIban } from '@/schemas/iban'
import { Part } from './part'

type Props = { market: Market; order: Order; transfers: RefundTransfers }

/** Shows the amount or the postage to be transferred back, and the account that it goes to. */
export function RefundPart({ market, order, transfers }: Props) {
  const t = marketText(market)
  const { due, amount, account, hasPostage, isLocked } = transfers
  if (due.length === 0 && !hasPostage) return null
  return (
    <Part id="order-refund" title={t('refundAccount.heading')}>
      <p className="max-w-prose">
        {due.length === 0
          ? t('refundAccount.duePostage')
          : t('refundAccount.due', { amount: formatPrice(amount, market) })}{' '}
        {account
          ? t('refundAccount.known', { account: maskedIban(account.iban) })
          : t('refundAccount.unknown')}
      </p>
      {!isLocked && (
        <div className="mt-4 print:hidden">
          <LinkButton
            href={orderStatusPath(market, { order: order.number, step: 'refund' })}
            data-document=""
            variant={account ? 'secondary' : 'primary'}
          >
            {t(account ? 'refundAccount.change' : 'refundAccount.title')}
          </LinkButton>
        </div>
      )}
    </Part>
  )
}
