import type { ReactNode } from 'react'

type Props = {
  parts: readonly ReactNode[]
  /** Where the first part is not shown at all times. */
  firstClass?: string | undefined
}

/**
 * Parts with dots between them, none of which begins or ends a line at any width: each dot goes to the next line with the
 * part behind it, and what would begin a line lies outside of the box, which is cut off there. Its places are `dots` of the
 * style sheet: a page has many.
 */
export const Dotted = ({ parts, firstClass }: Props) =>
  parts.length < 2 ? (
    parts[0]
  ) : (
    <span className="dots">
      <span>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the list
          <span key={index} className={index === 0 ? firstClass : undefined}>
            {index > 0 && <i>{'\u00a0· '}</i>}
            {part}
          </span>
        ))}
      </span>
    </span>
  )
