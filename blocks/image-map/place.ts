/** In per cent of the picture. */
export type Area = {
  left?: number | undefined
  top?: number | undefined
  width?: number | undefined
  height?: number | undefined
}

/** Half of the 44 CSS pixels that a finger needs: so near to an edge may the middle of a small area be. */
const reach = '1.375rem'

/** Sums of fractions end in digits that nobody measured. */
const rounded = (value: number) => Math.round(value * 1000) / 1000

function along(start: number, length: number): { middle: number; length: number } {
  const kept = Math.min(length, 100 - start)
  return { middle: rounded(start + kept / 2), length: rounded(kept) }
}

/** Where an area stands: what lies beyond the picture is cut off, and a target at its edge stays inside. */
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
    /** On which side of the picture, so that the name opens towards its middle. */
    isRight: across.middle > 50,
    isLow: down.middle > 50,
  }
}
