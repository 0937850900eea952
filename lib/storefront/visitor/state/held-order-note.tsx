import { classes, IconFrame, infoPath } from '@/lib/storefront/design/ui'
import type { HeldNotice } from '@/schemas/api/visitor'

type Props = {
  held: HeldNotice
  /** In the checkout, goods that are back in the basket need no link to it. */
  isInCheckout?: boolean
  className?: string
}

/** Says that an order waits for its payment, that its goods are in the basket again, or that it was placed, with the way on. */
export function HeldOrderNote({ held, isInCheckout = false, className }: Props) {
  const { kind, words, action, href, language } = held
  const isGood = kind === 'placed'
  return (
    <p
      lang={language}
      className={classes(
        'flex items-start gap-3 p-3 text-small sm:px-4',
        isGood ? 'bg-success-ground' : 'bg-warning-ground',
        className ?? 'rounded-card',
      )}
    >
      <IconFrame path={infoPath} className={classes('size-5', isGood ? 'text-success' : 'text-warning')} />
      <span className="min-w-0">
        {words}{' '}
        {(kind !== 'returned' || !isInCheckout) && (
          <a
            href={href}
            data-document=""
            className="inline-block py-0.5 font-bold underline underline-offset-2"
          >
            {action}
          </a>
        )}
      </span>
    </p>
  )
}
