import { useState } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import { storiesText, storyTypes } from '@/lib/studio/stories/client'
import { Button, CheckboxField, FormDialog, firstFocus, SelectField, TextField } from '@/lib/studio/ui'
import { useSubmit, useUiText } from '@/lib/studio/ui/client'
import { GoneStages } from './gone-stages.client'
import type { WorkflowRow } from './manage'
import { stagesText } from './messages'
import { keyed, placed } from './next-keys'
import { problemOf } from './problem'
import { type GoneStage, StageFields, type TypedStage } from './stage-fields.client'

type Props = {
  /** Without an id: one that is not stored yet. */
  workflow: Omit<WorkflowRow, 'id'> & { id?: number }
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
    keyed(workflow.stages, ({ id }, place) => `stage-${id ?? `first-${place}`}`),
  )
  const [gone, setGone] = useState<readonly GoneStage[]>([])
  const [lacksPlace, setLacksPlace] = useState(false)
  const errorOf = (field: string) => errors[field] && t(`problems.${problemOf(errors[field])}`)
  const changeStages = (next: readonly TypedStage[]) => {
    const dropped = stages.filter(({ key }) => !next.some((kept) => kept.key === key))
    setStages(next)
    setGone([
      // Where the stage is removed to which pages should have gone, they need another place.
      ...gone.map(({ to, ...stage }) =>
        to !== undefined && next.some(({ id }) => id === to) ? { ...stage, to } : stage,
      ),
      ...dropped.flatMap(({ id, name: was, allowPublish }) => {
        const pages = id === undefined ? 0 : (workflow.pages[id] ?? 0)
        return id !== undefined && pages > 0 ? [{ id, name: was, allowPublish, pages }] : []
      }),
    ])
  }
  const submit = async () => {
    const isOpen = gone.some(({ to }) => to === undefined)
    setLacksPlace(isOpen)
    if (isOpen) return
    const body = {
      ...{ name, isDefault, contentTypes: types },
      folderIds: folder === undefined ? [] : [folder, ...workflow.folderIds.slice(1)],
      stages: placed(stages),
      pagesTo: gone.flatMap(({ id: from, to }) => (to === undefined ? [] : [{ from, to }])),
    }
    const { id } = workflow
    const sent =
      id === undefined
        ? await send('workflows/', { method: 'POST', body })
        : await send(`workflows/${id}/`, { method: 'PUT', body })
    if (sent) onDone()
  }
  return (
    <FormDialog
      id="workflow"
      title={workflow.id === undefined ? t('workflows.create') : workflow.name}
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
      {!isDefault && types.length === 0 && folder === undefined && (
        <p role="status" className="rounded-field bg-warning-ground p-3 text-warning">
          {t('workflows.noScope')}
        </p>
      )}
      <StageFields stages={stages} onChange={changeStages} errorOf={errorOf} />
      <GoneStages
        gone={gone}
        stages={stages}
        onChange={setGone}
        error={lacksPlace ? t('problems.required') : undefined}
      />
      {errorOf('stages') && (
        <p role="alert" className="text-error">
          {errorOf('stages')}
        </p>
      )}
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
              ...{ allowPublish: false, needsOther: false, roles: [], next: [] },
            },
          ])
        }}
      >
        {t('workflows.addStage')}
      </Button>
    </FormDialog>
  )
}
