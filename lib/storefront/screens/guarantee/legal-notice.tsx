import type { Layout } from '@/lib/content/pages'
import { countryOf, type Market } from '@/lib/platform/markets'
import { legalNoticeWords } from '@/lib/shop/product'
import { remindsOfGuarantee } from '@/lib/shop/rules'
import { servable } from '@/lib/storefront/design/pictures'
import { Image } from '@/lib/storefront/design/ui'

type Props = { market: Market; layout: Pick<Layout, 'guaranteeNotice'> }

/**
 * The Union's notice on the legal guarantee of conformity: the official picture in the market's language where the
 * layout has one that pages show, else its content in words. Goods have it; money, files and Switzerland do not.
 */
export function LegalNotice({ market, layout: { guaranteeNotice } }: Props) {
  if (!remindsOfGuarantee(countryOf(market))) return null
  const { title, text, more, href } = legalNoticeWords(market)
  const notice = servable(guaranteeNotice)
  return (
    <div className="rounded-card border border-outline p-4 text-small">
      {notice ? (
        <Image src={notice.src} alt={`${title}. ${text}`} width={480} className="mx-auto" />
      ) : (
        <>
          <strong className="block text-balance">{title}</strong>
          <p>{text}</p>
        </>
      )}
      <a href={href} target="_blank" rel="noopener" className="underline">
        {more}
      </a>
    </div>
  )
}
