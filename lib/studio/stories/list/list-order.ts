/** What lists are ordered by: by each column, up or down (`-`). Without one, folders keep their own order. */
export const listOrders = [
  'name',
  '-name',
  'state',
  '-state',
  'changed',
  '-changed',
  'person',
  '-person',
] as const
export type ListOrder = (typeof listOrders)[number]

export const orderColumns = ['name', 'state', 'changed', 'person'] as const
export type OrderColumn = (typeof orderColumns)[number]

export const columnOf = (order: ListOrder): OrderColumn => order.replace('-', '') as OrderColumn

export const isDown = (order: ListOrder): boolean => order.startsWith('-')

/** What the head of a column asks for: its own order, then the other way round, then the list's own order. */
export function nextOrder(column: OrderColumn, order: ListOrder | undefined): ListOrder | undefined {
  // What was changed last is looked for most.
  const [first, second] =
    column === 'changed' ? (['-changed', 'changed'] as const) : ([column, `-${column}`] as const)
  if (order === first) return second
  return order === second ? undefined : first
}
