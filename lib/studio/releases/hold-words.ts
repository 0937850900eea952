import type { releasesText } from './messages'
import type { ReleaseRow } from './read'

/** Why a release is on hold: who may no longer publish, as far as it is known. */
export function holdWords(
  { author, heldFor }: Pick<ReleaseRow, 'author' | 'heldFor'>,
  t: ReturnType<typeof releasesText>,
): string {
  if (heldFor === undefined) return t('onHold', { planner: author })
  return heldFor ? t('onHoldVersions', { names: heldFor }) : t('onHoldFormerly')
}
