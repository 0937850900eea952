import { resolveLink } from '@/lib/content/links'
import { quotesOf } from '@/lib/platform/i18n'
import { classes, tones } from '@/lib/storefront/design/ui'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import type { quoteBlock } from '@/schemas/blocks/quote'

export function Quote({ blok, context }: BlockProps<typeof quoteBlock>) {
  // Real characters instead of CSS, so that they are copied and read out.
  const [open, close] = quotesOf(context.market)
  const link = resolveLink(blok.link, context.market)
  const plain = blok.backgroundColor === 'none'
  const source = link ? <a {...link}>{blok.source ?? blok.role}</a> : blok.source
  return (
    <figure
      className={classes(
        'w-full',
        plain
          ? 'border-accent border-s-2 ps-5 md:ps-8'
          : classes(tones[blok.backgroundColor], 'rounded-card p-6 md:p-10'),
        blok.backgroundColor === 'card' && 'border border-line',
      )}
    >
      <blockquote className="max-w-3xl whitespace-pre-line text-pretty font-display text-h3 md:text-h2">
        <p>
          {open}
          {blok.text}
          {close}
        </p>
      </blockquote>
      {(blok.source ?? blok.role) && (
        <figcaption className="mt-4 text-small">
          <span className="font-bold">{source}</span>
          {blok.role && !(link && !blok.source) && (
            <span className={classes('text-quiet', blok.source && 'mt-0.5 block')}>{blok.role}</span>
          )}
        </figcaption>
      )}
    </figure>
  )
}
