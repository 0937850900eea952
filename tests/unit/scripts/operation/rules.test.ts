import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { labelValues, type MetricName, metrics } from '@/lib/platform/metrics'

const folder = 'scripts/operation'
const rules = readFileSync(`${folder}/alerts.yaml`, 'utf8')
const dashboard = JSON.parse(readFileSync(`${folder}/dashboard.json`, 'utf8')) as {
  panels: { title: string; targets: { expr: string }[] }[]
}
const chapter = readFileSync('lib/server/operation/README.md', 'utf8')

/** Each alert, with what it asks. */
const alerts = rules
  .split(/^ {6}- alert: /m)
  .slice(1)
  .map((text) => ({ name: text.split('\n')[0] ?? '', text }))

const asked = [
  ...alerts.map(({ name, text }) => [`the alert ${name}`, text] as const),
  ...dashboard.panels.map(
    ({ title, targets }) => [`the panel ${title}`, targets.map(({ expr }) => expr).join('\n')] as const,
  ),
]

const metricsIn = (text: string) =>
  [...text.matchAll(/\b(?:shop|nodejs|process)_\w+/g)].map(([name]) =>
    name.replace(/(?<=_seconds)_(?:bucket|count|sum)$/, ''),
  )

/** The labels that Prometheus itself adds. */
const ofPrometheus = new Set(['instance', 'job', 'le', 'severity'])

describe.each(asked)('%s', (_, text) => {
  it('asks for metrics that there are', () => {
    const unknown = metricsIn(text).filter((name) => !(name in metrics))
    expect(unknown).toEqual([])
  })

  it('asks for labels that they have, and for values that these may have', () => {
    const wrong = [...text.matchAll(/(\w+)\{([^}]*)\}/g)].flatMap(([, metric = '', matchers = '']) => {
      const name = metricsIn(metric)[0] as MetricName | undefined
      if (!name) return []
      return [...matchers.matchAll(/(\w+)(?:=~|!=|!~|=)"([^"]*)"/g)].filter(([, label = '', values = '']) => {
        const known: readonly string[] = labelValues[label as keyof typeof labelValues] ?? []
        const own: readonly string[] = metrics[name].labels
        return !own.includes(label) || values.split('|').some((value) => !known.includes(value))
      })
    })
    expect(wrong.map(([matcher]) => matcher)).toEqual([])
    const grouped = [...text.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', '))
    expect(grouped.filter((label) => !(label in labelValues) && !ofPrometheus.has(label))).toEqual([])
  })
})

it('every metric of the shop is shown in a panel or watched by an alert', () => {
  const used = new Set(asked.flatMap(([, text]) => metricsIn(text)))
  expect(Object.keys(metrics).filter((name) => !used.has(name))).toEqual([])
})

it.each(alerts)(
  '$name wakes somebody or waits for the morning, and the chapter says what it means',
  ({ name, text }) => {
    expect(text).toMatch(/severity: (?:page|ticket) }/)
    expect(chapter).toContain(`\`${name}\``)
  },
)

const promtool = spawnSync('promtool', ['--version']).status === 0
if (!promtool)
  console.warn('Skipped: promtool over the alert rules. Install it to run it (Debian: prometheus).')

it.skipIf(!promtool).each([
  ['check', 'alerts.yaml'],
  ['test', 'alerts.test.yaml'],
])('promtool finds nothing wrong: %s rules %s', (command, file) => {
  const { status, stdout, stderr } = spawnSync('promtool', [command, 'rules', file], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect([status, status === 0 ? '' : `${stdout}${stderr}`]).toEqual([0, ''])
})
