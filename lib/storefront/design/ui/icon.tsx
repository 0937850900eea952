import { IconFrame, type IconFrameProps } from './icon-frame'
import { type IconName, iconPaths } from './icons'

/** An icon by name. For server components: in an island it would load all icons. */
export function Icon({ name, ...frame }: IconFrameProps & { name: IconName }) {
  return <IconFrame path={iconPaths[name]} {...frame} />
}
