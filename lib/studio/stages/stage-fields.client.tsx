import { IconFrame } from '@/lib/storefront/design/ui'
import { useLanguage } from '@/lib/studio/i18n/client'
import { CheckboxField, IconButton, SelectField, TextField } from '@/lib/studio/ui'
import type { WorkflowRow } from './manage'
import { stagesText } from './messages'
import { withoutStage } from './next-keys'
import { NextStages } from './next-stages.client'

/** A stage that is being edited; `key` names one that is not stored yet, too, and `next` those that may follow. */
export type TypedStage = Omit<WorkflowRow['stages'][number], 'next'> & {
  key: string
  next: readonly string[]
}

/** A stage with pages that is removed; `to` is where they go, by its id. */
export type GoneStage = { id: number; name: string; allowPublish: boolean; pages: number; to?: number }

/** Who brings pages to a stage, as one choice. */
const choices = {
  everyone: [],
  publishers: ['publisher', 'admin'],
  admins: ['admin'],
} as const satisfies Record<string, TypedStage['roles']>
type Choice = keyof typeof choices

const choiceOf = ({ roles }: TypedStage): Choice =>
  roles.length === 0 || roles.includes('editor')
    ? 'everyone'
    : roles.includes('publisher')
      ? 'publishers'
      : 'admins'

const paths = { up: 'm6 14 6-6 6 6', down: 'm6 10 6 6 6-6', drop: 'm6 6 12 12M18 6 6 18' } as const

type Props = {
  stages: readonly TypedStage[]
  onChange: (stages: readonly TypedStage[]) => void
  errorOf: (field: string) => string | undefined
}

/** The stages of a workflow in their order: name, colour, what each allows, and who brings pages there. */
export function StageFields({ stages, onChange, errorOf }: Props) {
  const t = stagesText(useLanguage())
  const set = (key: string, change: Partial<TypedStage>) =>
    onChange(stages.map((stage) => (stage.key === key ? { ...stage, ...change } : stage)))
  const move = (from: number, to: number) => {
    const next = stages.filter((_, place) => place !== from)
    const [moved] = stages.slice(from, from + 1)
    if (moved) onChange([...next.slice(0, to), moved, ...next.slice(to)])
  }
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="mb-1 font-semibold">{t('workflows.stageNames')}</legend>
      {stages.map((stage, place) => (
        <div key={stage.key} className="grid gap-3 rounded-card border border-line p-3">
          <div className="flex items-end gap-2">
            <input
              type="color"
              aria-label={t('workflows.stageColor', { place: place + 1 })}
              value={stage.color}
              onChange={({ target }) => set(stage.key, { color: target.value })}
              className="h-9 w-10 shrink-0"
            />
            <div className="min-w-0 flex-1">
              <TextField
                id={`${stage.key}-name`}
                label={t('workflows.stageName', { place: place + 1 })}
                value={stage.name}
                maxLength={100}
                onChange={({ target }) => set(stage.key, { name: target.value })}
                error={errorOf(`stages.${place}.name`)}
              />
            </div>
            {(['up', 'down', 'drop'] as const).map((kind) => (
              <IconButton
                key={kind}
                label={t(`workflows.${kind}`, { name: stage.name })}
                disabled={
                  (kind === 'up' && place === 0) ||
                  (kind === 'down' && place === stages.length - 1) ||
                  (kind === 'drop' && stages.length === 1)
                }
                icon={<IconFrame path={paths[kind]} className="size-4.5" />}
                onClick={() =>
                  kind === 'drop'
                    ? onChange(withoutStage(stages, stage.key))
                    : move(place, kind === 'up' ? place - 1 : place + 1)
                }
              />
            ))}
          </div>
          <CheckboxField
            id={`${stage.key}-publish`}
            label={t('workflows.allowPublish')}
            checked={stage.allowPublish}
            onChange={({ target }) => set(stage.key, { allowPublish: target.checked })}
          />
          <CheckboxField
            id={`${stage.key}-other`}
            label={t('workflows.needsOther')}
            checked={stage.needsOther}
            onChange={({ target }) => set(stage.key, { needsOther: target.checked })}
          />
          {errorOf(`stages.${place}.needsOther`) && (
            <p role="alert" className="text-error text-small">
              {errorOf(`stages.${place}.needsOther`)}
            </p>
          )}
          <SelectField
            id={`${stage.key}-who`}
            label={t('workflows.who')}
            value={choiceOf(stage)}
            onChange={({ target }) => {
              const chosen = (Object.keys(choices) as Choice[]).find((one) => one === target.value)
              set(stage.key, { roles: [...choices[chosen ?? 'everyone']] })
            }}
            options={(Object.keys(choices) as Choice[]).map((value) => ({
              value,
              label: t(`workflows.${value}`),
            }))}
          />
          {stages.length > 2 && (
            <NextStages stage={stage} stages={stages} onChange={(next) => set(stage.key, { next })} />
          )}
        </div>
      ))}
    </fieldset>
  )
}
