/** A position as readers get it. They keep it and give it back, and need not know what it means. */
export const cursorOf = (position: number): string => Buffer.from(`1:${position}`).toString('base64url')

/** The position of a cursor; undefined for what is no cursor of this shop. */
export function positionOf(cursor: string): number | undefined {
  const [, digits] = /^1:(0|[1-9]\d{0,14})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  const position = digits === undefined ? undefined : Number(digits)
  return position !== undefined && cursorOf(position) === cursor ? position : undefined
}
