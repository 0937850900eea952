/** The most products in a row on medium screens; more only on wide ones. */
const mostInARow = 3

const middling = {
  list: 'grid gap-9 @2xl:grid-flow-col @2xl:auto-cols-[minmax(0,18.5rem)] @2xl:grid-rows-[repeat(4,auto)] @2xl:gap-y-2',
  item: '@2xl:row-span-4 @2xl:grid-cols-1 @2xl:grid-rows-subgrid @2xl:gap-y-2 @2xl:*:col-auto @2xl:*:row-auto',
  plus: '@2xl:-start-4.5 @2xl:top-16',
}

const wide = {
  list: 'grid gap-9 @5xl:grid-flow-col @5xl:auto-cols-[minmax(0,16rem)] @5xl:grid-rows-[repeat(4,auto)] @5xl:gap-y-2',
  item: '@5xl:row-span-4 @5xl:grid-cols-1 @5xl:grid-rows-subgrid @5xl:gap-y-2 @5xl:*:col-auto @5xl:*:row-auto',
  plus: '@5xl:-start-4.5 @5xl:top-16',
}

/** The picture beside name and price, the choice below them. */
const beside = 'relative grid grid-cols-[6rem_minmax(0,1fr)] grid-rows-[auto_1fr_auto] gap-x-4 gap-y-2'
const circle =
  'absolute start-12 -top-7.5 grid size-6 -translate-x-1/2 place-items-center rounded-full bg-ink font-bold text-card leading-none'

/** The layout of a bundle's products: one below the other, and in a row on wider screens, with a plus between them. */
export function arrangement(count: number) {
  const { list, item, plus } = count > mostInARow ? wide : middling
  return { list, item: `${beside} ${item}`, plus: `${circle} ${plus}` }
}
