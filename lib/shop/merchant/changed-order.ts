import { problem } from '@/lib/platform/http'
import { orderAnswer } from './called-order'
import type { Done } from './change-order'
import type { OrderRead } from './read-orders'

type OrderChange = {
  find: (number: string) => Promise<OrderRead | undefined>
  change: () => Promise<Done>
}

const unknown = () => problem({ status: 404, title: 'There is no such order' })

/** Changes the order that a call names, and answers with it as it is then; what is so already is no fault. */
export async function changedOrder(number: string, { find, change }: OrderChange): Promise<Response> {
  if (!(await find(number))) return unknown()
  const done = await change()
  if (!done.ok && !done.isSo) return problem({ status: 409, title: done.problem })
  const order = await find(number)
  return order ? orderAnswer(order) : unknown()
}
