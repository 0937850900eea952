import { useLanguage } from '@/lib/studio/i18n/client'
import { SelectField } from '@/lib/studio/ui'
import { stagesText } from './messages'
import type { GoneStage, TypedStage } from './stage-fields.client'
import { takesPagesOf } from './takes-pages'

type Props = {
  gone: readonly GoneStage[]
  stages: readonly TypedStage[]
  onChange: (gone: readonly GoneStage[]) => void
  error: string | undefined
}

/** Asks where the pages of removed stages go. */
export function GoneStages({ gone, stages, onChange, error }: Props) {
  const t = stagesText(useLanguage())
  return gone.map((stage) => (
    <div key={stage.id} role="status" className="rounded-field bg-warning-ground p-3">
      <SelectField
        id={`gone-${stage.id}`}
        label={t('workflows.pagesTo', { count: stage.pages, stage: stage.name })}
        value={stage.to ?? ''}
        onChange={({ target }) => {
          const { to: _, ...rest } = stage
          const next = target.value === '' ? rest : { ...rest, to: Number(target.value) }
          onChange(gone.map((one) => (one.id === stage.id ? next : one)))
        }}
        error={stage.to === undefined ? error : undefined}
        options={[
          { value: '', label: t('workflows.choose') },
          ...stages.flatMap((one) =>
            one.id !== undefined && takesPagesOf(stage, one)
              ? [{ value: String(one.id), label: one.name }]
              : [],
          ),
        ]}
      />
    </div>
  ))
}
