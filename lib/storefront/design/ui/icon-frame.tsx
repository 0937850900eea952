import { classes } from './classes'

export type IconFrameProps = {
  /** Fills the shape with the colour of the text. */
  filled?: boolean | undefined
  className?: string | undefined
}

/**
 * A 24 by 24 icon in strokes of one width, 20 px large unless `className` says otherwise. Hidden from screen readers.
 */
export function IconFrame({ path, filled, className }: IconFrameProps & { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classes('icon', filled && 'icon-filled', className)}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
