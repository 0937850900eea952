import type { WorkflowRow } from './manage'
import type { stagesText } from './messages'

/** A workflow that is not stored yet, with three stages, of which the last one alone allows to publish. */
export const newWorkflow = (t: ReturnType<typeof stagesText>): Omit<WorkflowRow, 'id'> => ({
  ...{ name: t('workflows.firstName'), isDefault: false, contentTypes: [] },
  ...{ folderIds: [], folders: [], pages: {} },
  stages: [
    { name: t('workflows.firstStages.draft'), color: '#56616e', ...closed },
    { name: t('workflows.firstStages.review'), color: '#8a5a00', ...closed },
    {
      ...{ name: t('workflows.firstStages.ready'), color: '#1f6b3a', ...closed },
      ...{ allowPublish: true, roles: ['publisher', 'admin'] },
    },
  ],
})

const closed: { allowPublish: boolean; needsOther: boolean; roles: []; next: [] } = {
  ...{ allowPublish: false, needsOther: false, roles: [], next: [] },
}
