import { firstStageNames, type StudioLanguage } from '@/lib/studio/i18n'
import type { WorkflowRow } from './manage'
import { stagesText } from './messages'

/** A workflow that is not stored yet, with three stages, of which the last one alone allows to publish. */
export function newWorkflow(language: StudioLanguage): Omit<WorkflowRow, 'id'> {
  const first = firstStageNames[language]
  return {
    ...{ name: stagesText(language)('workflows.firstName'), isDefault: false, contentTypes: [] },
    ...{ folderIds: [], folders: [], pages: {} },
    stages: [
      { name: first.draft, color: '#56616e', ...closed },
      { name: first.review, color: '#8a5a00', ...closed },
      {
        ...{ name: first.ready, color: '#1f6b3a', ...closed },
        ...{ allowPublish: true, roles: ['publisher', 'admin'] },
      },
    ],
  }
}

const closed: { allowPublish: boolean; needsOther: boolean; roles: []; next: [] } = {
  ...{ allowPublish: false, needsOther: false, roles: [], next: [] },
}
