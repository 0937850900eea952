import { stageName } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { SelectField, TextArea } from '@/lib/studio/ui'
import { storiesText } from '../messages'
import { type StageRead, type StageTarget, stageOptions } from './stage-target'

type Props = {
  reads: readonly StageRead[]
  value: StageTarget | undefined
  onChange: (value: StageTarget) => void
  isMissing: boolean
}

const asBefore = 'as-before'

/** The stage to which several pages come, who goes on with them, and what is written to that. */
export function StageField({ reads, value, onChange, isMissing }: Props) {
  const language = useLanguage()
  const t = storiesText(language)
  const { stages, people } = stageOptions(reads, value?.stage)
  return (
    <>
      <SelectField
        id="bulk-stage"
        label={t('bulk.stages.stage')}
        value={value ? String(value.stage) : ''}
        error={isMissing && !value ? t('bulk.stages.choose') : undefined}
        // Who can go on differs from stage to stage.
        onChange={({ target }) => onChange({ stage: Number(target.value), note: value?.note ?? '' })}
        options={[
          ...(value ? [] : [{ value: '', label: t('bulk.stages.choose') }]),
          ...stages.map(({ id, name }) => ({ value: String(id), label: stageName(name, language) })),
        ]}
      />
      {value && (
        <>
          <SelectField
            id="bulk-assignee"
            label={t('bulk.stages.assignee')}
            value={value.assignee === undefined ? asBefore : (value.assignee ?? '')}
            onChange={({ target }) => {
              const { assignee: _, ...rest } = value
              onChange(target.value === asBefore ? rest : { ...rest, assignee: target.value || null })
            }}
            options={[
              { value: asBefore, label: t('bulk.stages.asBefore') },
              { value: '', label: t('bulk.stages.nobody') },
              ...people.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <TextArea
            id="bulk-note"
            label={t('bulk.stages.note')}
            value={value.note}
            maxLength={2_000}
            onChange={({ target }) => onChange({ ...value, note: target.value })}
          />
        </>
      )}
    </>
  )
}
