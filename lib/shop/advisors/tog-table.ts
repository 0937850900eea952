/**
 * How warm a sleeping bag keeps, for which room, in degrees Celsius, and over what. Above 24 degrees a
 * child sleeps without one, and a room below 12 is to be heated: no sleeping bag is made for it.
 */
export const togTable = [
  { tog: undefined, room: { from: 24 }, under: 'summer' },
  { tog: 1, room: { from: 20, to: 24 }, under: 'light' },
  { tog: 2.5, room: { from: 16, to: 20 }, under: 'warm' },
  { tog: 3.5, room: { from: 12, to: 16 }, under: 'winter' },
  { tog: undefined, room: { to: 12 }, under: 'heat' },
] as const
