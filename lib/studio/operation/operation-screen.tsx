import type { ReactNode } from 'react'
import { formatMoment, type StudioLanguage } from '@/lib/studio/i18n'
import { type Column, DataTable, Screen } from '@/lib/studio/ui'
import type { JobRow } from './job-rows'
import { operationText } from './messages'
import type messages from './messages/de.json'
import { RefreshButton, RetryButton } from './operation-buttons.client'
import type { InstanceRow, Operation } from './read'
import { wordOf } from './word-of'

/** A build has one name wherever it is shown: the beginning of its id. */
const shortBuild = (id: string) => id.slice(0, 8)

type OperationScreenProps = { language: StudioLanguage; operation: Operation }

type Told<Row> = Pick<Column<Row>, 'cell'> & { key: keyof typeof messages.columns }

/** What somebody needs who keeps the shop running: processes, jobs, messages that stay behind, and the last backup. */
export function OperationScreen({ language, operation }: OperationScreenProps) {
  const t = operationText(language)
  const { instances, jobs, undelivered, failed, backup, build } = operation
  const builds = new Set(instances.filter(({ isLive }) => isLive).map((one) => one.build))
  const titled = <Row,>(columns: readonly Told<Row>[]) =>
    columns.map((column) => ({ ...column, title: t(`columns.${column.key}`) }))
  const when = (at: Date | string | undefined) =>
    at === undefined ? (
      <span className="text-quiet">{t('never')}</span>
    ) : (
      <time dateTime={new Date(at).toISOString()}>{formatMoment(language, at, 'seconds')}</time>
    )
  const problemOf = (problem: string | undefined) => problem && <span className="text-error">{problem}</span>
  return (
    <Screen title={t('title')} intro={t('intro')} actions={<RefreshButton label={t('refresh')} />}>
      <Part title={t('parts.shop')}>
        <dl className="grid gap-x-6 gap-y-1 rounded-card border border-line bg-card p-4 sm:grid-cols-[max-content_minmax(0,1fr)]">
          <Fact term={t('facts.release')}>
            {operation.release}
            {build.builtAt && ` · ${t('facts.built', { at: formatMoment(language, build.builtAt) })}`}
          </Fact>
          <Fact term={t('facts.build')}>
            <code>{shortBuild(build.id)}</code>
          </Fact>
          <Fact term={t('facts.software')}>
            {`Node.js ${operation.node} · PostgreSQL ${operation.database} · ${operation.migration}`}
          </Fact>
          <Fact term={t('facts.backup')}>
            {backup ? (
              t('facts.backupOf', {
                at: formatMoment(language, backup.madeAt),
                place: `${backup.host}:${backup.folder}`,
                rows: backup.rows,
                files: backup.files,
              })
            ) : (
              <>
                <span className="text-error">{t('facts.noBackup')}</span> <code>npm run backup -- …</code>
              </>
            )}
          </Fact>
        </dl>
      </Part>
      <Part title={t('parts.instances')}>
        {builds.size > 1 && <p>{t('builds')}</p>}
        <DataTable<InstanceRow>
          label={t('parts.instances')}
          columns={titled<InstanceRow>([
            { key: 'place', cell: ({ place }) => <code>{place}</code> },
            { key: 'role', cell: ({ role }) => role },
            { key: 'build', cell: (one) => <code>{shortBuild(one.build)}</code> },
            { key: 'started', cell: ({ startedAt }) => when(startedAt) },
            {
              key: 'state',
              cell: ({ isLive, behind, seenAt }) => {
                if (!isLive)
                  return (
                    <span className="text-error">
                      {t('silent', { at: formatMoment(language, seenAt, 'seconds') })}
                    </span>
                  )
                return behind > 0 ? t('behind', { count: behind }) : t('live')
              },
            },
          ])}
          rows={instances}
          keyOf={({ id }) => id}
          empty={t('noInstances')}
        />
      </Part>
      <Part
        title={t('parts.messages')}
        actions={failed.length > 0 && <RetryButton label={t('retryAll')} language={language} />}
      >
        <DataTable
          label={t('parts.messages')}
          columns={titled<Operation['undelivered'][number]>([
            { key: 'kind', cell: ({ kind }) => wordOf(language, 'messages', kind) },
            { key: 'waiting', cell: ({ waiting }) => waiting },
            { key: 'oldest', cell: ({ oldestAt }) => (oldestAt ? when(oldestAt) : '–') },
            { key: 'givenUp', cell: ({ givenUp }) => givenUp },
          ])}
          rows={undelivered}
          keyOf={({ kind }) => kind}
          empty={t('noMessages')}
        />
        {failed.length > 0 && (
          <DataTable
            label={t('failed')}
            columns={[
              ...titled<Operation['failed'][number]>([
                { key: 'message', cell: ({ kind, id }) => `${wordOf(language, 'messages', kind)} · ${id}` },
                { key: 'written', cell: ({ createdAt }) => when(createdAt) },
                { key: 'attempts', cell: ({ attempts }) => attempts },
                { key: 'problem', cell: ({ problem }) => problemOf(problem ?? t('unknownProblem')) },
                { key: 'next', cell: ({ nextAt }) => (nextAt ? when(nextAt) : t('givenUp')) },
              ]),
              {
                key: 'retry',
                title: t('retry'),
                hidden: true,
                width: 'w-1',
                cell: ({ id, kind }) => (
                  <RetryButton
                    label={t('retry')}
                    about={`${wordOf(language, 'messages', kind)} ${id}`}
                    id={id}
                    language={language}
                  />
                ),
              },
            ]}
            rows={failed}
            keyOf={({ id }) => id}
            empty={t('noMessages')}
          />
        )}
      </Part>
      <Part title={t('parts.jobs')}>
        <DataTable<JobRow>
          label={t('parts.jobs')}
          columns={titled<JobRow>([
            { key: 'job', cell: ({ name }) => wordOf(language, 'jobs', name) },
            {
              key: 'succeeded',
              cell: ({ succeededAt, since }) =>
                succeededAt === undefined ? (
                  <span className="text-quiet">{t('notSince', { at: formatMoment(language, since) })}</span>
                ) : (
                  when(succeededAt)
                ),
            },
            { key: 'failedAt', cell: ({ failedAt }) => (failedAt ? when(failedAt) : '–') },
            { key: 'places', cell: ({ places }) => (places.length > 0 ? places.join(', ') : '–') },
            { key: 'problem', cell: ({ problem }) => problemOf(problem) ?? '–' },
          ])}
          rows={jobs}
          keyOf={({ name }) => name}
          empty={t('noInstances')}
        />
      </Part>
    </Screen>
  )
}

type PartProps = { title: string; actions?: ReactNode; children: ReactNode }

function Part({ title, actions, children }: PartProps) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-display text-h2">{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-quiet">{term}</dt>
      <dd className="wrap-anywhere min-w-0 max-sm:mb-2">{children}</dd>
    </>
  )
}
