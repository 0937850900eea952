import { classes } from './classes'

type RatingProps = {
  /** 0 to 5. */
  value: number
  /** ‘4.5 of 5 stars, 12 reviews’ in the visitor's language. */
  label: string
  /** What stands beside the stars: the number of reviews. */
  text?: string | undefined
  size?: 'small' | 'normal' | undefined
}

/**
 * What other parents think. The stars are filled as far as the value says; the label says it in words. They are drawn
 * by the style sheet, because there are many on a page that lists products.
 */
export function Rating({ value, label, text, size = 'normal' }: RatingProps) {
  const share = Math.min(Math.max(value, 0), 5) / 5
  return (
    <span className="inline-flex items-center gap-1.5">
      <span role="img" aria-label={label} className={classes('stars', size === 'small' && 'stars-small')}>
        <span style={{ width: `${(share * 100).toFixed(1)}%` }} />
      </span>
      {text && (
        <span aria-hidden="true" className="text-quiet text-small">
          {text}
        </span>
      )}
    </span>
  )
}
