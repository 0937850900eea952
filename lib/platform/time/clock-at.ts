/** The local time of a time zone at an instant, as if it were UTC. */
export function clockAt(instant: number, timezone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant)
  const [year = 0, month = 1, day, hour, minute, second] = (
    ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
  ).map((name) => Number(parts.find(({ type }) => type === name)?.value))
  return Date.UTC(year, month - 1, day, hour, minute, second)
}
