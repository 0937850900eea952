import { sketches } from './sketches'

const tones: Readonly<Record<string, string>> = {
  card: 'fill-card stroke-line',
  ink: 'fill-ink/45',
  line: 'fill-ink/12',
  accent: 'fill-accent',
  sage: 'fill-companion-1',
  apricot: 'fill-companion-2',
  sky: 'fill-companion-3',
  butter: 'fill-companion-4',
}

const box = (x: number, y: number, width: number, height: number, round: number) => {
  const corner = Math.min(round, width / 2, height / 2)
  return <rect x={x} y={y} width={width} height={height} rx={corner} />
}

function Stroke({ of: stroke }: { of: string }) {
  const [kind, ...rest] = stroke.split(' ')
  const tone = tones[rest.at(-1) ?? ''] ?? ''
  const [x = 0, y = 0, a = 0, b = 0] = rest.map(Number)
  if (kind === 'o') return <circle cx={x} cy={y} r={a} className={tone} />
  if (kind === 'h') return <g className="fill-ink/60">{box(x, y, a, 7, 2)}</g>
  if (kind === 'k') return <g className="fill-accent">{box(x, y, a, 10, 5)}</g>
  if (kind === 't')
    return (
      <g className="fill-ink/25">
        {Array.from({ length: b }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
          <g key={line}>{box(x, y + line * 9, line > 0 && line === b - 1 ? a * 0.6 : a, 4, 2)}</g>
        ))}
      </g>
    )
  return (
    <>
      <g className={tone}>{box(x, y, a, b, 3)}</g>
      {kind === 'p' && (
        <g className="fill-ink/20">
          <circle cx={x + a * 0.72} cy={y + b * 0.32} r={Math.min(a, b) * 0.11} />
          <path
            d={`M${x + a * 0.1} ${y + b * 0.88}l${a * 0.28} ${-b * 0.42}l${a * 0.2} ${b * 0.24}l${a * 0.12} ${-b * 0.12}l${a * 0.2} ${b * 0.3}z`}
          />
        </g>
      )}
    </>
  )
}

/** A drawing of what a block looks like on a page. Its name stands below it. */
export function Sketch({ name }: { name: string }) {
  const strokes = sketches[name]?.split(';') ?? []
  return (
    <svg
      viewBox="0 0 160 90"
      aria-hidden="true"
      className="block aspect-video w-full rounded-t-card border-line border-b bg-ground"
    >
      {strokes.map((stroke) => (
        <Stroke key={stroke} of={stroke} />
      ))}
    </svg>
  )
}
