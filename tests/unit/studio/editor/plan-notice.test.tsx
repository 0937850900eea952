import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PlanNotice } from '@/lib/studio/editor/plan-notice.client'
import { ReleaseNotice } from '@/lib/studio/editor/release-notice.client'
import { TakeOver } from '@/lib/studio/editor/take-over.client'

const nothing = () => undefined
const version = { at: '2026-01-01T10:00:00Z', author: 'Eva', content: 'v', name: 'Seite' }
const [publishAt, unpublishAt] = ['2026-12-20T10:00', '2026-12-30T11:00']

it.each([
  ['publishing', { publishAt, unpublishAt: '', version }, [/Geplant für .*20\.12\./], [/offline/]],
  [
    'taking off',
    { publishAt: '', unpublishAt },
    [/geht am .*30\.12\..* offline/],
    [/Geplant für/, /<button/],
  ],
  ['both', { publishAt, unpublishAt, version }, [/20\.12\./, /30\.12\..* offline/], []],
])('the bar of the editor tells what is planned: %s', (_, plan, wanted, unwanted) => {
  const html = renderToStaticMarkup(
    <PlanNotice
      plan={plan}
      isBehind={false}
      isLive={false}
      mayPublish
      isKept={false}
      onAnew={nothing}
      onKeep={nothing}
      takeOver={undefined}
    />,
  )
  for (const words of wanted) expect(html).toMatch(words)
  for (const words of unwanted) expect(html).not.toMatch(words)
})

it.each([
  ['before its time', false, { why: 'person' as const }, [/Übernehmen/], [/#stage/]],
  ['after its time', true, { why: 'over' as const }, [/Übernehmen/], [/#stage/]],
  [
    'without approval',
    false,
    { why: 'stage' as const, stage: 'Prüfung' },
    [/Übernehmen/, /href="#stage"/],
    [],
  ],
  [
    'due without approval',
    true,
    { why: 'stage' as const, stage: 'Prüfung' },
    [/href="#stage"[^>]*>.*Zur Phase/],
    [/Übernehmen/],
  ],
])('a plan on hold is taken over, or leads to its stage: %s', (_, isDue, reason, wanted, unwanted) => {
  const html = renderToStaticMarkup(
    <TakeOver
      storyId={7}
      onHold={{ planner: 'Eva', isDue, reason, action: 'publish' }}
      onPlan={nothing}
      onRefused={nothing}
    />,
  )
  for (const words of wanted) expect(html).toMatch(words)
  for (const words of unwanted) expect(html).not.toMatch(words)
})

it.each([
  [
    'at a time',
    { releaseAt: '2026-12-24T07:00:00Z', version },
    false,
    [/„Winter“, geplant für 24\.12\.2026, 08:00/, /Fassung vom .*Eva/],
    [/seitdem geändert/],
  ],
  ['by hand', { version }, false, [/von Hand/], [/geplant/]],
  ['with a version that is behind', { version }, true, [/seitdem geändert/, /releases\/7\//], []],
  ['without a version', {}, false, [/ohne festgehaltene Fassung/], [/seitdem geändert/]],
])(
  'the bar of the editor tells of a release that holds the page: %s',
  (_, release, isBehind, wanted, unwanted) => {
    const html = renderToStaticMarkup(
      <ReleaseNotice releases={[{ id: 7, name: 'Winter', ...release }]} isBehind={() => isBehind} />,
    )
    for (const words of wanted) expect(html).toMatch(words)
    for (const words of unwanted) expect(html).not.toMatch(words)
  },
)
