import { IconFrame, type IconFrameProps } from './icon-frame'
import { type IconName, iconPaths } from './icon-paths'

/** One of the shop's icons. For server components: an island that used it would load all of them. */
export function Icon({ name, ...frame }: IconFrameProps & { name: IconName }) {
  return <IconFrame path={iconPaths[name]} {...frame} />
}
