/**
 * The part of the design system without client code. Client components are in `islands.tsx`, from where they must be
 * imported; in the browser, `dialog/dialog-store.ts` opens dialogs and `toasts/toast-store.ts` shows messages.
 */
export { Accordion } from './accordion'
export { ArtDirectedImage } from './art-directed-image'
export { Badge } from './badge'
export { Button, IconButton } from './button'
export { type ButtonLook, buttonClasses } from './button-classes'
export { Card } from './card'
export { carouselColumns } from './carousel/columns'
export { Checkbox } from './checkbox'
export { Chip, LinkChip, RemovableChip } from './chip'
export { classes } from './classes'
export { DateField } from './date-field'
export { opensDialog } from './dialog/opens-dialog'
export { Disclosure } from './disclosure'
export { DisclosureSection } from './disclosure-section'
export { Dotted } from './dotted'
export { controlLook, type FieldState, requiredMark, type WordedRule } from './field'
export {
  leftFault,
  markAsked,
  markDirty,
  markFault,
  markPending,
  mendedName,
  touch,
  unmarkMended,
} from './field-marks'
export { Fold } from './fold'
export { GoodsPicture, GoodsSign } from './goods-picture'
export { type HeadingLevel, levelBelow } from './heading-level'
export { Icon } from './icon'
export { IconFrame } from './icon-frame'
export { chevronDownPath, chevronLeftPath, chevronRightPath, closePath } from './icon-paths'
export { type IconName, iconPaths, isIconName } from './icons'
export { Image, PlainImage } from './image'
export { Carousel, Dialog, FileField, Tabs } from './islands'
export { JsonLd } from './json-ld'
export { LinkButton } from './link-button'
export { LinkedText } from './linked-text'
export { MailAddress } from './mail-address'
export { EmptyState, ErrorState } from './message-state'
export { Pagination } from './pagination'
export {
  basketPath,
  errorPath,
  filterPath,
  giftPath,
  heartPath,
  infoPath,
  searchPath,
  trashPath,
  truckPath,
  warningPath,
} from './part-icon-paths'
export { PlainTurn } from './plain-turn'
export { Price, type PriceWords } from './price'
export { RadioGroup } from './radio-group'
export { Rating } from './rating'
export { revealableEvent, revealEvent } from './reveal'
export { rovingIndex } from './roving'
export { Section } from './section'
export { Select } from './select'
export { Loading, Skeleton } from './skeleton'
export { Spinner } from './spinner'
export { Switch } from './switch'
export { TableRegion, tableClasses, tableLabel } from './table-region'
export { TextArea, TextField } from './text-field'
export { TextLink } from './text-link'
export type { ToastType } from './toasts/toast-queue'
export { filledTone, type Tone, tones } from './tones'
export { VisuallyHidden } from './visually-hidden'
export { uiWords } from './words'
