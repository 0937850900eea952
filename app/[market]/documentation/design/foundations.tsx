import { marketText } from '@/lib/platform/i18n'
import { classes, Dotted, Icon, type IconName, iconPaths } from '@/lib/storefront/design/ui'
import { Part, type PartProps, Specimen } from './part'

const colours = [
  ['ink', 'bg-ink text-card'],
  ['accent', 'bg-accent text-accent-ink'],
  ['accent-deep', 'bg-accent-deep text-accent-ink'],
  ['quiet', 'bg-quiet text-card'],
] as const

const grounds = [
  ['ground', 'bg-ground'],
  ['card', 'bg-card'],
  ['companion-1', 'bg-companion-1'],
  ['companion-2', 'bg-companion-2'],
  ['companion-3', 'bg-companion-3'],
  ['companion-4', 'bg-companion-4'],
] as const

const signals = [
  ['success', 'bg-success-ground text-success'],
  ['warning', 'bg-warning-ground text-warning'],
  ['error', 'bg-error-ground text-error'],
  ['info', 'bg-info-ground text-info'],
] as const

const sizes = [
  ['text-display', 'font-display text-display', '34–48'],
  ['text-h1', 'font-display text-h1', '28–36'],
  ['text-h2', 'font-display text-h2', '24–28'],
  ['text-h3', 'font-display text-h3', '20–22'],
  ['text-lead', 'text-lead', '17–18'],
  ['text-body', 'text-body', '16'],
  ['text-small', 'text-small', '14'],
] as const

const surfaces = [
  ['radius-field', 'rounded-field border border-line'],
  ['radius-card', 'rounded-card border border-line'],
  ['radius-panel', 'rounded-panel border border-line'],
  ['shadow-soft', 'rounded-card shadow-soft'],
  ['shadow-float', 'rounded-card shadow-float'],
] as const

const icons = Object.keys(iconPaths) as IconName[]

function Swatches({ entries }: { entries: readonly (readonly [name: string, look: string])[] }) {
  return (
    <ul
      className={classes(
        'grid grid-cols-2 gap-3',
        entries.length % 3 === 0 ? 'sm:grid-cols-3' : 'sm:grid-cols-4',
      )}
    >
      {entries.map(([name, look]) => (
        <li
          key={name}
          className={classes('flex min-h-20 items-end rounded-card border border-line p-3', look)}
        >
          <code className="text-small">{name}</code>
        </li>
      ))}
    </ul>
  )
}

export function Foundations({ market }: PartProps) {
  const t = marketText(market)
  return (
    <Part id="foundations" title={t('ui.design.foundations')} tone="card">
      <Specimen title={t('ui.design.colours')}>
        <Swatches entries={colours} />
      </Specimen>
      <Specimen title={t('ui.design.grounds')}>
        <Swatches entries={grounds} />
      </Specimen>
      <Specimen title={t('ui.design.signals')}>
        <Swatches entries={signals} />
      </Specimen>
      <Specimen title={t('ui.design.type')}>
        <ul className="grid gap-5">
          {sizes.map(([name, look, pixels]) => (
            <li key={name}>
              <p className={look}>{t('ui.design.sample')}</p>
              <p className="text-quiet text-small">
                <Dotted parts={[<code key="name">{name}</code>, `${pixels} px`]} />
              </p>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title={t('ui.design.space')}>
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 md:grid-cols-5">
          {surfaces.map(([name, look]) => (
            <li key={name} className={classes('flex min-h-20 items-end bg-card p-3', look)}>
              <code className="text-small">{name}</code>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title={t('ui.design.icons')}>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
          {icons.map((name) => (
            <li
              key={name}
              className="flex flex-col items-center gap-2 rounded-field bg-ground px-1 py-3 text-center"
            >
              <Icon name={name} className="size-6" />
              <code className="text-quiet text-small">{name}</code>
            </li>
          ))}
        </ul>
      </Specimen>
    </Part>
  )
}
