import { classes } from './classes'
import { VisuallyHidden } from './visually-hidden'

/** A sign that something is in progress. With reduced motion it is a static open ring. */
export function Spinner({
  label,
  className,
}: {
  label?: string | undefined
  className?: string | undefined
}) {
  return (
    <>
      <span
        aria-hidden="true"
        className={classes(
          'inline-block shrink-0 rounded-full border-2 border-current border-e-transparent motion-safe:animate-spin',
          className ?? 'size-5',
        )}
      />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  )
}
