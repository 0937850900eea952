import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { OverlapWords, PlanWords } from '@/lib/studio/editor/dialogs/schedule-words'

const [publishAt, unpublishAt, timeZone] = ['2026-12-20T10:00', '2026-12-30T11:00', 'Europe/Vienna']
const version = { isKept: false, at: '2026-12-01T10:00:00Z', by: 'Eva' }

it.each([
  [
    'both',
    { publishAt, unpublishAt, version },
    [/20\.12\..*Wien.*1\.12\..*Eva/, /30\.12\..*Wien.*offline/],
    [],
  ],
  ['its end', { publishAt: '', unpublishAt, version }, [/30\.12\..*offline/], [/Eva/]],
  ['a version that is still read', { publishAt, unpublishAt: '', version: undefined }, [], [/20\.12/]],
  [
    'what is planned already',
    { publishAt, unpublishAt: '', version: { ...version, isKept: true } },
    [/geplant von Eva/],
    [],
  ],
  ['of a program', { publishAt, unpublishAt: '', version: { ...version, by: undefined } }, [/Programm/], []],
])(
  'a plan says which version goes out when, by the clock of the market: %s',
  (_, given, wanted, unwanted) => {
    const html = renderToStaticMarkup(<PlanWords {...given} timeZone={timeZone} />)
    for (const words of wanted) expect(html).toMatch(words)
    for (const words of unwanted) expect(html).not.toMatch(words)
  },
)

const none = { publishAt: '', unpublishAt: '' }
const winter = { id: 7, name: 'Winter' }
it.each([
  ['nothing', none, none, []],
  ['what was there', { publishAt, unpublishAt }, { publishAt, unpublishAt }, []],
  [
    'what somebody has planned meanwhile',
    { publishAt, unpublishAt: '' },
    none,
    [/20\.12\./, /an dessen Stelle/],
  ],
  ['a plan that has ended meanwhile', none, { publishAt, unpublishAt: '' }, [/gilt inzwischen nicht mehr/]],
  [
    'a release with a time',
    { ...none, releases: [{ ...winter, releaseAt: '2026-12-24T10:00:00Z' }] },
    none,
    [/Winter.*24\.12\./],
  ],
  ['a release by hand', { ...none, releases: [winter] }, none, [/Winter/]],
])('a plan names what overlaps with it: %s', (_, plan, first, wanted) => {
  const html = renderToStaticMarkup(<OverlapWords plan={plan} first={first} />)
  expect(html === '').toBe(wanted.length === 0)
  for (const words of wanted) expect(html).toMatch(words)
})
