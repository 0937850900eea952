import { IconFrame } from '@/lib/storefront/design/ui'
import { blockIcon, blockIcons, type IconKey, icons } from './icons'

export const Icon = ({ name, className = 'size-4' }: { name: IconKey; className?: string }) => (
  <IconFrame path={icons[name]} className={className} />
)

export const BlockIcon = ({ name, className = 'size-4' }: { name: string; className?: string }) => (
  <IconFrame
    path={Object.hasOwn(blockIcons, name) ? (blockIcons[name] ?? blockIcon) : blockIcon}
    className={className}
  />
)
