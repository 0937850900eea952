import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { Advisor } from '@/lib/shop/advisors'
import { rowsFor } from '@/lib/shop/advisors'
import { Button, Dialog, Icon, opensDialog, uiWords } from '@/lib/storefront/design/ui'
import { Advice } from '@/lib/storefront/screens/tiles'

type Props = {
  advisor: Advisor
  number: string
  /** The labels of the product's variants. */
  sizes: readonly string[]
  /** Those of the variants that can be ordered. */
  orderable: readonly string[]
  market: Market
  /** The guide with more advice. */
  href: string | undefined
}

/** A button that opens the table for choosing the right size or warmth. */
export function ProductAdvisor({ advisor, number, sizes, orderable, market, href }: Props) {
  const t = marketText(market)
  const id = `advisor-${number}`
  return (
    <div className="-my-2 -ms-3 forced-colors:m-0">
      <Button
        variant="quiet"
        size="small"
        icon={<Icon name={advisor === 'tog' ? 'moon' : 'ruler'} />}
        {...opensDialog(id)}
      >
        {t(`product.${advisor}.open`)}
      </Button>
      <Dialog id={id} title={t(`product.${advisor}.title`)} closeLabel={uiWords(market).close}>
        <Advice
          advisor={advisor}
          market={market}
          sizes={rowsFor(sizes, orderable)}
          link={href === undefined ? undefined : { href }}
        />
      </Dialog>
    </div>
  )
}
