import { classes } from './classes'

type RatingProps = {
  /** 0 to 5. */
  value: number
  /** ‘4.5 of 5 stars, 12 reviews’ in the page's language. */
  label: string
  /** Beside the stars: the number of reviews. */
  text?: string | undefined
  size?: 'small' | 'normal' | undefined
}

/**
 * A rating as stars, filled in proportion, with the label as text alternative. Drawn by the style sheet, because
 * listings have many.
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
