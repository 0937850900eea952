import type { Layout } from '@/lib/content/pages'
import type { Market } from '@/lib/platform/markets'
import { LegalLinks } from '@/lib/storefront/screens/help'

/** The footer of the checkout: the legal pages alone. */
export const CheckoutFooter = ({ market, layout }: { market: Market; layout: Layout }) => (
  <footer className="mt-auto border-line border-t bg-card print:hidden">
    <div className="mx-auto max-w-page px-4 md:px-6">
      <LegalLinks layout={layout} market={market} />
    </div>
  </footer>
)
