/** In per cent of the picture. */
type Area = {
  left?: number | undefined
  top?: number | undefined
  width?: number | undefined
  height?: number | undefined
}

/** Half of a 44 px touch target: the minimum distance of a small area's centre from the edges. */
const reach = '1.375rem'

/** Removes the rounding errors of floating point sums. */
const rounded = (value: number) => Math.round(value * 1000) / 1000

function along(start: number, length: number): { middle: number; length: number } {
  const kept = Math.min(length, 100 - start)
  return { middle: rounded(start + kept / 2), length: rounded(kept) }
}

/** The position of an area: clipped to the picture, with touch targets kept inside. */
export function placeOf({ left = 0, top = 0, width = 0, height = 0 }: Area) {
  const across = along(left, width)
  const down = along(top, height)
  return {
    style: {
      left: `clamp(${reach}, ${across.middle}%, 100% - ${reach})`,
      top: `clamp(${reach}, ${down.middle}%, 100% - ${reach})`,
      width: `${across.length}%`,
      height: `${down.length}%`,
    },
    /** The side of the picture, so that the name opens towards its middle. */
    isRight: across.middle > 50,
    isLow: down.middle > 50,
  }
}
