import { useState } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import { storiesText, storyTypes } from '@/lib/studio/stories/client'
import { Button, CheckboxField, FormDialog, firstFocus, SelectField, TextField } from '@/lib/studio/ui'
import { useSubmit, useUiText } from '@/lib/studio/ui/client'
import type { WorkflowRow } from './manage'
import { stagesText } from './messages'
import { problemOf } from './problem'
import { StageFields, type TypedStage } from './stage-fields.client'

type Props = {
  workflow: WorkflowRow
  folders: readonly { id: number; fullSlug: string }[]
  onClose: () => void
  onDone: () => void
}

/** The name of a workflow, what it holds for, and its stages. */
export function WorkflowDialog({ workflow, folders, onClose, onDone }: Props) {
  const language = useLanguage()
  const t = stagesText(language)
  const ui = useUiText()
  const stories = storiesText(language)
  const { busy, errors, send } = useSubmit()
  const [made, setMade] = useState(0)
  const [name, setName] = useState(workflow.name)
  const [isDefault, setDefault] = useState(workflow.isDefault)
  const [types, setTypes] = useState<WorkflowRow['contentTypes']>(workflow.contentTypes)
  const [folder, setFolder] = useState(workflow.folderIds[0])
  const [stages, setStages] = useState<readonly TypedStage[]>(() =>
    workflow.stages.map((stage) => ({ ...stage, key: `stage-${stage.id}` })),
  )
  const errorOf = (field: string) => errors[field] && t(`problems.${problemOf(errors[field])}`)
  const submit = async () => {
    const body = {
      ...{ name, isDefault, contentTypes: types },
      folderIds: folder === undefined ? [] : [folder, ...workflow.folderIds.slice(1)],
      stages: stages.map(({ key: _, ...stage }) => stage),
    }
    if (await send(`workflows/${workflow.id}/`, { method: 'PUT', body })) onDone()
  }
  return (
    <FormDialog
      id="workflow"
      title={workflow.name}
      submitLabel={ui('save')}
      busy={busy}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <TextField
        id="workflow-name"
        label={t('workflows.name')}
        value={name}
        maxLength={100}
        onChange={({ target }) => setName(target.value)}
        error={errorOf('name')}
        {...firstFocus}
      />
      <CheckboxField
        id="workflow-default"
        label={t('workflows.isDefault')}
        checked={isDefault}
        onChange={({ target }) => setDefault(target.checked)}
      />
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-semibold">{t('workflows.types')}</legend>
        {storyTypes.map((type) => (
          <CheckboxField
            key={type}
            id={`workflow-type-${type}`}
            label={stories(`types.${type}`)}
            checked={types.includes(type)}
            onChange={({ target }) =>
              setTypes(target.checked ? [...types, type] : types.filter((one) => one !== type))
            }
          />
        ))}
      </fieldset>
      <SelectField
        id="workflow-folder"
        label={t('workflows.folder')}
        value={folder ?? ''}
        onChange={({ target }) => setFolder(target.value === '' ? undefined : Number(target.value))}
        options={[
          { value: '', label: t('workflows.noFolder') },
          ...folders.map(({ id, fullSlug }) => ({ value: String(id), label: `/${fullSlug}/` })),
        ]}
      />
      <StageFields stages={stages} onChange={setStages} errorOf={errorOf} />
      {!stages.some(({ allowPublish }) => allowPublish) && (
        <p role="status" className="rounded-field bg-warning-ground p-3 text-warning">
          {t('workflows.noPublish')}
        </p>
      )}
      <Button
        className="justify-self-start"
        disabled={stages.length >= 20}
        onClick={() => {
          setMade(made + 1)
          setStages([
            ...stages,
            {
              ...{ key: `new-${made}`, name: t('workflows.newStage'), color: '#56616e' },
              ...{ allowPublish: false, needsOther: false, roles: [] },
            },
          ])
        }}
      >
        {t('workflows.addStage')}
      </Button>
    </FormDialog>
  )
}
