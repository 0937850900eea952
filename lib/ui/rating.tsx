import { IconFrame } from './icon-frame'
import { iconPaths } from './icon-paths'

type RatingProps = {
  /** 0 to 5. */
  value: number
  /** ‘4.5 of 5 stars, 12 reviews’ in the visitor's language. */
  label: string
  /** What stands beside the stars: the number of reviews. */
  text?: string | undefined
  size?: 'small' | 'normal' | undefined
}

const places = [0, 1, 2, 3, 4] as const
const sizes = { small: 'size-4', normal: 'size-5' } as const

/** What other parents think. The stars are filled as far as the value says; the label says it in words. */
export function Rating({ value, label, text, size = 'normal' }: RatingProps) {
  const share = Math.min(Math.max(value, 0), 5) / 5
  return (
    <span className="inline-flex items-center gap-1.5">
      <span role="img" aria-label={label} className="relative inline-flex text-star">
        <Stars size={size} />
        <span
          className="absolute inset-y-0 start-0 inline-flex overflow-hidden"
          style={{ width: `${(share * 100).toFixed(1)}%` }}
        >
          <Stars size={size} filled />
        </span>
      </span>
      {text && (
        <span aria-hidden="true" className="text-quiet text-small">
          {text}
        </span>
      )}
    </span>
  )
}

function Stars({ size, filled }: { size: keyof typeof sizes; filled?: boolean }) {
  return places.map((place) => (
    <IconFrame key={place} path={iconPaths.star} filled={filled} className={sizes[size]} />
  ))
}
