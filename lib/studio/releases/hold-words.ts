import type { releasesText } from './messages'
import type { ReleaseRow } from './read'

/** Why a release is on hold: who may no longer publish, as far as it is known, or which pages are not approved. */
export function holdWords(
  { author, heldFor, heldPages }: Pick<ReleaseRow, 'author' | 'heldFor' | 'heldPages'>,
  t: ReturnType<typeof releasesText>,
): string {
  if (heldPages) return t('onHoldPages', { pages: heldPages })
  if (heldFor === undefined) return t('onHold', { planner: author })
  return heldFor ? t('onHoldVersions', { names: heldFor }) : t('onHoldFormerly')
}
