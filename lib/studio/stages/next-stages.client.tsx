import { useLanguage } from '@/lib/studio/i18n/client'
import { CheckboxField } from '@/lib/studio/ui'
import { stagesText } from './messages'
import { nextOf, withNext } from './next-keys'
import type { TypedStage } from './stage-fields.client'

type Props = {
  stage: TypedStage
  stages: readonly TypedStage[]
  onChange: (next: readonly string[]) => void
}

/** Which stages may follow one; at least one does. */
export function NextStages({ stage, stages, onChange }: Props) {
  const t = stagesText(useLanguage())
  const next = nextOf(stage, stages)
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1">{t('workflows.next', { name: stage.name })}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {stages.map(({ key, name }) =>
          key === stage.key ? null : (
            <CheckboxField
              key={key}
              id={`${stage.key}-to-${key}`}
              label={name}
              checked={next.includes(key)}
              disabled={next.length === 1 && next.includes(key)}
              onChange={({ target }) => onChange(withNext(stage, stages, key, target.checked))}
            />
          ),
        )}
      </div>
    </fieldset>
  )
}
