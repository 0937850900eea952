/** So many stand beside each other where there is middling room; more of them only where there is much. */
const mostInARow = 3

const middling = {
  list: 'grid gap-9 @2xl:auto-cols-fr @2xl:grid-flow-col',
  item: 'relative grid grid-cols-[6rem_minmax(0,1fr)] gap-4 @2xl:grid-cols-1 @2xl:content-start',
  plus: '@2xl:-start-4.5 @2xl:top-16',
}

const wide = {
  list: 'grid gap-9 @5xl:auto-cols-fr @5xl:grid-flow-col',
  item: 'relative grid grid-cols-[6rem_minmax(0,1fr)] gap-4 @5xl:grid-cols-1 @5xl:content-start',
  plus: '@5xl:-start-4.5 @5xl:top-16',
}

const circle =
  'absolute start-12 -top-7.5 grid size-6 -translate-x-1/2 place-items-center rounded-full bg-ink font-bold text-card leading-none'

/** Where the products of a bundle stand: below each other, and beside each other where there is room; a plus between. */
export function arrangement(count: number) {
  const { list, item, plus } = count > mostInARow ? wide : middling
  return { list, item, plus: `${circle} ${plus}` }
}
