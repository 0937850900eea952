/** An amount of minor units as structured data write it: `19.99`. */
export const majorUnits = (minorUnits: number): string => (minorUnits / 100).toFixed(2)
