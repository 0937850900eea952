import { classes } from './classes'
import { Icon } from './icon'

/** Leads on: beside the words of a link. */
export function ArrowIcon({ className }: { className?: string }) {
  return <Icon name="arrow-right" className={classes('size-5', className)} />
}

/** Stands between the steps of a way. */
export function ChevronIcon({ className }: { className?: string }) {
  return <Icon name="chevron-right" className={classes('size-4', className)} />
}

/** Opens; turned by an eighth it closes. */
export function PlusIcon({ className }: { className?: string }) {
  return <Icon name="plus" className={classes('size-5', className)} />
}
