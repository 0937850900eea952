import type { ProductView } from '@/lib/shop/catalogue'
import type { HeadingLevel } from '@/lib/storefront/design/ui'

type Props = {
  id: string
  view: Pick<ProductView, 'brand' | 'subbrand' | 'name' | 'lang'>
  href: string
  level: HeadingLevel
}

/** Brand and name, linked to the product's page. */
export function ProductName({ id, view: { brand, subbrand, name, lang }, href, level: Heading }: Props) {
  return (
    <div className="min-w-0">
      <p className="font-bold text-quiet text-small">{[brand, subbrand].filter(Boolean).join(' ')}</p>
      <Heading id={id} className="font-bold text-lead leading-snug">
        <a
          href={href}
          lang={lang}
          className="no-underline underline-offset-4 hover:text-accent hover:underline"
        >
          {name}
        </a>
      </Heading>
    </div>
  )
}
