import { useLanguage } from '@/lib/studio/i18n/client'
import { storiesText } from '../messages'
import type { StoryRow } from '../story-row'
import { type WorkflowsAround, workflowChange } from '../workflow-after-move'

/** Which workflow something leaves by a move, and which one it follows then. */
export function WorkflowWords({
  row,
  next,
  around,
}: {
  row: StoryRow
  next: string
  around: WorkflowsAround
}) {
  const t = storiesText(useLanguage())
  const change = workflowChange(around, row, next)
  if (!change) return null
  const { before = '', after = '' } = change
  const words = !after ? 'leaves' : before ? 'changes' : 'joins'
  return (
    <p role="status" className="rounded-field bg-warning-ground p-3 text-warning">
      {t(`dialogs.workflow.${words}`, { before, after })}
    </p>
  )
}
