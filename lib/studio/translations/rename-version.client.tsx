import type { StoryRow } from '@/lib/studio/stories'
import { RenameDialog } from '@/lib/studio/stories/client'
import { LoadFailed, useRead, useUiText } from '@/lib/studio/ui/client'

type Props = {
  id: number
  /** The person may change the name alone. */
  isFixed: boolean
  onClose: () => void
  onDone: (said: string) => void
}

/** Gives the version of a page in another market another name or address. */
export function RenameVersion({ id, ...rest }: Props) {
  const ui = useUiText()
  const { data: row, failed, again } = useRead<StoryRow>(`stories/${id}/`)
  if (failed !== undefined) return <LoadFailed status={failed} onRetry={again} />
  if (!row) return <p className="text-quiet">{ui('loading')}</p>
  return <RenameDialog row={row} {...rest} />
}
