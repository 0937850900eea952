import { formerFocus } from '@/lib/content/media'
import type { AssetRow } from './asset-address'

const most = 50

/** The focal points that a file had, with the present one, which it loses. */
export function withFormer({ formerFocuses, focus, width, height }: AssetRow): string[] {
  if (focus === '' || !width || !height) return formerFocuses
  const lost = formerFocus(focus, { width, height })
  return [...formerFocuses.filter((each) => each !== lost), lost].slice(-most)
}
