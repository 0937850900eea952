import type { ReactNode } from 'react'
import { classes } from './classes'

type Props = {
  parts: readonly ReactNode[]
  /** Where the first part is not shown at all times. */
  firstClass?: string
}

/**
 * Parts with dots between them, none of which begins or ends a line at any width: each dot goes to the next line with the
 * part behind it, and what would begin a line lies outside of the box, which is cut off there.
 */
export const Dotted = ({ parts, firstClass = '' }: Props) =>
  parts.length < 2 ? (
    parts[0]
  ) : (
    <span className="block overflow-x-clip">
      <span className="-ms-[0.9em] flex flex-wrap">
        {parts.map((part, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the list
            key={index}
            className={classes('relative min-w-0 ps-[0.9em]', index === 0 && firstClass)}
          >
            {index > 0 && (
              <span className="absolute start-0 w-[0.9em] whitespace-pre text-center">{'\u00a0· '}</span>
            )}
            {part}
          </span>
        ))}
      </span>
    </span>
  )
