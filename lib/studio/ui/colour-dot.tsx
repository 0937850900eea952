import { classes } from './classes'

/** The dot in the colour of a stage, before its name. */
export const ColourDot = ({ color, className }: { color: string; className?: string }) => (
  <span
    aria-hidden="true"
    className={classes('size-2.5 rounded-full', className)}
    style={{ background: color }}
  />
)
