import type { Store } from '@/lib/shop/stores'
import { type Spot, type StoreMap, spotOf } from '@/lib/shop/stores'

/** The width of the drawing in its own units, which texts and lines are measured in. */
const width = 1000

type Props = { map: StoreMap; stores: readonly Store[]; label: string }

/** A country with its towns. The pins are laid over it, and the list beside it has the same information as text. */
export function MapDrawing({ map, stores, label }: Props) {
  const height = Math.round(width / map.ratio)
  const at = ({ x, y }: Spot) => ({ x: Math.round(x * (width / 100)), y: Math.round(y * (height / 100)) })
  const path = (spots: readonly Spot[]) =>
    `M${spots
      .map(at)
      .map(({ x, y }) => `${x} ${y}`)
      .join('L')}Z`
  const cities = new Map(
    stores.flatMap((store) => {
      const spot = spotOf(map.bounds, store)
      return spot ? [[store.city, at(spot)] as const] : []
    }),
  )
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="block h-auto w-full">
      <rect width={width} height={height} className="fill-companion-3" />
      {map.land.map((spots) => (
        <path
          key={path(spots)}
          d={path(spots)}
          strokeWidth={14}
          strokeLinejoin="round"
          className="fill-card stroke-card"
        />
      ))}
      {map.water.map((spots) => (
        <path
          key={path(spots)}
          d={path(spots)}
          strokeWidth={14}
          strokeLinejoin="round"
          className="fill-companion-3 stroke-companion-3"
        />
      ))}
      {map.towns.map((town) => {
        const { x, y } = at(town)
        return (
          <g key={town.name} className="fill-quiet">
            <circle cx={x} cy={y} r={7} />
            <Name x={x} y={y + 44} words={town.name} />
          </g>
        )
      })}
      {[...cities].map(([city, { x, y }]) => (
        <Name
          key={city}
          x={x + aside({ x, y }, [...cities.values()]) * city.length * halfLetter}
          y={y + 46}
          words={city}
          className="fill-ink font-bold"
        />
      ))}
    </svg>
  )
}

/** The average half width of a letter. */
const halfLetter = 10

/** The space that a pin takes with its name. */
const reach = 170

/** The side of a town's name, away from a pin that would cover it; 0 if there is none. */
function aside(spot: Spot, all: readonly Spot[]): -1 | 0 | 1 {
  const inTheWay = all.find(
    ({ x, y }) => x !== spot.x && Math.abs(x - spot.x) < reach && y > spot.y && y - spot.y < reach,
  )
  if (!inTheWay) return 0
  return inTheWay.x < spot.x ? 1 : -1
}

/** A town's name, kept away from the edges where it would be cut off. */
function Name({ x, y, words, className }: { x: number; y: number; words: string; className?: string }) {
  const half = words.length * halfLetter
  const middle = Math.min(Math.max(x, half + 8), width - half - 8)
  return (
    <text x={middle} y={y} textAnchor="middle" fontSize={36} className={className}>
      {words}
    </text>
  )
}
