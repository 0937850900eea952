import type { ReactNode } from 'react'
import { classes } from './classes'
import { type Tone, tones } from './tones'

/** Never more than usual in the smallest window: large text needs the room. */
const paddings = {
  none: '',
  small: 'p-4',
  normal: 'p-[min(1.25rem,6.25vw)] sm:p-6',
  large: 'p-[min(1.5rem,7.5vw)] sm:p-10',
} as const

type CardProps = {
  tone?: Tone | undefined
  padding?: keyof typeof paddings | undefined
  /** With a shadow, for cards that open over the page. */
  raised?: boolean | undefined
  as?: 'div' | 'article' | 'section' | 'li' | undefined
  className?: string | undefined
  children: ReactNode
}

/** A surface with rounded corners. White ones have a hairline; coloured ones need none. */
export function Card({
  tone = 'card',
  padding = 'normal',
  raised = false,
  as: Element = 'div',
  className,
  children,
}: CardProps) {
  return (
    <Element
      className={classes(
        'min-w-0 rounded-card',
        tones[tone],
        (tone === 'card' || tone === 'none') && 'border border-line',
        raised && 'shadow-soft',
        paddings[padding],
        className,
      )}
    >
      {children}
    </Element>
  )
}
