import type { Market } from '@/lib/platform/markets'
import type { GuaranteeView } from '@/lib/shop/catalogue'
import { guaranteeWords } from '@/lib/shop/product'
import { Image } from '@/lib/storefront/design/ui'

type Props = {
  guarantee: GuaranteeView
  market: Market
  /** Whose guarantee it is, where there are several products. */
  name?: string
}

/** The producer's guarantee of durability with its statement, and the Union's label for it where the product has it. */
export function DurabilityLabel({ guarantee, market, name }: Props) {
  const { title, scope, lines, terms } = guaranteeWords(guarantee, market)
  return (
    <div className="rounded-card bg-companion-1 p-4 text-small">
      {guarantee.label && <Image src={guarantee.label} alt={title} width={240} className="mb-3" />}
      {name && <p>{name}</p>}
      <strong>{title}</strong>
      <p>{scope}</p>
      <ul className="mt-2 wrap-anywhere">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>
          {terms.lead}
          <span lang={terms.lang}>{terms.text}</span>
        </li>
      </ul>
    </div>
  )
}
