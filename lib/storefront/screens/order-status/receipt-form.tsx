import { formatDay, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { Order } from '@/lib/shop/orders'
import { mostReceipts, type OrderReturn, receiptMegabytes } from '@/lib/shop/returns'
import { Button, FileField } from '@/lib/storefront/design/ui'
import { callAddress } from '@/lib/storefront/screens/step-forms'

type Props = { market: Market; order: Order; announced: OrderReturn }

const types = 'JPEG, PNG, WebP, PDF'
const accepted = 'image/jpeg,image/png,image/webp,application/pdf'

/** The receipts that were sent for the postage of a return. */
export function Receipts({ market, announced: { receipts = [] } }: Omit<Props, 'order'>) {
  const t = marketText(market)
  if (receipts.length === 0) return null
  return (
    <ul className="mt-3 grid gap-1 text-small">
      {receipts.map(({ id, name, sentAt }) => (
        <li key={id} className="wrap-anywhere">
          {t('orderReturn.receipt.sent', { name, date: formatDay(sentAt, market) })}
        </li>
      ))}
    </ul>
  )
}

/** Takes the receipt of a postage that the shopper has paid. It is a plain form, which works without scripts. */
export function ReceiptForm({ market, order, announced }: Props) {
  const t = marketText(market)
  const { id, number, receipts = [] } = announced
  if (receipts.length >= mostReceipts) return null
  const title = `receipt-title-${id}`
  return (
    <form
      method="post"
      encType="multipart/form-data"
      noValidate
      action={callAddress(market, 'orders/return-receipt')}
      aria-labelledby={title}
      className="mt-4 grid max-w-prose gap-3 rounded-card bg-companion-1 p-4 print:hidden"
    >
      <input type="hidden" name="order" value={order.number} />
      <input type="hidden" name="return" value={number} />
      <div>
        <p id={title} className="font-bold">
          {t('orderReturn.receipt.title')}
        </p>
        <p className="text-small">{t('orderReturn.receipt.lead')}</p>
      </div>
      <FileField
        id={`receipt-${id}`}
        name="receipt"
        label={t('orderReturn.receipt.file')}
        hint={t('forms.fileHint', { types, megabytes: String(receiptMegabytes) })}
        accept={accepted}
        required
        words={{
          choose: t('forms.file.choose'),
          another: t('forms.file.another'),
          remove: t('forms.file.remove'),
        }}
        locale={market.iso}
        numberLocale={market.numberLocale}
      />
      <div>
        <Button type="submit" variant="secondary" size="small">
          {t('orderReturn.receipt.submit')}
        </Button>
      </div>
    </form>
  )
}
